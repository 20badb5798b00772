/** Places in new test code that something has to hear, told by lines in any language: rows that others overwrite, names that are bound anew, marks of failure. */

import { bentLiteral } from '../syntax/literals.ts';
import { kindOf } from '../syntax/plain-tests.ts';

export interface Spot {
  kind: 'row' | 'name' | 'mark' | 'function';
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
  /** What it is called in a sentence. */
  name: string;
}

/** `fresh`: lines (from 1) that the attempt wrote. */
export interface NewText {
  path: string;
  text: string;
  fresh: ReadonlySet<number>;
}

/** Of two entries of a table with one key the language keeps the last: the value of the first is another. */
export function lostRows({ path, text, fresh }: NewText): Spot[] {
  if (!lastWins.test(path)) return [];
  const found: Spot[] = [];
  const open = new Map<number, Map<string, Spot | undefined>>();
  for (const { line, start, own, depth } of linesOf(text)) {
    for (const deeper of [...open.keys()].filter((one) => one > depth)) open.delete(deeper);
    const match = own.length > 300 ? null : entry.exec(own);
    if (match === null) {
      // What closes one table and opens the next stands at its own depth.
      if (/^[)\]}]|[([{]$/.test(own.trim())) open.delete(depth);
      continue;
    }
    const [key = '', value = ''] = [match[1], match[2]];
    const keys = open.get(depth) ?? new Map<string, Spot | undefined>();
    open.set(depth, keys);
    const earlier = keys.get(key);
    if (earlier !== undefined && earlier.before !== own.trim()) found.push(earlier);
    const literal = [...value.matchAll(literals)].at(-1);
    const after = literal && bentLiteral(literal[0], kindOf(literal[0]), 0);
    const at = start + own.indexOf(value, key.length) + (literal?.index ?? 0);
    keys.set(
      key,
      literal === undefined || after === undefined || match[3] !== ',' || !fresh.has(line)
        ? undefined
        : { kind: 'row', line, start: at, end: at + literal[0].length, before: own.trim(), after, name: key },
    );
  }
  return found;
}

