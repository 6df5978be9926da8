export const noticesKey = ['notifications', 'list'] as const;
export const noticeSettingsKey = ['notifications', 'settings'] as const;
