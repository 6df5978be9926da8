import { SettingsError } from '../platform/config/settings.ts';
import { expect, test } from 'vitest';
import { openDemonstration } from './demonstration.ts';

test('an install without the demonstration says so where DEMO is on', async () => {
  const opened = openDemonstration({ demo: true }, '@seri/absent');
  await expect(opened).rejects.toThrow(/^DEMO is on, but this install lacks the demonstration \(@seri\/absent\): /);
  await expect(opened).rejects.toBeInstanceOf(SettingsError);
});

test('it is not looked for where DEMO is off', async () => {
  expect(await openDemonstration({ demo: false }, '@seri/absent')).toBeNull();
});
