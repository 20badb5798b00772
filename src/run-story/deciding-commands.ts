/**
 * Chooses the build and test commands that an attempt must pass; in a monorepo those of the projects that the attempt
 * affects.
 */

import { foundProjects } from '../packages/ecosystems/javascript.ts';
import { decidingProjects } from '../packages/project-commands.ts';
import { wasStopped } from '../run/killed-command.ts';
import type { DecidingCommands } from '../run/verification.ts';
import { commandTree, folderOf } from './command-detection.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

/** Who runs the attempt's own commands. */
interface Decided {
  verifier: Verifier;
  /** Absent where nothing but the run's own commands can decide. */
  decided?: DecidingCommands;
  /** Projects of the base do not decide. */
  isPart?: boolean;
}

/** `open`: a verifier for other commands than the run's own. It compares with the same projects. */
export function openDeciding(
  verifier: Verifier,
  open: (options: VerifierOptions) => Verifier,
): (tree: string, name: string) => Promise<Decided> {
  const opened = new Map<string, Promise<Decided | undefined>>();
  const { commands, request, unprepared, limits, baseTree } = verifier;
  const { build, test, because } = commands;

  return async (tree, name) => {
    if (commands.projects === undefined) return { verifier };
    const whole: Decided = { verifier, decided: { build, test, because } };
    // Where the pull request is somebody else's, what is red in it is what is asked for, wherever it lies.
    const everything = (request.code.start.theirs ?? unprepared) !== undefined;
    const found = await commandsFor(verifier, commands.projects, { tree, everything });
    if (found === undefined || (found.commands.test === test && found.ofBase.test === test)) return whole;
    const key = JSON.stringify([found.commands, found.ofBase]);
    const decided = opened.get(key) ?? narrowed(found, name);
    opened.set(key, decided);
    return (await decided) ?? whole;
  };

  /** undefined: what its projects say before the agent is not known, so that nothing could be held against it. */
  async function narrowed(
    { commands: wanted, ofBase, leftOut, folders }: Found,
    name: string,
  ): Promise<Decided | undefined> {
    const isSame = wanted.build === ofBase.build && wanted.test === ofBase.test;
    const mine = open({ ...verifier, commands: { ...commands, ...wanted }, ofBase: isSame ? undefined : ofBase });
    const isKnown = ofBase.test === (verifier.ofBase ?? commands).test;
    const before = leftOut.length === 0 && isKnown ? verifier.before : await saysBefore(mine, `${name}-before`);
    if (before === undefined) return undefined;
    // Compared with: the same projects, whatever the attempt added to them.
    mine.before = { ...before, command: (before.step === 'build' ? wanted.build : wanted.test) ?? '' };
    const which = leftOut.length > 0 ? 'projects that were touched, and those that depend on them' : 'projects';
    const words = `${because.replace(/; projects: .*$/s, '')}; ${which}: ${folders.join(', ')}`;
    const decided = { ...wanted, because: words, whole: { build, test } };
    return { verifier: mine, decided, isPart: leftOut.length > 0 };
  }

  async function saysBefore(mine: Verifier, name: string) {
    const before = await mine.run(baseTree, name, { ofBase: true });
    const isWhole = before.result === 'passed' || (before.result === 'failed' && !wasStopped(before));
    return isWhole && limits.aborted() === undefined ? before : undefined;
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof commandsFor>>>;

async function commandsFor(
  { settings, workspace, repository, commands, baseTree }: Verifier,
  start: NonNullable<Verifier['commands']['projects']>,
  { tree, everything }: { tree: string; everything: boolean },
) {
  const projectsAt = (head: string) => foundProjects(commandTree(settings, { ...workspace, head }));
  const [base = start, now = []] = await Promise.all([projectsAt(baseTree), projectsAt(tree)]);
  const paths = await Promise.all(
    // What people changed in tests on this branch is in the tree whose tests count, and is touched all the same.
    [baseTree, workspace.base.commit].map((from) => repository.pathsBetween(from, tree)),
  );
  const folder = folderOf(settings);
  const changed = paths.flat().map((path) => (path.startsWith(folder) ? path.slice(folder.length) : `../${path}`));
  const deciding = decidingProjects({ base, start, now }, everything ? undefined : changed);
  if (deciding === undefined) return undefined;
  const { own, ofBase, leftOut, whole } = deciding;
  // A build command that was not made of the projects stays as it is.
  const isMade = commands.build === whole.build;
  const of = (chain: { build?: string; test: string }) => ({
    build: isMade ? chain.build : commands.build,
    test: chain.test,
  });
  return { commands: of(own), ofBase: of(ofBase), leftOut, folders: own.folders };
}
