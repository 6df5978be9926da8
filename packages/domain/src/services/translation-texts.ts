/** R78: how long the texts of a request and its answer may be, in characters. */
export const mostQuestion = 1000;
export const mostReason = 500;
export const mostAnswer = 10_000;
