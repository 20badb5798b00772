/** How a source says another value than the one that stands there: by its kind when it runs, or by the type that is declared. */

import type { Grammar } from './grammars.ts';

export interface OtherResult {
  /** `coarse`: another value. `near`: one that only an exact comparison tells apart. `given`: what it was given. `silent`: an error that is not thrown. */
  kind: 'coarse' | 'near' | 'given' | 'silent';
  /** The function. */
  name: string;
  line: number;
  before: string;
  after: string;
  /** The whole source with it. */
  text: string;
}

export interface OtherValues {
  /** `type`: of the result, as it is declared. undefined: nothing is known of such a value. */
  coarse(value: string, type: string): string | undefined;
  /** Told apart only where it is compared exactly. */
  near(value: string, type: string): string | undefined;
  /** Never the same, whatever kind it is: what has no other value of its kind gives none. `turned`: nor the same truth. */
  unlike(value: string, type: string, turned: boolean): string | undefined;
  /** Of the same kind, for tests that ask for nothing else; what has none gives nothing. */
  alike(value: string, type: string): string | undefined;
  /** In the place of what throws. */
  silent: string;
  /** A body that does nothing, where a function gives nothing. */
  idle: string;
  /** Node types whose last expression is their result. */
  givesLast?: RegExp;
  /** A `return` may have several values. */
  givesMany?: boolean;
}

/** What another kind of value is, it stays. A promise gives another value later. */
const javascript = (any: string): OtherValues => ({
  coarse: (value) =>
    `(function other(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'x' : typeof v === 'boolean' ? !v : Array.isArray(v) ? [...v, null] : v instanceof Promise ? v.then(other) : v?.constructor === Object ? { ...v, other: 1 } : v })(${value})`,
  unlike: (value, _, turned) =>
    `(function unlike(v${any})${any} { return typeof v === 'number' ? ${turned ? '(v ? 0 : 1)' : '-v - 1'} : typeof v === 'string' ? ${turned ? "(v ? '' : 'bent')" : "(v === 'bent' ? 'straight' : 'bent')"} : typeof v === 'boolean' ? !v : Array.isArray(v) ? (v.length > 0 ? [] : [null]) : v instanceof Promise ? v.then(unlike) : v?.constructor === Object ? (Object.keys(v).length > 0 ? {} : { other: 1 }) : v == null ? 'bent' : null })(${value})`,
  alike: (value) =>
    `(function alike(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'bent' : typeof v === 'boolean' ? !v : Array.isArray(v) ? (v.length > 0 ? [...v, v[0]] : [null]) : v instanceof Promise ? v.then(alike) : v?.constructor === Object ? { ...v, other: 1 } : null })(${value})`,
  near: (value) =>
    `(function other(v${any})${any} { return typeof v === 'number' ? v + 0.001 : typeof v === 'string' ? (v === v.toUpperCase() ? v.toLowerCase() : v.toUpperCase()) : typeof v === 'boolean' ? (v ? 1 : 0) : Array.isArray(v) ? [...v].reverse() : v instanceof Promise ? v.then(other) : v?.constructor === Object ? Object.fromEntries(Object.entries(v).slice(0, -1)) : v })(${value})`,
  silent: ';',
  idle: '{}',
});

const python: OtherValues = {
  coarse: (value) =>
    `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "x" if isinstance(v, str) else v + type(v)([None]) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else v)((${value}))`,
  unlike: (value, _, turned) =>
    `(lambda v: (not v) if isinstance(v, bool) else ${turned ? '(0 if v else 1)' : '-v - 1'} if isinstance(v, __import__("numbers").Number) else ${turned ? '("" if v else "bent")' : '("straight" if v == "bent" else "bent")'} if isinstance(v, str) else type(v)() if isinstance(v, (list, tuple, dict, set, bytes)) and v else [None] if isinstance(v, list) else "bent" if v is None else None)((${value}))`,
  alike: (value) =>
    `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "bent" if isinstance(v, str) else v + (v[:1] or type(v)([None])) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else None)((${value}))`,
  near: (value) =>
    `(lambda v: int(v) if isinstance(v, bool) else v + type(v)(0.001) if isinstance(v, (float, complex)) else v + 0.001 if isinstance(v, int) else v.swapcase() if isinstance(v, str) else v[::-1] if isinstance(v, (list, tuple)) else dict(list(v.items())[:-1]) if type(v) is dict else v)((${value}))`,
  silent: 'pass',
  idle: 'pass',
};

const ruby: OtherValues = {
  coarse: (value) =>
    `->(v) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Array then v + [nil] when Hash then v.merge("other" => 1) else v end }.call(${value})`,
  unlike: (value) =>
    `->(v) { case v when Numeric then v.zero? ? 1 : 0 when String then v.empty? ? "bent" : "" when true then false when false then true when Array then v.empty? ? [nil] : [] when Hash then v.empty? ? { "other" => 1 } : {} when nil then "bent" else nil end }.call(${value})`,
  alike: (value) =>
    `->(v) { case v when Numeric then v + 1 when String then v + "bent" when true then false when false then true when Array then v + (v.empty? ? [nil] : v.first(1)) when Hash then v.merge("other" => 1) else nil end }.call(${value})`,
  near: (value) =>
    `->(v) { case v when Numeric then v + 0.001 when String then v.swapcase when Array then v.reverse when Hash then v.except(v.keys.last) else v end }.call(${value})`,
  silent: 'nil',
  idle: 'nil',
  givesLast: /^(?:singleton_)?method$/,
};

