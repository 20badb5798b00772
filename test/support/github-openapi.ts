/**
 * GitHub's own description of its REST API, cut to the calls in use: finds the operation of a request, checks what is sent
 * and what is answered against it, and fills an answer up to the fields that GitHub always gives.
 */

import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

export type Fields = Record<string, unknown>;

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: unknown;
}

interface Body {
  content?: Record<string, { schema?: Schema }>;
  $ref?: string;
}

interface Operation {
  operationId: string;
  parameters?: ({ $ref?: string; name: string; in: string } & Fields)[];
  requestBody?: Body & { required?: boolean };
  responses: Record<string, Body>;
}

const description = JSON.parse(readFileSync(new URL('../fixtures/openapi/github.json', import.meta.url), 'utf8'));
// What is referred to by many is compiled once, and as it is: 0.4 s of processor time in each worker instead of 1.1.
const plainly = { inlineRefs: false, code: { optimize: false } };
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, logger: false, ...plainly });
ajv.addSchema(withNulls(description) as object, 'github');

const routes = Object.entries<Record<string, Operation>>(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, pattern: patternOf(path) })),
);
// Literal segments before parameters: /issues/comments is no issue number.
routes.sort((a, b) => a.path.split('{').length - b.path.split('{').length || b.path.length - a.path.length);

/** The operation that a method and a path name; undefined: GitHub has no such call, or none that is known here. */
export function findOperation(method: string, path: string) {
  for (const route of routes) {
    if (route.method !== method.toLowerCase()) continue;
    const match = route.pattern.exec(path);
    if (match === null) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(match.groups ?? {})) params[name] = decodeURIComponent(value ?? '');
    return {
      id: route.operation.operationId,
      params,
      /** What is wrong with the request, in sentences; empty where it is right. */
      problems: (query: URLSearchParams, body: unknown) => requestProblems(route.operation, query, body),
      /** The answer with every required field filled, and what is wrong with it. */
      answer: (status: number, body: unknown) => checkedAnswer(route.operation, status, body),
    };
  }
  return undefined;
}

/** A value filled up with the required fields of a named schema: for payloads of events. */
export function filled(schema: string, value: Fields): Fields {
  return fill({ $ref: `#/components/schemas/${schema}` }, value, '') as Fields;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.]/g, '\\.');
  // Refs and file paths have slashes of their own.
  return new RegExp(
    `^${escaped
      .replace('/{path}', '(?:/(?<path>.*))?')
      .replace(/\{(ref|head|base)\}/g, '(?<$1>.+?)')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  );
}

function requestProblems(operation: Operation, query: URLSearchParams, body: unknown): string[] {
  const known = new Set(
    (operation.parameters ?? [])
      .map((parameter) => resolve(parameter))
      .filter((each) => each.in === 'query')
      .map((each) => each.name),
  );
  const unknown = [...query.keys()].filter((key) => !known.has(key)).map((key) => `unknown query parameter ${key}`);
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (schema === undefined) {
    return body === undefined || body === null || Object.keys(body).length === 0
      ? unknown
      : [...unknown, 'a body where none is taken'];
  }
  if (body === undefined) return operation.requestBody?.required ? [...unknown, 'no body'] : unknown;
  const names = namesOf(schema);
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const strange =
    names.size === 0 ? [] : fields.filter((field) => !names.has(field)).map((field) => `unknown body field ${field}`);
  return [...unknown, ...strange, ...violations(validatorOf(`${operation.operationId} request`, schema), body)];
}

function checkedAnswer(operation: Operation, status: number, body: unknown) {
  const declared = operation.responses[String(status)];
  if (declared === undefined) return { body, problems: status < 400 ? [`status ${status} is not described`] : [] };
  const schema = resolve(declared).content?.['application/json']?.schema;
  if (schema === undefined || status >= 400) return { body, problems: [] };
  const full = fill(schema, body, '');
  return { body: full, problems: violations(validatorOf(`${operation.operationId} ${status}`, schema), full) };
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(key: string, schema: Schema): ValidateFunction {
  const made = validators.get(key) ?? ajv.compile(withNulls(absolute(schema)) as object);
  validators.set(key, made);
  return made;
}

function violations(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || '(whole)'} ${error.message ?? ''}`);
}

/** Refs inside the description, so that a part of it can be compiled alone. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === '$ref' ? `github${each}` : absolute(each)]),
  );
}

/** OpenAPI 3.0 says `nullable` beside `$ref` and `enum` too; JSON Schema needs the null spelled out. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Fields;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, withNulls(each)]));
  if (typeof nullable !== 'boolean')
    return nullable === undefined ? plain : { ...plain, nullable: withNulls(nullable) };
  return nullable ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function resolve<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return description.components[kind][name];
}

function namesOf(schema: Schema): Set<string> {
  const plain = resolve(schema);
  if (plain.additionalProperties === true) return new Set();
  const parts = [...(plain.oneOf ?? []), ...(plain.anyOf ?? []), ...(plain.allOf ?? [])];
  return new Set([...Object.keys(plain.properties ?? {}), ...parts.flatMap((part) => [...namesOf(part)])]);
}

/** Adds what is required and missing: null where that is allowed, else an empty value of the type. */
function fill(schema: Schema, value: unknown, name: string): unknown {
  const plain = merged(schema, value);
  if (value === undefined) return emptyValue(plain, name);
  if (Array.isArray(value))
    return value.map((each) => (plain.items === undefined ? each : fill(plain.items, each, name)));
  if (typeof value !== 'object' || value === null || plain.properties === undefined) return value;
  const out: Fields = { ...value };
  for (const [key, property] of Object.entries(plain.properties)) {
    if (key in out || plain.required?.includes(key)) out[key] = fill(property, out[key], key);
  }
  return out;
}

function merged(schema: Schema, value?: unknown): Schema {
  const plain = resolve(schema);
  const choices = (plain.oneOf ?? plain.anyOf ?? []).map((choice) => merged(choice));
  if (choices.length > 0 && plain.properties === undefined) {
    const isList = Array.isArray(value);
    return {
      ...(choices.find((choice) => (choice.type === 'array') === isList) ?? choices[0]),
      nullable: plain.nullable,
    };
  }
  if (plain.allOf === undefined) return plain;
  const parts = plain.allOf.map((part) => merged(part));
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

function emptyValue(schema: Schema, name: string): unknown {
  if (schema.nullable) return null;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'object' || schema.properties !== undefined) return fill(schema, {}, name);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return 0;
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z';
  return schema.format === 'uri' || name.endsWith('url') ? `https://api.github.test/${name}` : `${name}-0`;
}
