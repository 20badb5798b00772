/** The tests of a file: names, bodies, and marks that keep them from counting (skip, only, todo, expected failure). */

import type { Declared } from '../syntax/declared-calls.ts';
import type { Mark } from '../syntax/marks.ts';
import type { Statement } from '../syntax/shape.ts';
import { type Assertion, assertionsIn } from './assertions.ts';
import type { Program } from './program.ts';

export interface TestCase extends Declared {
  /** Names of the groups around it and its own. */
  key: string;
  assertions: Assertion[];
  /** Statements in its body. */
  statements: number;
}

/** Every test and every plain function that asserts (`kind: function`), groups folded into keys and marks. */
export function casesOf(program: Program): { cases: TestCase[]; helpers: Map<string, Assertion[]> } {
  const found = program.declared;
  const direct = assertionsIn(program, noHelpers);
  const helpers = helpersThatAssert(found, direct);
  const asserting = helpers.size === 0 ? direct : assertionsIn(program, helpers);
  const cases: TestCase[] = [];
  const around: Declared[] = [];

  for (const one of found) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= one.start) around.pop();
    // A function inside another is called by it, whatever its name.
    const isInner = program.language === 'python' && around.some(({ kind }) => kind !== 'group');
    if (one.kind !== 'function' && !isInner) {
      const groups = around.slice(-deepest).filter((outer) => outer.kind === 'group');
      const marks = [...one.marks, ...groups.flatMap((group) => group.marks)];
      const key = [...groups.map((group) => group.name), one.name].join(' › ');
      cases.push({ ...one, key, marks, assertions: [], statements: 0 });
    } else if (!around.slice(-deepest).some((outer) => outer.kind !== 'group')) {
      cases.push({ ...one, key: one.name, assertions: [], statements: 0 });
    }
    around.push(one);
  }
  fill(program, cases, asserting);
  const told = cases.filter((one) => one.kind === 'case' || one.assertions.length > 0 || one.marks.length > 0);
  return { cases: told, helpers };
}

/** Levels of nested groups that are told apart: no suite has as many, a hostile file may. */
const deepest = 24;
const noHelpers: ReadonlyMap<string, readonly Assertion[]> = new Map();

/** The plain functions with an assertion inside, by name; both lists are sorted by start. */
function helpersThatAssert(found: readonly Declared[], assertions: readonly Assertion[]): Map<string, Assertion[]> {
  const helpers = new Map<string, Assertion[]>();
  let next = 0;
  for (const { kind, name, start, end } of found) {
    while (next < assertions.length && (assertions[next]?.start ?? 0) < start) next++;
    if (kind !== 'function') continue;
    const inside: Assertion[] = [];
    for (let at = next; at < next + 50; at++) {
      const assertion = assertions[at];
      if (assertion === undefined || assertion.start >= end) break;
      inside.push(assertion);
    }
    if (inside.length > 0) helpers.set(name, inside);
  }
  return helpers;
}

/** Gives each assertion and statement to the innermost case around it. Cases come sorted by start, outer before inner. */
function fill(program: Program, cases: readonly TestCase[], assertions: readonly Assertion[]): void {
  const innermost = ownersOf(cases, program.tokens.length);
  for (const assertion of assertions) {
    const owner = cases[innermost[assertion.start] ?? -1];
    owner?.assertions.push(assertion);
  }
  for (const statement of program.statements) {
    const owner = cases[innermost[statement.start] ?? -1];
    if (owner === undefined || statement.start <= owner.start) continue;
    owner.statements++;
    const mark = bodyMark(program, statement);
    if (mark !== undefined && owner.kind !== 'group')
      owner.marks.push({ mark, line: program.tokens[statement.start]?.line ?? owner.line });
  }
}

/** `t.skip()`, `pytest.skip("…")`, `$this->markTestSkipped()`, `skip`: a statement that takes the test out while it runs. */
function bodyMark({ tokens }: Program, { start, end }: Statement): Mark | undefined {
  for (let at = start; at < Math.min(end, start + 16); at++) {
    const token = tokens[at];
    if (token?.kind === 'punct' && !chain.has(token.text)) return undefined;
    const mark = token?.kind === 'word' ? bodyMarks.find(([, words]) => words.test(token.text))?.[0] : undefined;
    if (token === undefined || mark === undefined) continue;
    const next = tokens[at + 1];
    const alone =
      next === undefined || next.line !== token.line || at + 1 >= end || next.kind === 'string' || next.text === '}';
    if (next?.text === '(' || next?.text === '!' || (alone && at === start) || tokens[start]?.text === 'raise')
      return mark;
  }
  return undefined;
}
const chain = new Set(['.', '->', '::', '?.']);
const bodyMarks: readonly (readonly [Mark, RegExp])[] = [
  ['skip', /^(?:skip|Skip|Skipf|SkipNow|skipTest|SkipTest|markTestSkipped|markTestIncomplete|omit|fixme)$/],
  ['conditional', /^(?:importorskip|assumeTrue|assumeFalse|assumeThat|assumingThat|assume)$/],
  ['xfail', /^(?:xfail)$/],
  ['todo', /^(?:todo|pending|pend)$/],
];

/** For each token the index of the innermost case, -1 outside. */
function ownersOf(cases: readonly TestCase[], length: number): Int32Array {
  const owners = new Int32Array(length).fill(-1);
  const stack: number[] = [];
  let next = 0;
  for (let at = 0; at < length; at++) {
    while (stack.length > 0 && (cases[stack.at(-1) ?? -1]?.end ?? 0) <= at) stack.pop();
    for (; cases[next]?.start === at; next++) stack.push(next);
    owners[at] = stack.at(-1) ?? -1;
  }
  return owners;
}