const lastWins = /\.(?:php|rb|py|[cm]?[jt]sx?|lua|pl|t|exs?)$/;
/** `'a' => [1, 2],`, `"a": 2,`, `a: 2,`, `["a"] = 2,`: with a comma behind it, which only the last one may lack. */
const entry =
  /^\s*(?:\[)?('[^'\n]{1,80}'|"[^"\n]{1,80}"|[a-z]\w*(?=:)|:\w+(?= =>))(?:\])?\s*(?:=>|:(?!:)|=(?!=))\s*(\S.*?)(,?)\s*$/;
const literals = /(?<![\w.])\d+(?:\.\d+)?(?![\w.])|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** `expected = …` in the body of a test that asserts with that name further down: a text that fits nothing in its place. */
export function boundNames({ path, text }: NewText, body: { start: number; end: number }): Spot[] {
  if (!untyped.test(path)) return [];
  const own = text.slice(body.start, body.end);
  // What is only to differ, or to be less, may be met by anything.
  if (own.length > 20_000 || loose.test(own)) return [];
  return [...own.matchAll(binding)].flatMap((match) => {
    const [all, opens = '', name = '', value = ''] = match;
    // In a text it is only told.
    const behind = own.slice(match.index + all.length).replace(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g, '_');
    const said = new RegExp(
      `^[^\\n]{0,200}\\b(?:assert|expect|is|is_deeply|eq|same|equal)\\w*\\b[^\\n]{0,200}\\b${name}\\b`,
      'm',
    );
    if (!isBalanced(value) || !ofLiterals.test(value) || !said.test(behind)) return [];
    const start = body.start + match.index + opens.length;
    const line = text.slice(0, start).split('\n').length;
    return [
      {
        kind: 'name',
        line,
        start,
        end: start + value.length,
        before: `${name} = ${value}`,
        after: path.endsWith('.exs') ? '"bent"' : "'bent'",
        name,
      },
    ];
  });
}

/** What a call gives may be the subject. */
const ofLiterals = /^(?![^\n]*\w[?!]?\()(?:-?\d|["'[{%:])/;
const untyped = /\.(?:exs|py|rb|[cm]?jsx?|php|lua|pl|t)$/;
const binding =
  /^([^\S\n]*(?:(?:const|let|var|my|local)[^\S\n]+)?\$?((?:expected|wanted|want)(?:_\w{1,40})?)[^\S\n]*=(?![=~>])[^\S\n]*)([^\n]{1,300}?)(;?)[^\S\n]*$/gm;
const loose =
  /\bnot\b|\brefute|!=|!==|~=|<>|\bne\b|[nN]ot?(?:_?[eE]qual|To|_)|[<>]=?[^=>]|[gG]reater|[lL]ess|[lL]east|[mM]ost|[bB]etween|[cC]lose|[dD]elta|raises?\b|[tT]hrow|reject/;

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const sign of value) {
    if (/[([{]/.test(sign)) depth++;
    if (/[)\]}]/.test(sign)) depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** What a check of its own notes where something is wrong – `fail=1` – noted before it is asked whether anything is. */
export function marksOfFailure({ path, text, fresh }: NewText): Spot[] {
  if (!script.test(path)) return [];
  const found: Spot[] = [];
  const lines = linesOf(text);
  for (const [at, { line, own, depth }] of lines.entries()) {
    const mark = own.length > 300 ? undefined : marks.exec(own)?.[0];
    if (mark === undefined || !fresh.has(line)) continue;
    const isInLine = /\|\||&&|^\s*if\b/.test(own.slice(0, own.indexOf(mark)));
    const asked = isInLine
      ? lines[at]
      : lines.slice(0, at).findLast((one) => one.own.trim() !== '' && one.depth < depth);
    if (asked === undefined || (!isInLine && !/^\s*(?:if|unless|case)\b|\|\|\s*\{\s*$/.test(asked.own))) continue;
    // That a command fails may be what is wanted.
    if (!comparing.test(isInLine ? own.slice(0, own.indexOf(mark)) : asked.own)) continue;
    const start = asked.start + asked.depth;
    const indent = asked.own.slice(0, asked.depth);
    found.push({ kind: 'mark', line, start, end: start, before: mark, after: `${mark}\n${indent}`, name: mark });
  }
  return found;
}

const comparing = /\[\[?\s|\(\(|[!=]=|<>|\btest\s|\b(?:ne|eq|isnt)\b|\bis not\b|~=/;
const script = /\.(?:sh|bash|py|pl|t|rb|lua|php)$/;
const marks =
  /(?<![\w$.])\$?(?:[a-z_]{0,20}_)?(?:fail|fails|failed|failure|failures|bad|broken|wrong)=(?:1|yes|true|\$\(\([^()\n]{1,60}\)\))(?![\w.])|(?<![\w$.])\$?(?:fail|fails|failed|failure|failures|bad|broken|wrong)\s(?:\+?=)\s(?:1|[tT]rue)(?![\w.])/;

/** Functions of a test file, outside of `tests`, that assert what `own` functions give, or anything where none are given: they only throw. */
export function assertingFunctions(
  { path, text, fresh }: NewText,
  tests: readonly { start: number; end: number }[],
  own: ReadonlySet<string> | undefined,
): Spot[] {
  const thrown = throwing.find(([ending]) => ending.test(path))?.[1];
  if (thrown === undefined || apart.test(path) || text.includes('__main__')) return [];
  const lines = linesOf(text);
  const found = new Map<number, Spot>();
  for (const [at, { line, own: code, start, depth }] of lines.entries()) {
    if (!fresh.has(line) || code.length > 500 || !asserts.test(code)) continue;
    if (tests.some((one) => one.start <= start && start < one.end)) continue;
    let level = depth;
    for (let above = at - 1; above >= 0; above--) {
      const one = lines[above];
      if (one === undefined || one.own.trim() === '' || one.depth >= level) continue;
      level = one.depth;
      const name = heads.exec(one.own.slice(0, 300))?.[1];
      if (name === undefined) continue;
      const body = lines
        .slice(above + 1, at + 1)
        .map((each) => each.own)
        .join('\n');
      const speaks = own === undefined || (body.match(/[A-Za-z_]\w*/g) ?? []).some((word) => own.has(word));
      const end = one.start + one.own.length;
      if (
        speaks &&
        (own === undefined || !apart.test(name)) &&
        /[{:)]\s*$|\bdo\s*$|^\s*def [\w.]+[?!]?\s*$/.test(one.own)
      )
        found.set(end, {
          kind: 'function',
          line: one.line,
          start: end,
          end,
          before: one.own.trim(),
          after: ` ${/\.py$/.test(path) ? `\n${' '.repeat(depth)}` : ''}${thrown}`,
          name,
        });
      break;
    }
  }
  return [...found.values()];
}

/** A test that hands everything to a helper asserts nothing itself. */
export const assertsWithin = (body: string) =>
  body.split('\n').some((line) => line.length < 500 && asserted.test(line));
const asserted =
  /\b(?:[aA]ssert\w*!?|expect(?:_\w+)?|refute\w*|verify|EXPECT_\w+|CHECK\w*|REQUIRE\w*)\s*[({ ]|\bt\.(?:Error|Fatal)f?\(/;

const asserts =
  /^\s*(?:(?:(?:self|this|\$this|t|Assert|Assertions|unittest)(?:\.|->|::))?(?:[aA]ssert\w*(?:\.\w+)?!?|expect(?:_\w+|[A-Z]\w*)?|refute\w*|EXPECT_\w+|CHECK\w*|REQUIRE\w*|is_deeply)\s*[({ ]|t\.(?:Error|Fatal)f?\()/;
/** What is run by hand, or by another command. */
const apart = /bench|perf|manual|slow|fuzz|example|demo|visual|debug|prop|setup|teardown/i;
const heads =
  /^\s*(?:(?:pub|async|static|private|protected|public|export|local|final|void|const)\s+)*(?:fn|def|defp|function|func|sub|void|proc)\s+(?:self\.|\w+[.:])?([$\w]+[?!]?)/;
const throwing: readonly (readonly [RegExp, string])[] = [
  [/\.rs$/, 'if "bent".len() == 4 { panic!("bent"); }'],
  [/\.py$/, 'raise AssertionError("bent")'],
  [/\.rb$/, ';raise "bent"'],
  [/\.[cm]?[jt]sx?$/, "throw new Error('bent');"],
  [/\.php$/, "throw new \\Exception('bent');"],
  [/\.java$/, 'if ("bent".length() == 4) throw new AssertionError("bent");'],
  [/\.(?:lua)$/, 'error("bent")'],
  [/\.(?:pl|t)$/, 'die "bent";'],
  [/\.exs$/, 'raise "bent";'],
  [/\.go$/, 'if len("bent") == 4 { panic("bent") };'],
  [/\.(?:c|cc|cpp|cxx)$/, '__builtin_trap();'],
];

interface Line {
  line: number;
  start: number;
  own: string;
  depth: number;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((own, at) => {
    const one = { line: at + 1, start, own, depth: own.length - own.trimStart().length };
    start += own.length + 1;
    return one;
  });
}
