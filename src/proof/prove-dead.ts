/**
 * Where new tests are in doubt – none hears a line of the change, or a value of its own –: each way in which they assert is said
 * otherwise, alone. An assertion that stays green like that, beside others that are heard, is dead: accused.
 */

import type { ProofEdit } from '../run/proof.ts';
import type { Edit, FoundTest, HeardValue } from '../syntax/bends.ts';
import { eachAssertion } from '../syntax/each-assertion.ts';
import type { Said } from '../syntax/plain-assertions.ts';
import { isUnbuilt, short, treeOf } from './bent-test.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { runningOf, runToHear, unheardBy } from './heard-tests.ts';
import { asksForTests } from './prove-idle.ts';

/** Of one test; as a rule there are one or two. */
const mostForms = 3;

interface Asked {
  found: FoundTest;
  said: Said;
}

/** `heard`: tests of which some value was heard already. Without a doubt only what nothing else could tell is asked. */
export async function proveDead(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { tests, heard, inDoubt }: { tests: readonly FoundTest[]; heard: readonly HeardValue[]; inDoubt: boolean },
): Promise<Tried> {
  if (tests.length === 0 || asksForTests((context.story ?? '').trim())) return untried;
  // Of a program that counts no tests one value says nothing of its other checks.
  const isAlone = context.green.counts === undefined;
  const isAsked = ({ text, isCertain, helper }: Said, { base, test }: { base: string; test: FoundTest['test'] }) => {
    const isNewHelper = helper !== undefined && !base.includes(`${helper}(`);
    return (inDoubt || isCertain || isNewHelper || (isAlone && test.whole)) && !base.includes(text);
  };
  const perFile = [...Map.groupBy(tests, ({ path }) => path)].map(async ([path, asked]) => {
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    const all = await eachAssertion(path, tree, { asked, heard: heard.filter((one) => one.found.path === path) });
    return all.map(({ found, said }) => ({
      found,
      said: said.filter((one) => isAsked(one, { base, test: found.test })),
    }));
  });
  const all = (await Promise.all(perFile)).flat();
  const edits: ProofEdit[] = [];
  const dead: Asked[] = [];
  for (let at = 0; at < mostForms; at++) {
    const asked = all.flatMap(({ found, said }) => said.slice(at, at + 1).map((one): Asked => ({ found, said: one })));
    const tried = await silentOf(port, context, experiments, { asked, all: tests });
    edits.push(...tried.edits);
    dead.push(...tried.silent);
  }
  const running =
    dead.length === 0 ? [] : await runningOf(port, experiments, [...new Set(dead.map(({ found }) => found))]);
  const [first, ...more] = dead.filter(({ found }) => running.includes(found));
  if (first === undefined) return { ...untried, edits: edits.map((one) => ({ ...one, outcome: 'rang' })) };
  const rest = more.length === 0 ? '' : `, and ${more.length} more like it`;
  const reason = `\`${first.found.test.name}\` is green whatever \`${short(first.said.text, 120)}\` asks for${rest}: an assertion has to fail where it is not met`;
  return { edits, reasons: [reason], stopped: true };
}

/** Those that stay green in every way in which they are said otherwise. */
async function silentOf(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { asked, all }: { asked: readonly Asked[]; all: readonly FoundTest[] },
): Promise<{ silent: Asked[]; edits: ProofEdit[] }> {
  let silent = [...asked];
  const edits: { one: Asked; edit: Edit | undefined; logPath: string }[] = [];
  for (const round of [0, 1]) {
    const bent = silent.flatMap((one) => {
      const own = one.said.rounds[round];
      return own === undefined ? [] : [{ one, found: one.found, edits: own }];
    });
    if (bent.length === 0) break;
    const found = bent.map((one) => one.found);
    const tree = await treeOf(port, 'tree', bent);
    const run = await runToHear(port, context, experiments, { label: 'each-assertion', tree, tests: found });
    const unheard = run === undefined || isUnbuilt(run) ? [] : unheardBy(found, run, { all, green: context.green });
    if (run !== undefined) edits.push(...bent.map(({ one, edits: [edit] }) => ({ one, edit, logPath: run.logPath })));
    const heard = bent.filter((each) => !unheard.includes(each.found)).map(({ one }) => one);
    silent = silent.filter((one) => !heard.includes(one));
  }
  return { silent, edits: edits.map(({ one, ...edit }) => told(one, edit, silent.includes(one) ? 'silent' : 'rang')) };
}

function told(
  { found: { path, test } }: Asked,
  { edit, logPath }: { edit: Edit | undefined; logPath: string },
  outcome: 'silent' | 'rang',
): ProofEdit {
  const [before, after] = [short(edit?.before ?? '', 120), short(edit?.after ?? '', 120)];
  return { kind: 'bend', path, line: edit?.line ?? test.line, test: test.name, before, after, outcome, logPath };
}
