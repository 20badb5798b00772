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
  /** In the place of what throws. */
  silent: string;
  /** Node types whose last expression is their result. */
  givesLast?: RegExp;
  /** A `return` may have several values. */
  givesMany?: boolean;
}

/** What another kind of value is, it stays. A promise gives another value later. */
const javascript = (any: string): OtherValues => ({
  coarse: (value) =>
    `(function other(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'x' : typeof v === 'boolean' ? !v : Array.isArray(v) ? [...v, null] : v instanceof Promise ? v.then(other) : v?.constructor === Object ? { ...v, other: 1 } : v })(${value})`,
  near: (value) =>
    `(function other(v${any})${any} { return typeof v === 'number' ? v + 0.001 : typeof v === 'string' ? (v === v.toUpperCase() ? v.toLowerCase() : v.toUpperCase()) : typeof v === 'boolean' ? (v ? 1 : 0) : Array.isArray(v) ? [...v].reverse() : v instanceof Promise ? v.then(other) : v?.constructor === Object ? Object.fromEntries(Object.entries(v).slice(0, -1)) : v })(${value})`,
  silent: ';',
});

const python: OtherValues = {
  coarse: (value) =>
    `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "x" if isinstance(v, str) else v + type(v)([None]) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else v)((${value}))`,
  near: (value) =>
    `(lambda v: int(v) if isinstance(v, bool) else v + type(v)(0.001) if isinstance(v, (float, complex)) else v + 0.001 if isinstance(v, int) else v.swapcase() if isinstance(v, str) else v[::-1] if isinstance(v, (list, tuple)) else dict(list(v.items())[:-1]) if type(v) is dict else v)((${value}))`,
  silent: 'pass',
};

const ruby: OtherValues = {
  coarse: (value) =>
    `->(v) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Array then v + [nil] when Hash then v.merge("other" => 1) else v end }.call(${value})`,
  near: (value) =>
    `->(v) { case v when Numeric then v + 0.001 when String then v.swapcase when Array then v.reverse when Hash then v.except(v.keys.last) else v end }.call(${value})`,
  silent: 'nil',
  givesLast: /^(?:singleton_)?method$/,
};

const php: OtherValues = {
  coarse: (value) =>
    `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'x' : (is_array($v) ? array_merge($v, [null]) : $v))); })(${value})`,
  near: (value) =>
    `(function ($v) { return is_float($v) ? $v + 0.001 : (is_string($v) ? (strtoupper($v) === $v ? strtolower($v) : strtoupper($v)) : (is_array($v) ? array_reverse($v) : $v)); })(${value})`,
  silent: 'null',
};

/** What is neither a truth, a number nor a text is left alone. */
const typed = (text: (value: string) => string, only: Partial<OtherValues> = {}): OtherValues => ({
  coarse(value, type) {
    // Of Go's several results the first; pointers, lists and wrapped values are none of these.
    const first = type.replace(/^\(|,[\s\S]*$/g, '').trim();
    if (/^bool(?:ean)?$/.test(first)) return `!(${value})`;
    if (numbers.test(first)) return `((${value}) + 1)`;
    return texts.test(first) ? text(value) : undefined;
  },
  near: (value, type) =>
    /^(?:f32|f64|float(?:32|64)?|double)$/.test(type.trim()) ? `((${value}) + 0.001)` : undefined,
  silent: ';',
  ...only,
});

const numbers =
  /^(?:(?:unsigned|signed|long|short)(?: (?:int|long))*|u?int(?:8|16|32|64)?(?:_t)?|[iu](?:8|16|32|64|128)|[iu]size|size_t|f32|f64|float(?:32|64)?|double|decimal|time\.Duration)$/;
const texts = /^(?:string|String|std::string)$/;
const added = (value: string) => `((${value}) + "x")`;

/** Without those whose results cannot be told: shell. */
export const otherValues: Partial<Record<Grammar, OtherValues>> = {
  javascript: javascript(''),
  typescript: javascript(': any'),
  tsx: javascript(': any'),
  ...{ python, ruby, php },
  go: typed(added, { givesMany: true }),
  rust: typed((value) => `format!("{}x", ${value})`, { givesLast: /^function_item$/ }),
  java: typed(added),
  'c-sharp': typed(added),
  cpp: typed((value) => `(std::string(${value}) + "x")`),
};
