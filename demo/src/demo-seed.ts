/** The same on every machine, so that everybody sees the same lots, and a restart goes on with them. */
export const demoSeed = 20_260_401;
