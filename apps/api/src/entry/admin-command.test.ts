import { expect, test } from 'vitest';
import { readAdminCommand } from './admin-command.ts';

test('create-owner names an address', () => {
  expect(readAdminCommand(['create-owner', 'anna@test.seri'])).toEqual({ email: 'anna@test.seri' });
});

test.each([
  [[], 'What is to be done?'],
  [['delete-owner', 'anna@test.seri'], 'There is no command "delete-owner"'],
  [['create-owner'], 'Whose account?'],
  [['create-owner', 'anna'], '"anna" is not an e-mail address'],
  [['create-owner', ''], '"" is not an e-mail address'],
  [['create-owner', 'anna@test.seri', 'berta@test.seri'], 'One owner at a time'],
])('%j is answered with a sentence that ends in how to say it', (args, sentence) => {
  expect(() => readAdminCommand(args)).toThrow(sentence);
  expect(() => readAdminCommand(args)).toThrow(/: npm run admin -- create-owner EMAIL$/);
});
