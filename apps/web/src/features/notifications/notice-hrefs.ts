export const historyHref = '/notifications';
/** Anchor of the settings on the profile page. */
export const settingsId = 'notifications';
export const settingsHref = `/profile#${settingsId}`;
