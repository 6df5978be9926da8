/** In which money comes. Yen are whole, the others have hundredths. */
export const currencies = ['JPY', 'USD', 'EUR', 'RUB'] as const;
export type Currency = (typeof currencies)[number];

export const isCurrency = (text: string): text is Currency => (currencies as readonly string[]).includes(text);
