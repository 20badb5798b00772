/**
 * Does an equality still tell values apart? Where production changed how its values are compared, what a test expects is compared
 * with almost the same: the base's production tells the two apart, and so must the attempt's. No such change, no run.
 */

import type { ProofEdit } from '../run/proof.ts';
import type { Verification } from '../run/verification.ts';
import type { Edit, FoundTest } from '../syntax/bends.ts';
import { bentLiteral, nearFraction } from '../syntax/literals.ts';
import type { Compared, Expectation } from '../syntax/test-in-file.ts';
import { type Bent, failuresOf, isBroken, isOf, treeOf } from './bent-test.ts';
import { changedTexts } from './changed-texts.ts';
import {
  type Experiments,
  type ProofContext,
  type ProofPort,
  stoppedEarly,
  type Tried,
  untried,
} from './experiments.ts';
import { runToHear } from './heard-tests.ts';

/** Each is a run of the suite, with one literal of every test in it; one that is not heard is asked of the base in a second. */
const mostRounds = 4;

export async function proveEquality(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const subjects = tests.flatMap((found) => {
    const alike = found.test.setAside ? [] : (found.test.compared ?? []).flatMap((one) => alikesOf(found, one));
    return alike.length === 0 ? [] : [{ found, alike }];
  });
  if (subjects.length === 0 || asksForEquality.test(context.story ?? '')) return untried;
  const own = await lineOfEquality(port, context);
  if (own === undefined) return untried;
  const edits: ProofEdit[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const bent = subjects.flatMap(({ found, alike }): Bent[] => {
      const one = alike[round];
      return one === undefined || own.declares(one.makers) ? [] : [{ found, edits: one.edits }];
    });
    const deaf = bent.length === 0 ? [] : await deafAmong(port, context, experiments, bent, edits);
    const [first] = await heardOnBase(port, experiments, deaf, edits);
    if (first === undefined) continue;
    const [left, right] = first.edits;
    const reason = `\`${first.found.test.name}\` is green where it compares ${left?.after} with ${right?.after}, which the base tells apart: ${own.told} compares less`;
    return { edits, reasons: [reason], stopped: true };
  }
  return { ...untried, edits };
}

interface Alike {
  edits: Edit[];
  /** What makes the values. */
  makers: string;
}

/** What is expected on both sides, with one literal of it changed on the one. */
function alikesOf({ path, test }: FoundTest, { left, right, literals }: Compared): Alike[] {
  const edit = (span: Compared['left'], line: number, after: string): Edit => ({
    ...{ kind: 'bend', path, line, test: test.name, before: span.text, after },
    ...{ start: span.start, end: span.end },
  });
  return literals.flatMap((literal: Expectation) => {
    const { kind, text } = literal;
    const after = kind === 'operand' ? undefined : (nearFraction(text) ?? bentLiteral(text, kind, 0));
    if (after === undefined) return [];
    const at = literal.start - right.start;
    const other = right.text.slice(0, at) + after + right.text.slice(at + literal.text.length);
    // Where a condition of Go begins with a composite literal, it is a block.
    const same = path.endsWith('.go') ? `(${right.text})` : right.text;
    return [{ edits: [edit(left, literal.line, same), edit(right, literal.line, other)], makers: right.text }];
  });
}

/** Those whose test stayed green in the attempt's own tree. */
async function deafAmong(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  bent: readonly Bent[],
  told: ProofEdit[],
): Promise<Bent[]> {
  const asked = { label: 'equality', tree: await treeOf(port, 'tree', bent), tests: bent.map(({ found }) => found) };
  const run = await runToHear(port, context, experiments, asked);
  if (run === undefined) return [];
  const failures = failuresOf(run);
  const isTold = run.result === 'passed' || (failures.length > 0 && !stoppedEarly(run, context.green));
  const isHeard = (one: Bent) => failures.some((failure) => isOf(failure, one) || isBroken(failure, one));
  const deaf = bent.filter((one) => isTold && !isHeard(one));
  for (const one of bent)
    if (!deaf.includes(one)) told.push(tell(one, isHeard(one) ? 'rang' : 'unusable', run.logPath));
  return deaf;
}