const php: OtherValues = {
  coarse: (value) =>
    `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'x' : (is_array($v) ? array_merge($v, [null]) : $v))); })(${value})`,
  unlike: (value, _, turned) =>
    `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? ${turned ? '($v ? 0 : 1)' : '-$v - 1'} : (is_string($v) ? ${turned ? "($v ? '' : 'bent')" : "($v === 'bent' ? 'straight' : 'bent')"} : (is_array($v) ? ($v ? [] : [null]) : ($v === null ? 'bent' : null)))); })(${value})`,
  alike: (value) =>
    `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'bent' : (is_array($v) ? array_merge($v, $v ? array_slice($v, 0, 1) : [null]) : null))); })(${value})`,
  near: (value) =>
    `(function ($v) { return is_float($v) ? $v + 0.001 : (is_string($v) ? (strtoupper($v) === $v ? strtolower($v) : strtoupper($v)) : (is_array($v) ? array_reverse($v) : $v)); })(${value})`,
  silent: 'null',
  idle: '{}',
};

/** What is neither a truth, a number nor a text is left alone; `none` stands for it where it must not be the same. */
const typed = (text: (value: string) => string, unlike: Unlike, only: Partial<OtherValues> = {}): OtherValues => ({
  coarse: (value, type) => otherTyped(value, firstOf(type), text),
  unlike: (value, type, turned) => {
    const first = firstOf(type);
    if (signed.test(first)) return turned ? unlike.turned(value) : `(-(${value}) - 1)`;
    return otherTyped(value, first, unlike.text) ?? unlike.none(value, first);
  },
  alike: (value, type) =>
    otherTyped(value, firstOf(type), text) ?? unlike.twice?.(value, firstOf(type)) ?? unlike.none(value, firstOf(type)),
  near: (value, type) =>
    /^(?:f32|f64|float(?:32|64)?|double)$/.test(type.trim()) ? `((${value}) + 0.001)` : undefined,
  silent: ';',
  idle: '{}',
  ...only,
});

interface Unlike {
  /** Of a number. */
  turned(value: string): string;
  text(value: string): string;
  none(value: string, type: string): string | undefined;
  /** Of a list, all that is in it once more. */
  twice?(value: string, type: string): string | undefined;
}

/** Of Go's several results the first; pointers, lists and wrapped values are none of these. */
const firstOf = (type: string) =>
  type
    .slice(0, 300)
    .replace(/^\(|,(?![^<]*>)[\s\S]*$/g, '')
    .trim();

function otherTyped(value: string, type: string, text: (value: string) => string): string | undefined {
  if (/^bool(?:ean)?$/.test(type)) return `!(${value})`;
  if (numbers.test(type)) return `((${value}) + 1)`;
  return texts.test(type) ? text(value) : undefined;
}

const signed =
  /^(?:(?:long |short )?int|long(?: long)?|i(?:8|16|32|64|128|size)|int(?:16|32|64)(?:_t)?|f32|f64|float(?:32|64)?|double)$/;
const numbers =
  /^(?:(?:unsigned|signed|long|short)(?: (?:int|long))*|u?int(?:8|16|32|64)?(?:_t)?|[iu](?:8|16|32|64|128)|[iu]size|size_t|f32|f64|float(?:32|64)?|double|decimal|time\.Duration)$/;
const texts = /^(?:string|String|std::string)$/;
const added = (value: string) => `((${value}) + "x")`;

/** The value stays in it: what nothing uses does not compile. One made of a type that takes none does not either, and says nothing. */
const lower = (value: string) => `(-(${value}) - 1)`;
const go: Unlike = {
  turned: lower,
  text: (value: string) => `func(string) string { return "bent" }(${value})`,
  twice: (value: string, type: string) =>
    type.startsWith('[]') ? `func(v ${type}) ${type} { return append(v, v...) }(${value})` : undefined,
  none(value: string, type: string): string | undefined {
    const none = /^(?:\*|\[\]|map\[|error$|any$|func\b|chan\b)/.test(type)
      ? 'nil'
      : /^[\w.]+$/.test(type)
        ? `${type}{}`
        : '';
    return none === '' || value === 'nil' ? undefined : `func(${type}) ${type} { return ${none} }(${value})`;
  },
};
const rust: Unlike = {
  turned: lower,
  text: (value: string) => `{ let _ = ${value}; String::from("bent") }`,
  none: (value: string, type: string) =>
    /^(?:->\s*)?(?:Vec|Option|HashMap|BTreeMap|HashSet|BTreeSet|VecDeque)\b/.test(type)
      ? `{ let _ = ${value}; Default::default() }`
      : undefined,
};
const java: Unlike = {
  turned: lower,
  text: (value: string) => `((${value}) == null ? null : "bent")`,
  none: (value: string, type: string) =>
    /^(?:void|byte|short|char|)$/.test(type) ? undefined : `((${value}) == null ? null : null)`,
};
/** There a number may be a truth. */
const cpp: Unlike = {
  turned: (value) => `((${value}) == 0)`,
  text: (value) => `((void)(${value}), std::string("bent"))`,
  none: () => undefined,
};

/** Without those whose results cannot be told: shell. */
export const otherValues: Partial<Record<Grammar, OtherValues>> = {
  javascript: javascript(''),
  typescript: javascript(': any'),
  tsx: javascript(': any'),
  ...{ python, ruby, php },
  go: typed(added, go, { givesMany: true }),
  rust: typed((value) => `format!("{}x", ${value})`, rust, { givesLast: /^function_item$/ }),
  java: typed(added, java),
  'c-sharp': typed(added, java),
  cpp: typed((value) => `(std::string(${value}) + "x")`, cpp),
};
