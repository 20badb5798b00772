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
  /** Never the same, whatever kind it is: what has no other value of its kind gives none. */
  unlike(value: string, type: string): string | undefined;
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
  coarse: coarseJavascript(any),
  unlike: (value) =>
    `(function unlike(v${any})${any} { if (v instanceof Promise) return v.then(unlike); const w = ${coarseJavascript(any)('v')}; return w === v ? (v == null ? 'bent' : null) : w })(${value})`,
  near: (value) =>
    `(function other(v${any})${any} { return typeof v === 'number' ? v + 0.001 : typeof v === 'string' ? (v === v.toUpperCase() ? v.toLowerCase() : v.toUpperCase()) : typeof v === 'boolean' ? (v ? 1 : 0) : Array.isArray(v) ? [...v].reverse() : v instanceof Promise ? v.then(other) : v?.constructor === Object ? Object.fromEntries(Object.entries(v).slice(0, -1)) : v })(${value})`,
  silent: ';',
  idle: '{}',
});

const coarseJavascript = (any: string) => (value: string) =>
  `(function other(v${any})${any} { return typeof v === 'number' ? v + 1 : typeof v === 'string' ? v + 'x' : typeof v === 'boolean' ? !v : Array.isArray(v) ? [...v, null] : v instanceof Promise ? v.then(other) : v?.constructor === Object ? { ...v, other: 1 } : v })(${value})`;

const coarsePython = (value: string) =>
  `(lambda v: (not v) if isinstance(v, bool) else v + 1 if isinstance(v, __import__("numbers").Number) else v + "x" if isinstance(v, str) else v + type(v)([None]) if isinstance(v, (list, tuple)) else {**v, "other": 1} if isinstance(v, dict) else v)((${value}))`;

const python: OtherValues = {
  coarse: coarsePython,
  unlike: (value) =>
    `(lambda v: (lambda w: ("bent" if v is None else None) if w is v else w)(${coarsePython('v')}))((${value}))`,
  near: (value) =>
    `(lambda v: int(v) if isinstance(v, bool) else v + type(v)(0.001) if isinstance(v, (float, complex)) else v + 0.001 if isinstance(v, int) else v.swapcase() if isinstance(v, str) else v[::-1] if isinstance(v, (list, tuple)) else dict(list(v.items())[:-1]) if type(v) is dict else v)((${value}))`,
  silent: 'pass',
  idle: 'pass',
};

const coarseRuby = (value: string) =>
  `->(v) { case v when Numeric then v + 1 when String then v + "x" when true then false when false then true when Array then v + [nil] when Hash then v.merge("other" => 1) else v end }.call(${value})`;

const ruby: OtherValues = {
  coarse: coarseRuby,
  unlike: (value) => `->(v) { w = ${coarseRuby('v')}; w.equal?(v) ? (v.nil? ? "bent" : nil) : w }.call(${value})`,
  near: (value) =>
    `->(v) { case v when Numeric then v + 0.001 when String then v.swapcase when Array then v.reverse when Hash then v.except(v.keys.last) else v end }.call(${value})`,
  silent: 'nil',
  idle: 'nil',
  givesLast: /^(?:singleton_)?method$/,
};

const coarsePhp = (value: string) =>
  `(function ($v) { return is_bool($v) ? !$v : (is_int($v) || is_float($v) ? $v + 1 : (is_string($v) ? $v . 'x' : (is_array($v) ? array_merge($v, [null]) : $v))); })(${value})`;

const php: OtherValues = {
  coarse: coarsePhp,
  unlike: (value) =>
    `(function ($v) { $w = ${coarsePhp('$v')}; return $w === $v ? ($v === null ? 'bent' : null) : $w; })(${value})`,
  near: (value) =>
    `(function ($v) { return is_float($v) ? $v + 0.001 : (is_string($v) ? (strtoupper($v) === $v ? strtolower($v) : strtoupper($v)) : (is_array($v) ? array_reverse($v) : $v)); })(${value})`,
  silent: 'null',
  idle: '{}',
};

/** What is neither a truth, a number nor a text is left alone; `none` stands for it where it must not be the same. */
const typed = (
  text: (value: string) => string,
  none: (type: string) => string | undefined,
  only: Partial<OtherValues> = {},
): OtherValues => ({
  coarse: (value, type) => otherTyped(value, firstOf(type), text),
  unlike: (value, type) => otherTyped(value, firstOf(type), text) ?? none(firstOf(type)),
  near: (value, type) =>
    /^(?:f32|f64|float(?:32|64)?|double)$/.test(type.trim()) ? `((${value}) + 0.001)` : undefined,
  silent: ';',
  idle: '{}',
  ...only,
});

/** Of Go's several results the first; pointers, lists and wrapped values are none of these. */
const firstOf = (type: string) => type.replace(/^\(|,(?![^<]*>)[\s\S]*$/g, '').trim();

function otherTyped(value: string, type: string, text: (value: string) => string): string | undefined {
  if (/^bool(?:ean)?$/.test(type)) return `!(${value})`;
  if (numbers.test(type)) return `((${value}) + 1)`;
  return texts.test(type) ? text(value) : undefined;
}

const numbers =
  /^(?:(?:unsigned|signed|long|short)(?: (?:int|long))*|u?int(?:8|16|32|64)?(?:_t)?|[iu](?:8|16|32|64|128)|[iu]size|size_t|f32|f64|float(?:32|64)?|double|decimal|time\.Duration)$/;
const texts = /^(?:string|String|std::string)$/;
const added = (value: string) => `((${value}) + "x")`;

/** A value is made of its own type: one of a number's does not compile, and says nothing. */
const noneOfGo = (type: string) =>
  /^(?:\*|\[\]|map\[|error$|any$|func\b|chan\b)/.test(type)
    ? 'nil'
    : /^[A-Z_a-z][\w.]*$/.test(type)
      ? `${type}{}`
      : undefined;
const noneOfRust = (type: string) =>
  /^(?:->\s*)?(?:Vec|Option|HashMap|BTreeMap|HashSet|BTreeSet|VecDeque|Box<str)\b/.test(type)
    ? 'Default::default()'
    : undefined;
const noneOfJava = (type: string) => (/^(?:void|byte|short|char|)$/.test(type) ? undefined : 'null');

/** Without those whose results cannot be told: shell. */
export const otherValues: Partial<Record<Grammar, OtherValues>> = {
  javascript: javascript(''),
  typescript: javascript(': any'),
  tsx: javascript(': any'),
  ...{ python, ruby, php },
  go: typed(added, noneOfGo, { givesMany: true }),
  rust: typed((value) => `format!("{}x", ${value})`, noneOfRust, { givesLast: /^function_item$/ }),
  java: typed(added, noneOfJava),
  'c-sharp': typed(added, noneOfJava),
  cpp: typed(
    (value) => `(std::string(${value}) + "x")`,
    () => undefined,
  ),
};
