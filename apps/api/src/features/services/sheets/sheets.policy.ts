/** So many sheets an account may have read in an hour; each takes seconds of a processor. */
export const mostInHour = 30;
/** With so many waiting a new one would wait longer than anybody looks. */
export const mostWaiting = 20;
