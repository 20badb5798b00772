/** The tests of all changed files before and after: which are gone, skipped, emptied, or assert less. */

import type { TamperFinding } from '../run/verification.ts';
import type { Token } from '../syntax/plain-tokens.ts';
import { addedFindings, marked } from './added-tests.ts';
import type { Assertion } from './assertions.ts';
import type { TestCase } from './cases.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { compareAssertions, short } from './compare-assertions.ts';
import { type MadeUpFor, madeUpFor } from './made-up-for.ts';
import { type Located, matchCases } from './match-cases.ts';
import { roleOf } from './production.ts';
import { removedCode } from './removed-code.ts';

export interface ComparedCases {
  findings: TamperFinding[];
  /** Tests that are gone with good reason: moved, merged, or with the code they tested. */
  explained: number;
  /** New tests that are skipped. */
  addedSkipped: number;
}

export function compareCases(files: readonly ChangedFile[]): ComparedCases {
  const { matched, gone, added } = matchCases(files);
  const isTest = ({ one }: Located) => one.kind === 'case';
  const made = madeUpFor(files, { added: added.filter(isTest).length, gone: gone.filter(isTest).length });
  const wentWithCode = removedCode(files);
  const goesWith = new Set(
    files.flatMap(({ kind, status, path }) => (kind === 'source' && status === 'deleted' ? [stem(path)] : [])),
  );
  const packages = files.flatMap(({ status, path }) =>
    status === 'deleted' && roleOf(path, { command: '' }) === 'manifest'
      ? [path.slice(0, path.lastIndexOf('/') + 1)]
      : [],
  );
  const wentWhole = ({ status, path }: ChangedFile) =>
    status === 'deleted' && (goesWith.has(stem(path)) || packages.some((root) => root !== '' && path.startsWith(root)));
  const extended = extendedIn(files);
  const removed = gone.flatMap((before) => {
    return saysNothing(before) ? [] : goneFinding(before, made, wentWhole(before.file) ? () => true : wentWithCode);
  });
  return {
    findings: [
      ...matched.flatMap(([before, after]) => {
        const empty = emptied(before.one, after);
        const less = empty.length > 0 ? empty : asserted(before.one, after, made, wentWithCode);
        return [...compareMarks(before, after, extended), ...less];
      }),
      ...removed,
      ...added.flatMap(addedFindings),
    ],
    explained: gone.length - removed.filter(({ severity }) => severity === 'weakens').length,
    addedSkipped: added.filter(({ one }) => one.marks.some(({ mark }) => mark !== 'only')).length,
  };
}

/** `bin/csv-filter` and `test_csv_filter.rb`: a program without an ending is not read. */
function stem(path: string): string {
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.\w+$/, '');
  return name.replace(/^(?:test|spec)[-_]|[-_.]?(?:test|spec)s?$/g, '').replaceAll(/[-_]/g, '');
}

function compareMarks(before: Located, after: Located, extended: ReadonlySet<string>): TamperFinding[] {
  const known = Map.groupBy(before.one.marks, ({ mark }) => mark);
  const isRunByHeirs = (line: number) =>
    extended.has(/\babstract\b.*\bclass\s+(\w+)/.exec(after.side.lines[line - 1] ?? '')?.[1] ?? '');
  const fresh = after.one.marks.filter(
    ({ mark, line }) => known.get(mark)?.shift() === undefined && !(mark === 'skip' && isRunByHeirs(line)),
  );
  const byKey = new Map(fresh.map(({ mark, line }) => [`${mark} ${line}`, marked(after, mark, line)]));
  return [...byKey.values()];
}

/** Classes whose tests run in those that extend them, abstract as they are. */
function extendedIn(files: readonly ChangedFile[]): Set<string> {
  const texts = files.flatMap(({ kind, tree }) => (kind === 'test' && tree !== undefined ? [tree.text] : []));
  const heirs = texts.flatMap((text) => [
    ...text.matchAll(/^[^\n]*\bclass\s+\w+\s+extends\s+(?:[\w.\\]*[.\\])?(\w+)/gm),
  ]);
  return new Set(heirs.flatMap(([line, name]) => (name === undefined || /\babstract\b/.test(line) ? [] : [name])));
}

