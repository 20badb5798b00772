/** The second verification of a green tree: once more with the base's tests and test configuration laid over it. */

import type { Repository } from '../git/repository.ts';
import { type ChangedPath, classify } from '../guard/classify.ts';
import { languageOf } from '../guard/language.ts';
import { roleOf } from '../guard/production.ts';
import { speaksOfRed } from '../guard/spoken-of.ts';
import { wholeCommand } from '../packages/commands.ts';
import { metElsewhere } from '../proof/met-elsewhere.ts';
import type { Verification } from '../run/verification.ts';
import { followedTests } from '../verify/followed-tests.ts';
import { placeholders } from '../verify/listed-tests.ts';
import { reExports } from '../verify/re-exports.ts';
import { basePathsToLayOver, type LayOver, readSecond, type SecondReading, withBaseTests } from '../verify/second.ts';
import { unmarkedTests } from '../verify/unmarked-tests.ts';
import { settleFlakes } from './flakes.ts';
import { permitted, whatMayStay } from './may-stay.ts';
import { type Greened, longestMs, withTwins } from './prove.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

export interface Green extends Pick<Greened, 'tree' | 'green' | 'name'> {
  /** From the base to the tree, without what stays as the attempt has it. */
  changed: ChangedPath[];
}

/** Costs nothing where no test of the base was touched. `story`: what people who may write here have said. */
export async function verifyWithBaseTests(
  options: VerifierOptions,
  verifier: Verifier,
  one: Green,
  story: string,
): Promise<Verification> {
  const { green } = one;
  const sides = sidesOf(options, one);
  const over = await layOver(options, verifier, one, sides);
  if (over === undefined) return green;
  const settled = await verifyLaid(options, verifier, one, over.laid);
  if (settled.result !== 'passed' && options.limits.aborted() !== undefined) {
    const note = 'The verification with the tests as they were did not come to its end: nothing backs the exit code.';
    return { ...green, result: 'failed', notes: [...green.notes, note] };
  }
  const met = await metElsewhere(sides.read, verifier.baseline, settled);
  const reading = readSecond(verifier.baseline, settled, met, (name) => speaksOfRed(story, name));
  const left =
    reading.bent.length + reading.unmet.length > 0
      ? await backedAsAsked(options, verifier, one, { story, over, sides })
      : undefined;
  return left ?? concluded(green, settled, reading, options.request.settings.testsMayChange);
}

type Sides = ReturnType<typeof sidesOf>;

function sidesOf({ workspace, baseTree, commands, request }: VerifierOptions, { tree, changed }: Green) {
  const { repository } = workspace;
  const command = wholeCommand(commands);
  const globs = request.settings.testPaths;
  return {
    read: (side: 'base' | 'tree', path: string) => repository.readFile(side === 'base' ? baseTree : tree, path),
    list: () => repository.listFiles(baseTree),
    isProduction: (path: string) => roleOf(path, { command, globs }) === 'production',
    changed,
    command,
    globs,
  };
}

interface Over {
  lay: LayOver;
  /** The tree with the base's tests in it. */
  laid: string;
}

async function layOver(
  { workspace: { repository }, baseTree }: VerifierOptions,
  { baseline }: Verifier,
  { tree, changed, green }: Green,
  sides: Sides,
): Promise<Over | undefined> {
  const { read, globs, isProduction } = sides;
  const followed = await followedTests({ ...sides, baseline, green });
  const lay = basePathsToLayOver(changed, (path) => classify(path, globs), followed);
  const merged = await mergedFiles(repository, { baseTree, tree, paths: lay.scripts });
  if (merged.size === 0 && !lay.needed) return undefined;
  const withTests = await repository.treeWith(tree, baseTree, [...lay.restore, ...lay.remove]);
  const unmarked = await unmarkedTests(read, lay.restore);
  const split = await reExports(changed, read, isProduction);
  const idle = await placeholders(changed, lay.remove, (path) => read('tree', path));
  const laid = await repository.treeWithFiles(withTests, new Map([...merged, ...unmarked, ...split, ...idle]));
  return { lay, laid };
}

