import { expect, test } from 'vitest';
import { readAdminCommand } from './admin-command.ts';

test.each([
  ['create-owner', 'anna@test.seri'],
  ['reset-second-factor', 'anna@test.seri'],
  ['forget-in-log', 'anna@test.seri'],
  ['create-feed-key', 'uss-tokyo'],
  ['remove-feed-key', 'uss-tokyo'],
  ['restore', 'seri.backup'],
])('%s is read with its subject', (name, subject) => {
  expect(readAdminCommand([name, subject])).toEqual({ name, subject, hasOption: false });
});

test('a backup is of everything, and a restore may replace what is there', () => {
  expect(readAdminCommand(['backup'])).toEqual({ name: 'backup', subject: '', hasOption: false });
  expect(readAdminCommand(['restore', 'a', '--replace'])).toEqual({ name: 'restore', subject: 'a', hasOption: true });
});

test.each([
  [['create-owner'], 'Whose account?', 'create-owner EMAIL'],
  [['create-owner', 'anna'], '"anna" is not an e-mail address', 'create-owner EMAIL'],
  [['create-owner', ''], '"" is not an e-mail address', 'create-owner EMAIL'],
  [['create-owner', 'anna@test.seri', 'berta@test.seri'], 'One at a time', 'create-owner EMAIL'],
  [['reset-second-factor', 'anna'], '"anna" is not an e-mail address', 'reset-second-factor EMAIL'],
  [['backup', 'all'], '"all" is too much', 'backup'],
  [['restore'], 'Which backup?', 'restore FILE \\[--replace\\]'],
  [['restore', '--replace'], '"--replace" is not a file', 'restore FILE \\[--replace\\]'],
  [['restore', 'a', 'b'], '"b" is too much', 'restore FILE \\[--replace\\]'],
  [['create-feed-key'], 'Whose key?', 'create-feed-key SOURCE'],
  [['remove-feed-key', 'USS Tokyo'], '"USS Tokyo" is not a name of a source', 'remove-feed-key SOURCE'],
  [[], 'What is to be done?', 'remove-feed-key SOURCE'],
  [['delete-owner', 'anna@test.seri'], 'There is no command "delete-owner"', 'remove-feed-key SOURCE'],
  [['constructor'], 'There is no command "constructor"', 'remove-feed-key SOURCE'],
])('%j is refused with a sentence that ends in the usage', (args, sentence, usage) => {
  expect(() => readAdminCommand(args)).toThrow(sentence);
  expect(() => readAdminCommand(args)).toThrow(new RegExp(`: .*npm run admin -- ${usage}$`));
});