/** Those whose test is red with the base's production: it tells the two values apart. */
async function heardOnBase(
  port: ProofPort,
  experiments: Experiments,
  deaf: readonly Bent[],
  told: ProofEdit[],
): Promise<Bent[]> {
  const run =
    deaf.length === 0 ? undefined : await experiments.run('equality-on-base', await treeOf(port, 'base', deaf));
  const heard = deaf.filter((one) => run !== undefined && failuresOf(run).some((failure) => isOf(failure, one)));
  // A program that names no test: red with the two values, and where both are the one green, or without a line about them.
  const [only, another] = deaf;
  if (run?.result === 'failed' && failuresOf(run).length === 0 && only !== undefined && another === undefined) {
    const alike = { ...only, edits: only.edits.slice(0, 1) };
    const plain = await experiments.run('equality-of-one', await treeOf(port, 'base', [alike]));
    if (plain?.result === 'passed' || (plain !== undefined && tellsMore(run, plain, only))) heard.push(only);
  }
  for (const one of deaf) told.push(tell(one, heard.includes(one) ? 'silent' : 'unusable', run?.logPath));
  return heard;
}

/** By the line of the equality, or by what it compares. */
function tellsMore(run: Verification, plain: Verification, { edits }: Bent): boolean {
  const known = new Set(plain.output.split('\n'));
  const about = edits.flatMap(({ line, after }) => [`${line}`, after]);
  return run.output.split('\n').some((line) => !known.has(line) && about.some((words) => line.includes(words)));
}

function tell({ found, edits }: Bent, outcome: ProofEdit['outcome'], logPath: string | undefined): ProofEdit {
  const said = (of: 'before' | 'after') =>
    edits
      .map((edit) => edit[of])
      .join(', ')
      .slice(0, 200);
  const { path, test } = found;
  const told = {
    path,
    line: edits.at(-1)?.line ?? test.line,
    test: test.name,
    before: said('before'),
    after: said('after'),
  };
  return { kind: 'bend', ...told, outcome, ...(logPath && { logPath }) };
}

/** Who is asked to compare otherwise is not accused of it. */
export const asksForEquality =
  /\b(equal|same|compar|identi|toleran|ignor|case|distinct|duplicat|dedup|uniq|hash|match|differ|privat|immutab|encapsul)/i;

/** What says how values are compared, by whatever language: an operator, a method, what a deep comparison does not see. */
const equality =
  /<=>|operator\s*==|\b(?:PartialEq|Eq|__eq__?|equals?|Equals|Equal|isEqual|eql\?|compareTo|compare|hashCode|__hash__|__cmp__|hasInstance|toPrimitive|valueOf|toJSON|defineProperty|enumerable|WeakMap)\b|\bdef ==|(?:^|\s)#\w+\s*[:;=?!]/;

/** A line of production that says so and was changed, written, or taken out. */
async function lineOfEquality(port: ProofPort, context: ProofContext) {
  const added: string[] = [];
  let told: string | undefined;
  for await (const { path, ...text } of changedTexts(port, context, 'production')) {
    const [base, tree] = [linesOf(text.base), linesOf(text.tree)];
    const [before, after] = [new Set(base), new Set(tree)];
    added.push(...tree.filter((line) => !before.has(line)));
    const line = aboutEquality(tree, before) ?? aboutEquality(base, after);
    told ??= line && `\`${line.slice(0, 80)}\` in ${path}`;
  }
  if (told === undefined) return undefined;
  /** Whether something that the text calls was written or changed: its values may be others now. */
  const declares = (text: string) =>
    [...text.matchAll(/\b(\w+)\s*[({]/g)].some(([, name]) =>
      added.some((line) =>
        new RegExp(`\\b(?:fn|def|function|func|fun|sub|const|let)\\s+${name}\\b|^${name}\\(`).test(line),
      ),
    );
  return { told, declares };
}

/** A line that the other side does not have, or the head under which it stands. */
function aboutEquality(lines: readonly string[], others: ReadonlySet<string>): string | undefined {
  let head = -1;
  for (const [at, line] of lines.entries()) {
    if (equality.test(line)) head = at;
    if (!others.has(line) && head >= 0 && at - head <= longestHead) return lines[head];
  }
  return undefined;
}

/** Lines of a method that compares, of those that are read as its own. */
const longestHead = 8;

const linesOf = (text: string) => text.split('\n', 5000).map((line) => line.trim());
