import type { Random } from '@seri/drawings/random';
import { headers as names } from '@seri/contract/headers';
import { type FuzzRequest, type FuzzRole, type RequestParts, writeTarget } from './fuzz-request.ts';
import { generateValue, type KnownRow, mostOptional } from './generate-value.ts';
import type { FuzzCall, FuzzField } from './read-calls.ts';

/** A captcha that the product of this run takes, see `known-captcha.preload.ts`. */
export const knownCaptcha = 'a human';

export interface Built {
  parts: RequestParts;
  request: FuzzRequest;
}

/** A request that should pass the form of its call; `isWhole` gives it all its optional parameters. */
export function buildRequest(call: FuzzCall, role: FuzzRole, known: KnownRow, random: Random, isWhole = false): Built {
  const parts: RequestParts = {
    params: generateFields(call.params, known, random),
    query: generateFields(call.query, known, random, isWhole),
    body: call.body ? generateBody(call.body, known, random) : undefined,
  };
  return { parts, request: { ...writeRequest(call, role, parts), headers: headersOf(call, random) } };
}

export function writeRequest(call: FuzzCall, role: FuzzRole, parts: RequestParts): Omit<FuzzRequest, 'headers'> {
  const { body } = parts;
  const text = typeof body === 'string' && isStream(call) ? body : JSON.stringify(body);
  return {
    call,
    role,
    method: call.method,
    target: writeTarget(call, parts),
    ...(text !== undefined && { body: text }),
  };
}

const isStream = ({ body }: FuzzCall) => body !== undefined && body.type !== 'application/json';

function generateFields(
  fields: readonly FuzzField[],
  known: KnownRow,
  random: Random,
  isWhole = false,
): Record<string, unknown> {
  const share = isWhole ? 1 : Math.min(0.5, mostOptional / fields.length);
  const chosen = fields.filter(({ isRequired }) => isRequired || random.chance(share));
  return Object.fromEntries(chosen.map(({ name, schema }) => [name, generateValue(schema, random, known, name)]));
}

function generateBody(
  { type, schema }: { type: string; schema: FuzzField['schema'] },
  known: KnownRow,
  random: Random,
) {
  if (type === 'application/json') return generateValue(schema, random, known);
  return random.pick(feedFiles)(random);
}

const feedFiles: readonly ((random: Random) => string)[] = [
  (random) => `{"type":"house","id":"h${random.integer(1, 9)}","name":"House of a fuzzer"}\n`,
  (random) => `{"type":"result","lot":"l${random.integer(1, 9)}","status":4533}\nno line of a feed\n`,
  () => '\n\n\n',
];

function headersOf(call: FuzzCall, random: Random): Record<string, string> {
  return {
    'sec-fetch-site': 'same-origin',
    [names.captcha]: knownCaptcha,
    ...(call.body && { 'content-type': call.body.type }),
    ...(call.method !== 'GET' &&
      random.chance(0.3) && { [names.idempotencyKey]: `fuzz-${random.integer(1, 1_000_000_000)}` }),
  };
}
