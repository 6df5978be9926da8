/** Fixed, so that every machine shows the same lots and a restart continues with them. */
export const demoSeed = 20_260_401;
