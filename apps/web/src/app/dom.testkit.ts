import { type TextGroup, textGroups } from '@seri/messages/text-groups.data';
import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { showLanguage, withTexts } from '../lib/language/language.ts';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { newPage } from './new-page.testkit.ts';

await newPage();
// A group that loads later would change the texts on screen in the middle of a test.
await withTexts(Object.keys(textGroups) as TextGroup[], async () => undefined)();
await showLanguage('en', false);

// The library cleans up only in the first file that loads it.
beforeEach(cleanup);
// Vitest imports this file for each test file, at an address with the time: by a stopped clock it would run only once.
afterAll(() => void vi.useRealTimers());
