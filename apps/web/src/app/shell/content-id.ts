/** Where every page begins, for the link that skips to it. */
export const contentId = 'content';
