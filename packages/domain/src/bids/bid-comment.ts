/** Of a bid’s comment, and of every message about it, in characters. */
export const mostComment = 1000;
