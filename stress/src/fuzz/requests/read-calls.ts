import type { JsonSchema } from './json-schema.ts';

/** A parameter of a call, in its path or its query. */
export interface FuzzField {
  name: string;
  isRequired: boolean;
  schema: JsonSchema;
}

/** A call, as the API's own document describes it. */
export interface FuzzCall {
  name: string;
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  params: readonly FuzzField[];
  query: readonly FuzzField[];
  body?: { type: string; schema: JsonSchema };
}

export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  operationId: string;
  parameters?: readonly { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> };
}

export function readCalls({ paths }: ApiDocument): FuzzCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method, operation)),
  );
}

function callOf(path: string, method: string, { operationId, parameters = [], requestBody }: Operation): FuzzCall {
  const fieldsIn = (place: string): FuzzField[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, schema }) => ({ name, isRequired: required, schema }));
  const [content] = Object.entries(requestBody?.content ?? {});
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    params: fieldsIn('path'),
    query: fieldsIn('query'),
    ...(content && { body: { type: content[0], schema: content[1].schema } }),
  };
}
