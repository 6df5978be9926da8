import type { CompanyContent, CompanyRecord } from '@seri/contract/people/company.schema';
import { apiRoot } from '@seri/contract/headers';
import { roleIds, type RoleName } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContent, readFirstRemittanceMinimum } from './company.query.ts';
import { firstContent } from './first-content.data.ts';

let database: TestDatabase;
let api: TestApi;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  manager = await api.signedIn({ role: 'manager' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

let logged = 0;

beforeEach(async () => {
  await database.db.deleteFrom('company').execute();
  logged = (await database.pool.query('select coalesce(max(id), 0) as id from action_log')).rows[0].id;
});

const url = `${apiRoot}/site/company`;
const link = (href: string) => ({ ...firstContent, footerLinks: [{ label: { en: 'x', ru: 'x' }, href }] });
const withName = (name: string): CompanyContent => ({ ...firstContent, name });

function save(user: TestUser | null, content: unknown, version = 0) {
  return api.ask(user, { method: 'PUT', url, payload: { version, content } });
}

async function readByAnyone(): Promise<CompanyRecord> {
  return (await api.ask<CompanyRecord>(null, { url })).body;
}

function readLog() {
  const log = database.db.selectFrom('action_log').select(['account_id', 'action', 'subject', 'detail']);
  return log.where('id', '>', logged).execute();
}

describe('R27 the content of the company', () => {
  it('exists from the start, in both languages, and passes its own validation', async () => {
    expect(await readByAnyone()).toEqual({ version: 0, content: firstContent });
    expect(await readFirstRemittanceMinimum(database.db)).toBe(100_000);
    expect(await save(manager, withName('Another'))).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is replaced at once by what staff save; the log names the changed parts', async () => {
    const content = { ...withName('Kobe Motors'), firstRemittanceMinimum: 250_000 };
    await save(manager, content);
    expect(await readByAnyone()).toEqual({ version: 1, content });
    expect(await readFirstRemittanceMinimum(database.db)).toBe(250_000);
    expect(await readLog()).toEqual([
      {
        account_id: manager.accountId,
        action: 'company.saved',
        subject: 'company:1',
        detail: { changed: ['name', 'firstRemittanceMinimum'] },
      },
    ]);
  });

  it('keeps its version when nothing changed, and writes no log', async () => {
    await save(manager, withName('Kobe Motors'));
    expect(await save(manager, withName('Kobe Motors'), 1)).toMatchObject({ status: 200 });
    expect((await readContent(database.db)).version).toBe(1);
    expect(await readLog()).toHaveLength(1);
  });

  it('is not saved over a version that its author has not seen', async () => {
    await save(manager, withName('First'));
    expect(await save(manager, withName('Second'))).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    expect(await save(manager, withName('Second'), 2)).toMatchObject({ status: 409 });
    expect((await readContent(database.db)).content.name).toBe('First');
    expect(await readLog()).toHaveLength(1);
  });

  it.each([0, 1])('after version %i is saved by only one of many concurrent authors', async (seen) => {
    if (seen === 1) await save(manager, withName('Before'));
    const names = Array.from({ length: 12 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(names.map((name) => save(manager, withName(name), seen)));
    const winners = names.filter((_, index) => answers[index]?.status === 200);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(names.length - 1);
    const { version, content } = await readContent(database.db);
    expect([version, content.name]).toEqual([seen + 1, ...winners]);
  });

  it('is cached by browsers and sent again only when it changed', async () => {
    const { headers } = await api.app.inject({ url });
    const ask = () => api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect((await ask()).statusCode).toBe(304);
    await save(manager, withName('Kobe Motors'));
    expect((await ask()).statusCode).toBe(200);
  });

  it('keeps markup as plain text', async () => {
    const name = '<img src=x onerror=alert(1)> & "q" ${1} {0}';
    await save(manager, withName(name));
    expect((await readByAnyone()).content.name).toBe(name);
  });
});

describe('R27 the roles that may save the content', () => {
  const may: Readonly<Record<RoleName, 200 | 401 | 403>> = {
    manager: 200,
    vip: 403,
    client: 403,
    troublesome: 403,
    dealer: 403,
    restricted: 403,
    guest: 403,
    disabled: 401,
  };

  it('names every role', () => {
    expect(Object.keys(may).toSorted()).toEqual(Object.keys(roleIds).toSorted());
  });

  it.each(Object.entries(may) as [RoleName, number][])('%s gets %i', async (role, status) => {
    expect(await save(await api.signedIn({ role }), withName('Mine'))).toMatchObject({ status });
  });
});

describe('R28 the content must not contain', () => {
  const wrong: readonly [label: string, content: unknown, field: string, problem: string][] = [
    ['a script', link('javascript:alert(1)'), 'content.footerLinks.0.href', 'invalid'],
    ['a script in disguise', link(' java\tscript:alert(1)'), 'content.footerLinks.0.href', 'invalid'],
    ['a page in the address', link('data:text/html,x'), 'content.footerLinks.0.href', 'invalid'],
    ['a foreign page as ours', link('//evil.example'), 'content.footerLinks.0.href', 'invalid'],
    ['a foreign page as ours, by backslash', link('\\\\evil.example'), 'content.footerLinks.0.href', 'invalid'],
    ['an empty link', link('  '), 'content.footerLinks.0.href', 'required'],
    [
      'a text in one language',
      { ...firstContent, servicePanel: { ...firstContent.servicePanel, title: { en: 'x' } } },
      'content.servicePanel.title.ru',
      'required',
    ],
    ['a name of spaces', withName('   '), 'content.name', 'required'],
    ['a name too long', withName('x'.repeat(61)), 'content.name', 'tooLong'],
    ['a NUL character', withName('a\u0000b'), 'content.name', 'invalid'],
    ['half a character', withName('a\ud83d'), 'content.name', 'invalid'],
    ['no terms', { ...firstContent, termsLinks: [] }, 'content.termsLinks', 'invalid'],
    [
      'a debt for a minimum',
      { ...firstContent, firstRemittanceMinimum: -1 },
      'content.firstRemittanceMinimum',
      'invalid',
    ],
    [
      'a logo by another name',
      { ...firstContent, logos: { light: '../secret', dark: null } },
      'content.logos.light',
      'invalid',
    ],
    [
      'a logo that nobody uploaded',
      { ...firstContent, logos: { light: null, dark: 'a'.repeat(32) } },
      'content.logos.dark',
      'choice',
    ],
  ];

  it.each(wrong)('%s', async (_label, content, field, problem) => {
    const answer = await save(manager, content);
    expect(answer).toMatchObject({ status: 422, body: { code: 'FIELDS' } });
    expect(answer.body.data).toMatchObject({ fields: { [field]: { problem } } });
    expect(Object.keys((answer.body.data as { fields: object }).fields)).toEqual([field]);
    expect((await readContent(database.db)).version).toBe(0);
    expect(await readLog()).toEqual([]);
  });
});