/** No statement any more, and no function of its own that is handed to the runner: a shared body has a name. */
function emptied(base: TestCase, { one, file, side }: Located): TamperFinding[] {
  if (base.kind === 'group' || base.assertions.length === 0 || one.assertions.length + one.statements > 0) return [];
  const own = side.program?.tokens.slice(one.start + 1, Math.min(one.end, one.start + 200)) ?? [];
  const handsOn = own.some(
    ({ kind }, at) =>
      kind === 'word' && /^[,(]$/.test(own[at - 1]?.text ?? '') && /^[,)]$/.test(own[at + 1]?.text ?? ''),
  );
  const message = `the test “${one.name}” has no body any more`;
  return handsOn ? [] : [finding('weakens', 'test-emptied', file.path, one.line, message)];
}

function asserted(
  base: TestCase,
  after: Located,
  made: MadeUpFor,
  wentWithCode: (tokens: readonly Token[]) => boolean,
): TamperFinding[] {
  const { one, file } = after;
  const first = compareAssertions(base, one, file.path);
  // A new test that demands something else does not make up for it.
  const own = after.side.program?.tokens.slice(one.start, one.end) ?? [];
  const isThrown = own.some(({ text }) => throwing.test(text));
  const isLost = (gone: Assertion) =>
    !made.assertion(gone, after, first.removed.length) && !(isThrown && ending.test(gone.text));
  const elsewhere = new Set(first.removed.filter((gone) => !isLost(gone)));
  // Without what other tests demand now, as many may be left as before: the others were rewritten here.
  const here = { ...base, assertions: base.assertions.filter((each) => !elsewhere.has(each)) };
  const { findings, removed } = elsewhere.size === 0 ? first : compareAssertions(here, one, file.path);
  const lost = removed.filter(isLost);
  return [
    ...findings,
    ...lost.map((gone) => {
      const about = [gone, ...(gone.byHelper ?? [])].flatMap(({ tokens }) => tokens);
      const severity = base.kind === 'case' && !wentWithCode(about) ? 'weakens' : 'review';
      const message = `an assertion was removed (${short(gone)}) in “${base.name}”`;
      return finding(severity, 'assertion-removed', file.path, one.line, message);
    }),
  ];
}

/** How a call ended may be said by what it throws. */
const ending = /\b(?:exit_code|exception)\b/;
const throwing = /^(?:raises|warns|assert(?:Raises|Warns)\w*)$/;

/** Nothing stands in it, or only tests, which are looked for themselves; or it makes tests of a name each, which are counted. */
function saysNothing({ one, side }: Located): boolean {
  const inside = side.cases.some((other) => other.kind === 'case' && other.start > one.start && other.end < one.end);
  const nothing = one.statements === 0 && one.body < one.end;
  const made = side.program?.language === 'javascript' && side.program.tokens[one.start + 2]?.kind === 'word';
  // A test of Go fails by what it is handed, or where the code itself gives up.
  const [, , , handle, ...own] = side.program?.tokens.slice(one.start, one.end) ?? [];
  const idle = side.program?.language === 'go' && !own.some(({ text }) => text === handle?.text);
  return one.kind !== 'case' || (one.assertions.length === 0 && (inside || nothing || made || idle));
}

/** Why a test is gone: moved or merged into others, together with the code it tested, or simply taken away. */
function goneFinding(
  before: Located,
  made: MadeUpFor,
  wentWithCode: (tokens: readonly Token[]) => boolean,
): TamperFinding {
  const { one, file, side } = before;
  if (made.test(before)) {
    const message = `what the test “${one.name}” demanded is demanded by other tests now`;
    return finding('review', 'test-moved', file.path, undefined, message);
  }
  if (wentWithCode(side.program?.tokens.slice(one.start, one.end) ?? [])) {
    const message = `the test “${one.name}” was deleted together with the code it tested`;
    return finding('review', 'test-deleted-with-code', file.path, undefined, message);
  }
  const line = file.tree === undefined ? undefined : Math.min(one.line, file.tree.lines.length);
  const what = one.assertions[0] === undefined ? '' : `: ${short(one.assertions[0])}`;
  return finding('weakens', 'test-deleted', file.path, line, `the test “${one.name}” was deleted${what}`);
}
