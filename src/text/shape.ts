/** What a value from outside may be: read by it, and told as a JSON schema. The few kinds that settings and the events of GitHub have: Zod takes 20 ms of each start for them. */

export interface Json extends OfText, OfMapping {
  type?: string;
  enum?: string[];
  anyOf?: Json[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Json;
  minItems?: number;
  maxItems?: number;
}

interface OfText {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface OfMapping {
  properties?: Record<string, Json>;
  required?: string[];
  propertyNames?: Json;
  additionalProperties?: Json | false;
}

/** undefined: the value is none of these. */
type Reading<T> = { value: T } | undefined;

export interface Shape<T> {
  read(value: unknown): Reading<T>;
  json: Json;
  optional(): Shape<T | undefined>;
  nullable(): Shape<T | null>;
  nullish(): Shape<T | null | undefined>;
  /** For what is not given; a list or an object is another one each time. */
  default(value: T): Shape<T>;
  /** Not given, where it is wrong. */
  ifRight(): Shape<T | undefined>;
}

export type Of<S> = S extends Shape<infer T> ? T : never;

type Fields = Record<string, Shape<unknown>>;
type Whole<T> = { [K in keyof T]: T[K] };
type ObjectOf<F extends Fields> = Whole<
  { [K in keyof F as undefined extends Of<F[K]> ? never : K]: Of<F[K]> } & {
    [K in keyof F as undefined extends Of<F[K]> ? K : never]?: Of<F[K]>;
  }
>;

function shape<T>(json: Json, read: (value: unknown) => Reading<T>): Shape<T> {
  const or = <O>(more: Json, other: O): Shape<T | O> =>
    shape<T | O>(more, (value) => (value === other ? { value: other } : read(value)));
  const withNull: Json = { anyOf: [json, { type: 'null' }] };
  return {
    read,
    json,
    optional: () => or(json, undefined),
    nullable: () => or(withNull, null),
    nullish: () => or(withNull, null).optional(),
    default: (given) =>
      shape<T>({ default: given, ...json }, (value) => (value === undefined ? { value: copied(given) } : read(value))),
    ifRight: () => shape<T | undefined>(json, (value) => read(value) ?? { value: undefined }),
  };
}

function copied<T>(value: T): T {
  if (Array.isArray(value)) return [...value] as T;
  return typeof value === 'object' && value !== null ? { ...value } : value;
}

const when =
  <T>(isOne: (value: unknown) => boolean) =>
  (value: unknown): Reading<T> =>
    isOne(value) ? { value: value as T } : undefined;

interface TextLimits {
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** What no pattern can say. */
  only?(text: string): boolean;
}

export function text({ min, max, pattern, only }: TextLimits = {}): Shape<string> {
  const json = { type: 'string', minLength: min, maxLength: max, pattern: pattern?.source };
  return shape(
    known(json),
    when(
      (value) =>
        typeof value === 'string' &&
        value.length >= (min ?? 0) &&
        value.length <= (max ?? Number.POSITIVE_INFINITY) &&
        (pattern?.test(value) ?? true) &&
        (only?.(value) ?? true),
    ),
  );
}

export function number(minimum?: number, maximum?: number): Shape<number> {
  const isIn = (value: number) => value >= (minimum ?? value) && value <= (maximum ?? value);
  return shape(
    known({ type: 'number', minimum, maximum }),
    when((value) => Number.isFinite(value) && isIn(value as number)),
  );
}

export function whole(minimum?: number, maximum?: number): Shape<number> {
  const isIn = (value: number) => value >= (minimum ?? value) && value <= (maximum ?? value);
  return shape(
    known({ type: 'integer', minimum, maximum }),
    when((value) => Number.isSafeInteger(value) && isIn(value as number)),
  );
}

export const flag = (): Shape<boolean> =>
  shape(
    { type: 'boolean' },
    when((value) => typeof value === 'boolean'),
  );

export const anything = (): Shape<unknown> => shape({}, (value) => ({ value }));

export function oneOf<const T extends string>(values: readonly T[]): Shape<T> {
  return shape(
    { type: 'string', enum: [...values] },
    when((value) => values.includes(value as T)),
  );
}

export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return shape<A | B>({ anyOf: [one.json, other.json] }, (value) => one.read(value) ?? other.read(value));
}

export function list<T>(each: Shape<T>, { min = 0, max }: { min?: number; max?: number } = {}): Shape<T[]> {
  const json = { type: 'array', minItems: min || undefined, maxItems: max, items: each.json };
  return shape(known(json), (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > (max ?? value.length)) return undefined;
    const items = value.map((item) => each.read(item));
    return items.every((item) => item !== undefined) ? { value: items.map((item) => item.value) } : undefined;
  });
}

/** A mapping of names that are not known. */
export function table<T>(name: Shape<string>, each: Shape<T>): Shape<Record<string, T>> {
  const json = { type: 'object', propertyNames: name.json, additionalProperties: each.json };
  return shape(json, (value) => {
    if (!isMapping(value)) return undefined;
    const entries = Object.entries(value).map(([key, item]) => [name.read(key)?.value, each.read(item)] as const);
    if (entries.some(([key, item]) => key === undefined || item === undefined)) return undefined;
    return { value: Object.fromEntries(entries.map(([key, item]) => [key, item?.value])) as Record<string, T> };
  });
}

export interface ObjectShape<F extends Fields> extends Shape<ObjectOf<F>> {
  fields: F;
}

/** What else it has is left out; `closed`: it may have nothing else. */
export function object<F extends Fields>(fields: F, { closed = false } = {}): ObjectShape<F> {
  const names = Object.keys(fields);
  const read = (value: unknown): Reading<ObjectOf<F>> => {
    if (!isMapping(value) || (closed && Object.keys(value).some((key) => !names.includes(key)))) return undefined;
    const found: [string, unknown][] = [];
    for (const name of names) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      const field = fields[name]?.read(given);
      if (field === undefined) return undefined;
      if (field.value !== undefined) found.push([name, field.value]);
    }
    return { value: Object.fromEntries(found) as ObjectOf<F> };
  };
  const required = names.filter((name) => fields[name]?.read(undefined) === undefined);
  const properties = Object.fromEntries(Object.entries(fields).map(([name, { json }]) => [name, json]));
  const json: Json = { type: 'object', properties, ...(required.length > 0 && { required }) };
  return { ...shape(closed ? { ...json, additionalProperties: false } : json, read), fields };
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function known(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined)) as Json;
}
