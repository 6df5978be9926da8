import { headers as names } from '@seri/contract/headers';
import type { Random } from '@seri/drawings/random';
import { type Built, writeRequest } from './build-request.ts';
import type { FuzzRequest, RequestParts } from './fuzz-request.ts';
import { nastyValues } from './texts.data.ts';

type Breakage = (built: Built, random: Random) => FuzzRequest;

/** Breaks a valid request in one way. */
export function breakRequest(built: Built, random: Random): FuzzRequest {
  const [breakage, breakIt] = random.pick(random.chance(rareShare) ? rareBreakages : fittingBreakages(built, random));
  return { ...breakIt(built, random), breakage };
}

type NamedBreakage = readonly [name: string, breakIt: Breakage];

/** Megabytes, which the server refuses after it has read a part of them. */
const rareShare = 0.002;

/** Most requests are broken where their call reads them. */
const innerShare = 0.75;

function fittingBreakages({ parts }: Built, random: Random): readonly NamedBreakage[] {
  const inner = [
    ...(parts.body === undefined ? [] : ofBody),
    ...(Object.keys(parts.query).length > 0 ? ofQuery : []),
    ...(Object.keys(parts.params).length > 0 ? ofParams : []),
  ];
  return inner.length > 0 && random.chance(innerShare) ? inner : ofAny;
}

const rewritten = ({ request }: Built, parts: RequestParts): FuzzRequest => ({
  ...writeRequest(request.call, request.role, parts),
  headers: request.headers,
});

const withBody = (built: Built, body: unknown) => rewritten(built, { ...built.parts, body });
const withText = ({ request }: Built, body: string): FuzzRequest => ({ ...request, body });
const withHeaders = ({ request }: Built, more: Readonly<Record<string, string>>): FuzzRequest => ({
  ...request,
  headers: { ...request.headers, ...more },
});

const ofBody: readonly NamedBreakage[] = [
  ['value', (built, random) => withBody(built, replaceSome(built.parts.body, random.pick(nastyValues), random))],
  ['value', (built, random) => withBody(built, replaceSome(built.parts.body, random.pick(nastyValues), random))],
  ['value', (built, random) => withBody(built, replaceSome(built.parts.body, random.pick(nastyValues), random))],
  ['value', (built, random) => withBody(built, replaceSome(built.parts.body, random.pick(nastyValues), random))],
  ['value', (built, random) => withBody(built, replaceSome(built.parts.body, random.pick(nastyValues), random))],
  ['missing field', (built, random) => withBody(built, withoutOne(built.parts.body, random))],
  ['extra field', (built, random) => withBody(built, { ...asObject(built.parts.body), [oddKey(random)]: 1 })],
  ['body of another kind', (built, random) => withBody(built, random.pick(nastyValues))],
  ['deep nesting', (built, random) => withText(built, deep(random.pick([50, 5_000, 50_000])))],
  ['prototype', (built) => withText(built, `{"__proto__":{"isOwner":true},"constructor":{"prototype":{"a":1}}}`)],
  ['prototype', (built) => withText(built, spliced(built, '"__proto__":{"isOwner":true},'))],
  ['same key twice', (built) => withText(built, spliced(built, '"id":1,"id":2,"status":null,'))],
  ['cut off', ({ request }, random) => ({ ...request, body: cut(request.body ?? '', random) })],
  [
    'no JSON',
    (built, random) => withText(built, random.pick(['', ' ', 'a=1&b=2', '<xml/>', '\u{feff}{}', '{"a":01}', 'NaN'])),
  ],
  ['content type', (built, random) => withHeaders(built, { 'content-type': random.pick(contentTypes) })],
  ['content encoding', (built) => withHeaders(built, { 'content-encoding': 'gzip' })],
];

const ofQuery: readonly NamedBreakage[] = [
  [
    'query value',
    (built, random) => rewritten(built, { ...built.parts, query: replacedIn(built.parts.query, random) }),
  ],
  [
    'missing parameter',
    (built, random) => rewritten(built, { ...built.parts, query: asObject(withoutOne(built.parts.query, random)) }),
  ],
  [
    'parameter twice',
    (built, random) => rewritten(built, { ...built.parts, query: doubledIn(built.parts.query, random) }),
  ],
];

const ofParams: readonly NamedBreakage[] = [
  ['path', (built, random) => rewritten(built, { ...built.parts, params: replacedIn(built.parts.params, random) })],
];

