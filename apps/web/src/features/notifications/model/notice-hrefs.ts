/** The whole history. */
export const historyHref = '/notifications';
/** Where the settings stand on the profile's page. */
export const settingsId = 'notifications';
export const settingsHref = `/profile#${settingsId}`;
