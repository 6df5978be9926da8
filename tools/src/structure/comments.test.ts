import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { readTexts } from './texts.ts';

const FOLDERS = ['apps/*/src', 'apps/web/vite', 'packages/*/src', 'tools', 'demo', 'bench', 'e2e', 'stress'];
/** Half a sentence names its subject worse than the code below it; a comment says why, in a whole one. */
const HALF_SENTENCE = /^(?:What|Who|Whose|Of)\b/;

/** The comments of a source without their marks. `//` on the lines after one another is one comment. */
function commentsOf(path: string, text: string): string[] {
  const { comments } = parseSync(path, text);
  return comments
    .filter(({ type, start }, index) => {
      const before = comments[index - 1];
      const isContinued = type === 'Line' && before?.type === 'Line' && text.slice(before.end, start).trim() === '';
      return !isContinued;
    })
    .map(({ value }) => value.replace(/^[\s*]+/, ''));
}

test('no comment begins with what, who, whose or of', async () => {
  const sources = await readTexts(
    root,
    FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
  );
  const half = sources.flatMap(({ path, text }) =>
    commentsOf(path, text)
      .filter((comment) => HALF_SENTENCE.test(comment))
      .map((comment) => `${path}: ${comment.split('\n', 1)[0]}`),
  );
  expect(half).toEqual([]);
});

test('comments are found whatever their form, and only where they begin', () => {
  const text = `// One, long before the name\n// Of the next.\n/** Two */\n/*\n * Three\n */ const a = '// none';\n// Four\nf();\n// Five`;
  expect(commentsOf('a.ts', text).map((comment) => comment.trim().split(/\W/)[0])).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
  ]);
});
