/**
 * Places in new test code that hold although what they are about may be anything, said so that they cannot: honest results meet the
 * stricter form as well. By their lines, in any language.
 */

import { comparedWithNull } from '../syntax/sql-nulls.ts';
import {
  bare,
  begins,
  branchesOf,
  compares,
  declaring,
  delimited,
  differing,
  distance,
  farFrom,
  inC,
  isLiteral,
  labelled,
  near,
  operandsAt,
  patterned,
  uncalled,
} from '../syntax/strict-forms.ts';
import type { NewText } from './test-spots.ts';

export interface Stricter {
  kind: 'label' | 'number' | 'nan' | 'whole' | 'nothing' | 'null' | 'branch' | 'uncalled' | 'zeros' | 'row';
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
  /** The same edit that demands nothing more: red with it, the form is what breaks, and not what it asks. */
  neutral: string;
}

export function stricterIn({ path, text, fresh }: NewText): Stricter[] {
  const found: Stricter[] = [];
  const isLoose = looseZeros(path, text, fresh);
  let start = 0;
  for (const [at, own] of text.split('\n').entries()) {
    const line: OwnLine = { path, text, own, start, line: at + 1 };
    start += own.length + 1;
    if (!fresh.has(at + 1) || own.length > longestLine || /^\s*(?:#(?!define)|\/\/|--|\*)/.test(own)) continue;
    const said = [labelOf, wholeOf, shortOf, nullOf, emptyBranchOf, uncalledOf, rowOf].flatMap(
      (read) => read(line) ?? [],
    );
    said.push(...nansOf(line), ...(isLoose ? zerosOf(line) : []));
    // Within another one it is said with that.
    found.push(
      ...said.filter((one, of) => !said.slice(0, of).some(({ start, end }) => start < one.end && one.start < end)),
    );
  }
  return found;
}

interface OwnLine {
  path: string;
  text: string;
  own: string;
  start: number;
  line: number;
}

const longestLine = 500;

function placed(
  kind: Stricter['kind'],
  { own, start, line }: OwnLine,
  at: number,
  before: string,
  said: { after: string; neutral: string },
): Stricter {
  return {
    kind,
    line,
    start: start + at,
    end: start + at + before.length,
    before: kind === 'nan' || kind === 'zeros' ? before : own.trim(),
    ...said,
  };
}

/** `ok(tide($x), '03:10')`: what stands in the place of a name, and is what comes out, is an expected value that nothing compares. */
function labelOf(one: OwnLine): Stricter | undefined {
  const [, differs, isUnlike] = differing.find(([ending]) => ending.test(one.path)) ?? [];
  const call = labelled.find(([ending]) => ending.test(one.path))?.[1].exec(one.own);
  if (differs === undefined || !call) return undefined;
  const opens = call.index + call[0].length;
  const operands = call[0].endsWith('(') ? operandsAt(one.own, opens) : operandsAt(`${one.own})`, opens);
  const [subject, label, more] = operands ?? [];
  if (subject === undefined || label === undefined || more !== undefined || !isLiteral(label.text)) return undefined;
  if (aTruth.test(label.text)) return undefined;
  if (!/[(\w]/.test(subject.text) || isLiteral(subject.text) || compares.test(bare(subject.text))) return undefined;
  // No number is a name: one that comes out as well is what was to be compared.
  if (isUnlike !== undefined && /^-?\d/.test(label.text)) {
    // Tests that are counted.
    if (new RegExp(`,\\s*${Number(label.text) - 1}\\s*\\)`).test(one.text)) return undefined;
    const said = { after: isUnlike(subject.text, '^-?([2-9]|\\d[\\d.])'), neutral: isUnlike(subject.text, '^bent') };
    return placed('number', one, subject.at, subject.text, said);
  }
  const neutral = differs(subject.text, "'bent for nothing'");
  return placed('label', one, subject.at, subject.text, { after: differs(subject.text, label.text), neutral });
}

/** A truth that is said twice is asked all the same. */
const aTruth = /^['"]?(?:true|1)['"]?$/i;

/** `near(mean(x), 2)`, `abs(got - want) > eps`: no number is far from one that is none, so that one is very far. */
function nansOf(one: OwnLine): Stricter[] {
  const far = farFrom.find(([ending]) => ending.test(one.path))?.[1];
  if (far === undefined || /nan\b/i.test(one.own) || declaring.test(one.own)) return [];
  const found: Stricter[] = [];
  for (const call of one.own.matchAll(near)) {
    const operands = operandsAt(one.own, call.index + call[0].length) ?? [];
    for (const { at, text } of operands.length < 2 ? [] : operands.slice(0, 2))
      if (!isLiteral(text) && !named.test(text) && /\w\s*\(/.test(text))
        found.push(placed('nan', one, at, text, { after: far(text, '1e30'), neutral: far(text, undefined) }));
  }
  for (const call of one.own.matchAll(distance)) {
    const operands = operandsAt(one.own, call.index + call[0].length);
    const last = operands?.at(-1);
    if (last === undefined || !/^\s*\)\s*>/.test(one.own.slice(last.at + last.text.length))) continue;
    const whole = one.own.slice(call.index, one.own.indexOf(')', last.at + last.text.length) + 1);
    found.push(placed('nan', one, call.index, whole, { after: far(whole, '1e30'), neutral: far(whole, undefined) }));
  }
  return found;
}

/** `abs(a - b) < 1e-3`: C's `abs` is that of whole numbers, and cuts off what is asked for. Those that have come round below 0 stay so. */
function wholeOf(one: OwnLine): Stricter | undefined {
  const call = inC.test(one.path) && fraction.test(one.own) ? /(?<![\w:.>])abs\(/.exec(one.own) : null;
  const [of, more] = (call && operandsAt(one.own, call.index + call[0].length)) ?? [];
  if (!call || of === undefined || more !== undefined) return undefined;
  const whole = one.own.slice(call.index, one.own.indexOf(')', of.at + of.text.length) + 1);
  // The neutral one builds where this builds: C++ has an `abs` of its own for what is no number, and for fractions.
  const where = (holds: string) => `((__typeof__(${of.text}))0.5 ${holds} ? __builtin_fabs(${of.text}) : ${whole})`;
  return placed('whole', one, call.index, whole, { after: where('!= 0'), neutral: where('== 2') });
}
const fraction = /[<>]=?\s*(?:\d*\.\d|\d+e-|\w*(?:eps|tol|delta))/i;

/** `got.n <> want.n` and `= NULL` hold neither way where one side is nothing. */
function nullOf(one: OwnLine): Stricter | undefined {
  const found = /\.sql$/i.test(one.path) ? comparedWithNull(one.text, one.start, one.own) : undefined;
  return found && placed('null', one, found.at, found.compared, found.said);
}

/** `mock.assert_called_once`: named, and not called, it asks nothing. Without it the rest is what it was, but for what reads the text itself. */
function uncalledOf(one: OwnLine): Stricter | undefined {
  const [, form, alone] = uncalled.find(([ending]) => ending.test(one.path)) ?? [];
  const { asked, of } = form?.exec(one.own)?.groups ?? {};
  if (alone === undefined || asked === undefined || of === undefined || isHanded(one)) return undefined;
  return placed('uncalled', one, one.own.indexOf(asked), asked, { after: `${asked}()`, neutral: alone(of) });
}

/** It stands by itself on a line between brackets: what takes it may call it. */
const isHanded = ({ text, start, own }: OwnLine) =>
  /[([,=\\]\s*$/.test(text.slice(Math.max(0, start - 200), start)) ||
  /^\s*[)\]]/.test(text.slice(start + own.length, start + own.length + 200));

/** `delta=f(x)`, `...row`: no value by itself. */
const named = /^(?:\w+\s*=[^=]|\w+:\s|\*|\.\.\.)/;

/** `strncmp(got, want, strlen(got))`, `want.startsWith(got)`: where nothing came, everything that is wanted begins with it. */
function shortOf(one: OwnLine): Stricter | undefined {
  const { path, own } = one;
  if (inC.test(path)) {
    const call = /\b(?:strn(?:case)?cmp|memcmp)\(/.exec(own);
    const [left, right, size] = (call && operandsAt(own, call.index + call[0].length)) ?? [];
    const got = /^strlen\((.*)\)$/.exec(size?.text ?? '')?.[1]?.trim();
    if (!call || !left || !right || !size || got === undefined || isLiteral(got)) return undefined;
    const plain = (text: string) => text.replace(/^\((.*)\)$/, '$1');
    const [a, b] = [plain(left.text), plain(right.text)];
    if (plain(got) !== a && plain(got) !== b) return undefined;
    const other = plain(got) === a ? b : a;
    if (/^(?:want|expect|exp)/i.test(plain(got))) return undefined;
    const whole = own.slice(call.index, own.indexOf(')', size.at + size.text.length) + 1);
    const said = (result: string) => `(strlen(${plain(got)}) == 0 && strlen(${other}) != 0 ? ${result} : ${whole})`;
    return placed('nothing', one, call.index, whole, { after: said('1'), neutral: said('0') });
  }
  const make = begins.find(([ending]) => ending.test(path));
  const match = make?.[1].exec(own);
  const { want, got } = match?.groups ?? {};
  if (make === undefined || !match || want === undefined || got === undefined) return undefined;
  const at = match.index + match[0].lastIndexOf(got);
  return placed('nothing', one, at, got, { after: make[2](got, want, '"bent\\t"'), neutral: make[2](got, want, got) });
}

/** `/a|b|/` finds nothing everywhere. */
function emptyBranchOf(one: OwnLine): Stricter | undefined {
  if (!patterned.test(one.own)) return undefined;
  for (const match of one.own.matchAll(delimited)) {
    const content = match.groups?.slash ?? match.groups?.brace ?? match.groups?.double ?? match.groups?.single ?? '';
    const inner = /^([/#~])(.*)\1[a-z]*$/.exec(content)?.[2] ?? content;
    const branches = branchesOf(inner);
    const full = branches.filter((branch) => branch !== '');
    if (full.length === branches.length || full.length === 0 || inner.includes(' || ')) continue;
    const at = match.index + match[0].indexOf(inner);
    const neutral = branches[0] === '' ? [...full, ''] : ['', ...full];
    return placed('branch', one, at, inner, { after: full.join('|'), neutral: neutral.join('|') });
  }
  return undefined;
}

/** `[check name a b | (name, Just a, Just b) <- rows]`: a row that does not fit is none. */
function rowOf(one: OwnLine): Stricter | undefined {
  if (!one.path.endsWith('.hs')) return undefined;
  const match = /(?:^\s*\||[|,])\s*(\((?:[^()\n]|\([^()\n]*\)){1,300}\)|[A-Z]\w*(?: \w+)+)\s*<-/.exec(one.own);
  const pattern = match?.[1];
  // What only collects leaves out with purpose; a monad's own pattern stands on a line of its own.
  if (!match || pattern === undefined || !/^\s*\||\[\s*(?:check|test|it|case|assert)\w*\b/i.test(one.own))
    return undefined;
  const said = (lazy: string) =>
    pattern.replace(/(?<=^|[(,]\s{0,9})[A-Z]\w*(?: \w+)+(?=\s*(?:[,)]|$))/g, (part) => `${lazy}(${part})`);
  const after = said('~');
  if (after === said('')) return undefined;
  return placed('row', one, match.index + match[0].indexOf(pattern), pattern, { after, neutral: said('') });
}

/** The test's file writes a text of digits that begins with a zero. */
const looseZeros = (path: string, text: string, fresh: ReadonlySet<number>) =>
  (/\.php$/.test(path) || (/\.[cm]?[jt]sx?$/.test(path) && !/strict/.test(text))) &&
  text.split('\n').some((line, at) => fresh.has(at + 1) && line.length <= longestLine && /['"]0\d+['"]/.test(line));

/** `assertEquals('007', $code)` holds for the number 7: with a letter before both it does not. */
function zerosOf(one: OwnLine): Stricter[] {
  const isPhp = one.path.endsWith('.php');
  const call = (isPhp ? /\bassertEquals\(/ : /\bassert\.equal\(/).exec(one.own);
  const operands = (call && operandsAt(one.own, call.index + call[0].length)) ?? [];
  const lettered = (text: string, letter: 'x' | undefined) =>
    isPhp
      ? `(fn($v) => is_scalar($v) || $v instanceof \\Stringable ? ${letter ? "'x' . " : ''}$v : $v)(${text})`
      : `((v) => (typeof v === 'object' ? v : ${letter ? "'x' + " : ''}v))(${text})`;
  return (operands.length < 2 ? [] : operands.slice(0, 2)).map(({ at, text }) =>
    placed('zeros', one, at, text, { after: lettered(text, 'x'), neutral: lettered(text, undefined) }),
  );
}
