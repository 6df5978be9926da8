import type { BikeBody } from './bike-names.ts';
import type { BikePart } from './bike-part.ts';
import { cruiserSide } from './cruiser.data.ts';
import { cruiserDash, nakedDash, offroadDash, scooterDash, sportDash, tourerDash } from './dashes.data.ts';
import { cruiserFront, nakedFront, offroadFront, scooterFront, sportFront, tourerFront } from './fronts.data.ts';
import { nakedSide } from './naked.data.ts';
import { offroadSide } from './offroad.data.ts';
import { scooterSide } from './scooter.data.ts';
import { sportSide } from './sport.data.ts';
import { tourerSide } from './tourer.data.ts';

interface BikeShapes {
  title: string;
  side: readonly BikePart[];
  front: readonly BikePart[];
  dash: readonly BikePart[];
}

export const bikes: Readonly<Record<BikeBody, BikeShapes>> = {
  naked: { title: 'Naked bike', side: nakedSide, front: nakedFront, dash: nakedDash },
  sport: { title: 'Sport bike', side: sportSide, front: sportFront, dash: sportDash },
  cruiser: { title: 'Cruiser', side: cruiserSide, front: cruiserFront, dash: cruiserDash },
  scooter: { title: 'Scooter', side: scooterSide, front: scooterFront, dash: scooterDash },
  offroad: { title: 'Off-road bike', side: offroadSide, front: offroadFront, dash: offroadDash },
  tourer: { title: 'Tourer', side: tourerSide, front: tourerFront, dash: tourerDash },
};
