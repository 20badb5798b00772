/** Runs failed tests again, by themselves first, to detect flaky tests or to confirm a failure. */

import type { Verification } from '../run/verification.ts';
import { objectIn, parsedJson } from '../text/json.ts';
import { changesSince } from '../verdict/failure-matching.ts';
import { isTestPath } from '../verdict/file-roles.ts';
import { greensToHold, isAlsoRed, nextRerun, readRerun, suspectsOf } from '../verdict/flaky.ts';
import { pickCommand } from '../verdict/test-selection.ts';
import { folderOf } from './command-detection.ts';
import type { Verifier } from './verifier.ts';

interface Suspect {
  /** The tree that was red. */
  tree: string;
  name: string;
  red: Verification;
  /** The attempt's own tree, where `tree` has the base's tests laid over it. */
  of?: string;
  /** Second runs that the attempt has had. */
  used?: number;
}

/** Green on a second run, it is a flake – no failure, no retry, and named – where the base has it too, or its green holds. */
export async function settleFlakes(
  verifier: Verifier,
  { tree, name, red, of = tree, used = 0 }: Suspect,
): Promise<Verification> {
  if (red.result === 'passed') return red;
  const { request, settings, limits, baseTree } = verifier;
  const source = request.resolution.sources['flaky-reruns'];
  const limit = source === undefined || source.source === 'default' ? undefined : settings.flakyReruns;
  const changed = await verifier.repository.pathsBetween(baseTree, tree);
  let now = red;
  for (let done = used; now.result !== 'passed' && limits.aborted() === undefined; done++) {
    const test = await picked(verifier, tree, now);
    const rerun = nextRerun(now, {
      limit,
      done,
      canPick: test !== undefined,
      changedPaths: changed,
      isTestPath: (path) => isTestPath(path, settings.testPaths),
      baseline: verifier.before,
    });
    if (rerun === undefined) return now;
    const again = { tree, ofBase: of !== tree, name: `${name}-again-${done + 1}`, red: now, tries: limit ?? 1 };
    now = await secondRun(verifier, rerun === 'picked' ? { ...again, test } : again);
  }
  return now;
}

interface Again extends Pick<Suspect, 'tree' | 'name' | 'red'> {
  /** `tree` has the base's tests laid over it. */
  ofBase: boolean;
  /** The setting `flaky-reruns`: on the base as often as that. */
  tries: number;
  /** The command for the red tests alone. */
  test?: string;
}

/** Of the red tests alone, where they can be picked, then of the whole suite: only that can make a run green. */
async function secondRun(verifier: Verifier, again: Again): Promise<Verification> {
  const { tree, ofBase, name, red, test } = again;
  const whole = async () => readRerun(red, await verifier.run(tree, name, { ofBase }));
  const first = test === undefined ? await whole() : await verifier.run(tree, `${name}-picked`, { test });
  if (first.result !== 'passed') return red;
  const doubt = await youngerThanTheChange(verifier, again, test === undefined ? 1 : 2);
  if (doubt !== undefined) return { ...red, notes: [...red.notes, doubt] };
  return test === undefined ? first : whole();
}

/** Why what was red and then green is no flake; undefined where the record or the base has it as well, or its green holds. */
async function youngerThanTheChange(
  verifier: Verifier,
  { tree, ofBase, name, red, tries, test }: Again,
  greens: number,
) {
  const { request, limits, baseTree } = verifier;
  const { flakyTests } = request.record;
  const known = new Set(await flakyTests?.known(red.failures.map((failure) => failure.name)).catch(() => []));
  let left = suspectsOf(red, known);
  if (left.length === 0) return undefined;
  const onBase = test === undefined ? undefined : await picked(verifier, baseTree, red);
  for (let number = 1; number <= tries && left.length > 0 && limits.aborted() === undefined; number++) {
    const base = await verifier.run(baseTree, `${name}-base-${number}`, { ofBase: true, test: onBase });
    const older = left.filter((suspect) => isAlsoRed(suspect, base, verifier.before));
    await flakyTests?.keep(older.filter((one) => one !== red.command)).catch(() => undefined);
    left = left.filter((suspect) => !older.includes(suspect));
  }
  if (left.length === 0) return undefined;
  for (let held = greens; held < greensToHold; held++) {
    const next = await verifier.run(tree, `${name}-holds-${held + 1}`, { ofBase, test });
    if (next.result === 'passed') continue;
    return `${left.join(', ')}: red, then green, then ${next.result === 'failed' ? 'red' : next.result} again on the same tree. It was never red on the base, so it is no known flake`;
  }
  return undefined;
}

/** The command for the red tests alone, through the scripts of package.json as this tree has them. */
export async function picked(
  { settings, repository, commands }: Verifier,
  tree: string,
  { runners, failures }: Pick<Verification, 'runners' | 'failures'>,
): Promise<string | undefined> {
  const text = (await repository.readFile(tree, `${folderOf(settings)}package.json`)) ?? '';
  const scripts = objectIn(objectIn(parsedJson(text)).scripts);
  const script = (name: string) => (typeof scripts[name] === 'string' ? scripts[name] : undefined);
  return pickCommand({ command: commands.test, runners: runners ?? [], failures, script });
}

/** Before the agent is told that it broke a test which a kept baseline calls green: the machine may be what changed since. */
export async function verifiedAgain(verifier: Verifier, red: Verification): Promise<Verification> {
  const { keepAgain, baseTree, emit } = verifier;
  const broken = red.sinceBaseline?.newlyBroken ?? [];
  if (keepAgain === undefined || red.result === 'passed' || broken.length === 0) return red;
  verifier.keepAgain = undefined;
  const baseline = await verifier.run(baseTree, 'baseline-again', { ofBase: true });
  verifier.before = baseline;
  await emit({ type: 'baseline-finished', verification: baseline });
  await keepAgain();
  return { ...red, sinceBaseline: changesSince(baseline, red) };
}
