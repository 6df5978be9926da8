/** Characters in the comment of a bid, and in every chat message about it. */
export const mostComment = 1000;