const ofAny: readonly NamedBreakage[] = [
  ['query', ({ request }, random) => ({ ...request, target: `${request.target}${random.pick(oddQueries)}` })],
  ['method', ({ request }, random) => ({ ...request, method: random.pick(methods) })],
  ['address', ({ request }, random) => ({ ...request, target: random.pick(oddAddresses)(request.target) })],
  ['cookie', (built, random) => withHeaders(built, { cookie: random.pick(oddCookies) })],
  ['header', (built, random) => withHeaders(built, random.pick(oddHeaders))],
  ['header', (built, random) => withHeaders(built, random.pick(oddHeaders))],
  [
    'foreign origin',
    (built, random) =>
      withHeaders(built, { origin: random.pick(['https://evil.example', 'null', '', 'http://[::1', 'file://']) }),
  ],
];

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/xml',
  '',
  ';',
  'application/x-ndjson',
];
const oddQueries = [
  '?',
  '?&&&',
  '?=',
  '?%',
  '?%ZZ=%',
  '?a[b][c]=1',
  '?__proto__[a]=1',
  '&constructor=1',
  '?a=%00',
  '?%ff%fe=%ff',
];
const oddAddresses: readonly ((target: string) => string)[] = [
  (target) => `${target}/`,
  (target) => target.replace('/v1/', '/v1//'),
  (target) => target.replace('/v1/', '/V1/'),
  (target) => target.replace('/v1/', '/v1/%2e%2e/v1/'),
  (target) => target.replace(/\/[^/]*$/, '/%'),
  (target) => target.replace(/\/[^/]*$/, '/%00'),
  (target) => `${target.split('?')[0]}/${'x'.repeat(300)}`,
  (target) => `${target}#part`,
  (target) => `//example.org${target}`,
];
const oddCookies = [
  'access-token=',
  'access-token=none',
  `access-token=${'x'.repeat(4_000)}`,
  'access-token=a; access-token=b',
  'access-token=%00; device=%ZZ',
  'refresh-token=none; device=none',
  '=;=;=',
  '__proto__=1; constructor=2',
  ';'.repeat(500),
];
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { [names.idempotencyKey]: 'x'.repeat(101) },
  { [names.idempotencyKey]: "' or 1=1 --" },
  { [names.idempotencyKey]: '\u00ff\u00fe' },
  { [names.socketId]: "'; drop table outbox; --" },
  { [names.socketId]: 'x'.repeat(5_000) },
  { [names.captcha]: 'e30=' },
  { [names.captcha]: 'x'.repeat(3_000) },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'accept-language': 'ru;q=abc, *;q=9, ,,' },
  { 'accept-encoding': 'gzip;q=0, br;q=x, *' },
  { accept: 'image/avif;q=2, */*;q=-1' },
  { 'if-none-match': 'W/"0", *' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=9999999999-1' },
  { range: 'bytes=0-0,5-1,-' },
  { 'user-agent': '\u00e9\u00ff'.repeat(300) },
  { 'user-agent': '' },
  { 'x-forwarded-for': "127.0.0.1, ' or 1=1, ::1%lo" },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  { host: 'evil.example:99999' },
  { host: '' },
  { authorization: `Bearer ${'x'.repeat(300)}` },
  { authorization: 'Basic Og==' },
  { expect: '200-ok' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-many': 'x'.repeat(12_000) },
  { 'x-too-many': 'x'.repeat(17_000) },
];

const rareBreakages: readonly NamedBreakage[] = [
  [
    'megabytes',
    (built) => withText(built, JSON.stringify({ ...asObject(built.parts.body), comment: 'x'.repeat(3 << 20) })),
  ],
  ['megabytes', (built) => withText(built, `[${'0,'.repeat(1 << 20)}0]`)],
];

const deep = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
const cut = (text: string, random: Random) => text.slice(0, random.integer(0, Math.max(0, text.length - 1)));
const oddKey = (random: Random) =>
  random.pick(['toJSON', 'hasOwnProperty', '', 'isOwner', 'accountId', 'role_id', '\u{202e}', 'a'.repeat(500)]);

/** The body with more text behind its first brace. */
const spliced = ({ request }: Built, text: string) =>
  (request.body ?? '{}').replace('{', `{${text}`).replace(',}', '}');

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function withoutOne(value: unknown, random: Random): unknown {
  const entries = Object.entries(asObject(value));
  return entries.length === 0 ? value : Object.fromEntries(entries.toSpliced(random.integer(0, entries.length - 1), 1));
}

function replacedIn(fields: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> {
  return { ...fields, [random.pick(Object.keys(fields))]: random.pick(nastyValues) };
}

function doubledIn(fields: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> {
  const name = random.pick(Object.keys(fields));
  return { ...fields, [name]: [fields[name], fields[name], 'twice'] };
}

/** Puts the value in the place of one part, however deep, or of the whole. */
function replaceSome(value: unknown, by: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  if (keys.length === 0 || random.chance(0.1)) return by;
  const key = random.pick(keys);
  const replaced = replaceSome((value as Record<string, unknown>)[key], by, random);
  return Array.isArray(value) ? value.with(Number(key), replaced) : { ...value, [key]: replaced };
}
