/** Journeys that may need a second try, as `file › title`, each with the reason. A journey that is not named fails the run. */
export const excusedJourneys: Readonly<Record<string, string>> = {};
