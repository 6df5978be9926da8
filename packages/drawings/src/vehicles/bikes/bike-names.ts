export const bikeBodies = ['naked', 'sport', 'cruiser', 'scooter', 'offroad', 'tourer'] as const;
export const bikeViews = ['side', 'left', 'front', 'dash'] as const;

export type BikeBody = (typeof bikeBodies)[number];
export type DrawnBikeView = (typeof bikeViews)[number];
