/** What functions give otherwise, in languages without a grammar here: by the lines that begin them and that return. */

import type { OtherResult } from './other-values.ts';
import { ends, plainlyBlownNames } from './plain-blown.ts';

interface PlainResults {
  endings: RegExp;
  /** The line that begins a function, its name as the group `name`. */
  begins: RegExp;
  /** A line that returns, with what stands before the value, and behind it. */
  gives: RegExp;
  values: Readonly<Record<'coarse' | 'near', (value: string) => string>>;
  /** Never the same. */
  unlike: (value: string) => string;
  /** Of the same kind, or nothing. */
  alike?: (value: string) => string;
  /** The beginning of a function's body. */
  body: RegExp;
  idle: string;
  /** What throws, and what stands in its place. */
  thrown: RegExp;
  silent: string;
}

export function plainResultsOf(path: string, text: string, names: ReadonlySet<string>): OtherResult[] {
  const language = languages.find(({ endings }) => endings.test(path));
  if (language === undefined) return [];
  const lines = text.split('\n');
  const given = new Map<string, number[]>();
  let owner = '';
  for (const [at, line] of lines.entries()) {
    owner = language.begins.exec(line)?.groups?.name ?? (ends.test(line) ? '' : owner);
    if (names.has(owner) && language.gives.test(line)) given.set(owner, [...(given.get(owner) ?? []), at]);
  }
  return [...given].flatMap(([name, all]) =>
    (['coarse', 'near'] as const).map((kind): OtherResult => {
      const changed = [...lines];
      const otherwise = (_: string, before: string, value: string, behind = '') =>
        before + language.values[kind](value) + behind;
      for (const at of all) changed[at] = (changed[at] ?? '').replace(language.gives, otherwise);
      const [first = 0] = all;
      const [before, after] = [lines[first] ?? '', changed[first] ?? ''];
      return { kind, name, line: first + 1, before: before.trim(), after: after.trim(), text: changed.join('\n') };
    }),
  );
}

/** All of these functions give another value and throw nothing; those without a `return` do nothing. Where no other value is known they throw. */
export function plainlyWrecked(
  path: string,
  text: string,
  names: ReadonlySet<string>,
  alike = false,
): string | undefined {
  const language = languages.find(({ endings }) => endings.test(path));
  const other = alike ? language?.alike : language?.unlike;
  if (language === undefined && !alike) return plainlyBlownNames(path, text, names);
  if (language === undefined || other === undefined) return undefined;
  const begun = new Map<string, number>();
  let owner = '';
  const lines = text.split('\n').map((line, at) => {
    const name = language.begins.exec(line)?.groups?.name;
    owner = name ?? (ends.test(line) ? '' : owner);
    if (!names.has(owner)) return line;
    if (name !== undefined) begun.set(name, at);
    if (!language.gives.test(line)) return line.replace(language.thrown, language.silent);
    begun.delete(owner);
    return line.replace(
      language.gives,
      (_, before: string, value: string, behind = '') => `${before}${other(value)}${behind}`,
    );
  });
  for (const at of begun.values()) lines[at] = (lines[at] ?? '').replace(language.body, `$& ${language.idle}`);
  return lines.join('\n');
}

export const isPlain = (path: string) => languages.some(({ endings }) => endings.test(path));

const languages: readonly PlainResults[] = [
  {
    endings: /\.(?:pl|pm)$/,
    begins: /^\s*sub\s+(?<name>\w+)/,
    gives: /^(\s*return\s+)([^;]{1,500}?)((?:\s+(?:if|unless)\b[^;]*)?;.*)$/,
    // In a list the values, else the last of them; a reference is left as it is.
    values: {
      coarse: (value) =>
        `(sub { my @v = map { ref $_ ? $_ : defined $_ && /^-?\\d+(?:\\.\\d+)?$/ ? $_ + 1 : ($_ // "") . "x" } @_; wantarray ? @v : $v[-1] })->(${value})`,
      near: (value) => `(sub { my @v = map { ref $_ ? $_ : lc } reverse @_; wantarray ? @v : $v[0] })->(${value})`,
    },
    unlike: (value) =>
      `(sub { my @v = map { ref $_ eq "ARRAY" ? (@$_ ? [] : ["bent"]) : ref $_ eq "HASH" ? (%$_ ? {} : { bent => 1 }) : ref $_ ? undef : defined $_ && /^-?\\d+(?:\\.\\d+)?$/ ? ($_ == 0 ? 1 : 0) : ($_ // "") eq "" ? "bent" : "" } @_; wantarray ? @v : $v[-1] })->(${value})`,
    body: /^\s*sub\s+\w+[^{]*\{/,
    idle: 'return;',
    thrown: /\b(?:die|croak|confess)\b[^;]{0,500}?(?=(?:\s+(?:if|unless)\b[^;]{0,500})?;)/,
    silent: '0',
  },
  {
    endings: /\.lua$/,
    begins: /^\s*(?:local\s+)?(?:function\s+(?=[\w.:]+\s*\()|(?=[\w.:]+\s*=\s*function\b))(?:\w+[.:])*(?<name>\w+)/,
    gives: /^(\s*return\s+)(\S.{0,500}?)(\s+end\s*,?)?$/,
    values: {
      coarse: (value) =>
        `(function(v, ...) local t = type(v) if t == "number" then return v + 1, ... elseif t == "string" then return v .. "x", ... elseif t == "boolean" then return not v, ... elseif t == "table" then local c = setmetatable({}, getmetatable(v)) for k, w in pairs(v) do c[k] = w end c.other = 1 return c, ... end return v, ... end)(${value})`,
      // A list turned round, another table with one entry less.
      near: (value) =>
        `(function(v, ...) if type(v) ~= "table" then return v, ... end local c = setmetatable({}, getmetatable(v)) local n = #v if n > 0 then for i = 1, n do c[i] = v[n + 1 - i] end else local gone = next(v) for k, w in pairs(v) do if k ~= gone then c[k] = w end end end return c, ... end)(${value})`,
    },
    unlike: (value) =>
      `(function(v, ...) local t = type(v) if t == "number" then return v == 0 and 1 or 0, ... elseif t == "string" then return v == "" and "bent" or "", ... elseif t == "boolean" then return not v, ... elseif t == "table" and getmetatable(v) == nil then return next(v) == nil and { bent = 1 } or {}, ... elseif v == nil then return "bent", ... end return nil, ... end)(${value})`,
    alike: (value) =>
      `(function(v, ...) local t = type(v) if t == "number" then return v + 1, ... elseif t == "string" then return v .. "bent", ... elseif t == "boolean" then return not v, ... elseif t == "table" and getmetatable(v) == nil then local c = {} for k, w in pairs(v) do c[k] = w end c[#c + 1] = c[1] c.other = 1 return c, ... end return nil, ... end)(${value})`,
    body: /^.{0,300}?\bfunction\b[^()]{0,200}\([^()]{0,500}\)/,
    idle: 'do return end',
    thrown: /\berror\s*\([^\n]{0,500}\)(?=\s*(?:end\b|;|$))/,
    silent: 'local _',
  },
];