/** Manifests with the base's scripts and Rust files with its test modules, as far as those changed: the rest stays what the code needs. */
async function mergedFiles(
  repository: Repository,
  { baseTree, tree, paths }: { baseTree: string; tree: string; paths: string[] },
): Promise<Map<string, string>> {
  const merged = new Map<string, string>();
  for (const path of paths) {
    const [before, after] = await Promise.all([repository.readFile(baseTree, path), repository.readFile(tree, path)]);
    const text = await withBaseTests(path, before ?? '', after ?? '');
    if (text !== undefined) merged.set(path, text);
  }
  return merged;
}

async function verifyLaid(
  options: VerifierOptions,
  verifier: Verifier,
  one: Green,
  laid: string,
): Promise<Verification> {
  const name = `${one.name}-base-tests`;
  const mostMs = longestMs(60_000, one.green, verifier.baseline);
  const red =
    (await greenWithTwins(options, verifier, one, { laid, name, mostMs })) ??
    (await verifier.run(laid, name, { mostMs, ofBase: true }));
  const used = one.green.flaky === undefined ? 0 : 1;
  return settleFlakes(options, verifier, { tree: laid, name, of: one.tree, used, red });
}

/** Where the base's tests are green also with their numbers written differently, one run says both. undefined: not asked, or not so. */
async function greenWithTwins(
  options: VerifierOptions,
  verifier: Verifier,
  { tree, changed }: Green,
  { laid, name, mostMs }: { laid: string; name: string; mostMs: number },
): Promise<Verification | undefined> {
  // What breaks over them takes nothing away: then the plain tests speak.
  const twins = await withTwins(options, verifier, laid, { tree, changed }).catch(() => undefined);
  if (twins === undefined) return undefined;
  const verification = await verifier.run(twins.tree, name, { mostMs, ofBase: true });
  const backed = verification.result === 'passed' && readSecond(verifier.baseline, verification).kind === 'backed';
  if (backed) verifier.twinned.set(laid, { edits: twins.edits, verification });
  return backed ? verification : undefined;
}

/** Green with what the story asks for, or what only loads production, as the attempt has it: then that is told. */
async function backedAsAsked(
  options: VerifierOptions,
  verifier: Verifier,
  one: Green,
  { story, over: { lay }, sides }: { story: string; over: Over; sides: Sides },
): Promise<Verification | undefined> {
  const changesCode = one.changed.some(({ path }) => languageOf(path) !== undefined && sides.isProduction(path));
  const mayChangeTests = options.request.settings.testsMayChange && changesCode;
  const stays = await whatMayStay({ text: story, mayChangeTests }, lay, sides);
  if (stays.length === 0) return undefined;
  const changed = one.changed.filter(({ path }) => !stays.some((each) => each.path === path));
  const left = await verifyWithBaseTests(options, verifier, { ...one, changed, name: `${one.name}-as-asked` }, story);
  if (left.result !== 'passed') return undefined;
  const notes = stays.map(
    ({ path, why }) => `${path}: ${why}, the tests of the base that were red need the new version`,
  );
  return { ...left, tampering: permitted(left.tampering, stays), notes: [...left.notes, ...notes] };
}

function concluded(
  green: Verification,
  { result, flaky }: Verification,
  { kind, bent, changedBehaviour, unmet }: SecondReading,
  testsMayChange: boolean,
): Verification {
  const second = { result, bent, changedBehaviour, ...(unmet.length > 0 && { unmet }), ...(flaky && { flaky }) };
  if (kind === 'bent') {
    const red = [...bent, ...unmet].join(', ');
    const note = `With the tests as they were before the agent, these are still red: ${red}. Their expectations were bent, not met.`;
    return { ...green, result: 'failed', second, notes: [...green.notes, note] };
  }
  if (changedBehaviour.length > 0 && testsMayChange) {
    const note = `Changed with the behaviour, as the story allows: ${changedBehaviour.join(', ')}`;
    return { ...green, second: { ...second, changedBehaviour: [] }, notes: [...green.notes, note] };
  }
  return { ...green, second };
}
