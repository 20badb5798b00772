/** Commits the work tree after each attempt, without files that must not be pushed, and has the commit pushed. */

import type { Committed } from '../loop/steps.ts';
import { dependencyChanges } from '../publish/dependency-changes.ts';
import { publishable } from '../publish/held-back-files.ts';
import { type AttemptName, attemptLabel, type Checkpoint } from '../run/run.ts';
import { markedFiles } from './comparison-trees.ts';
import type { Publisher } from './publish.ts';
import type { RunRequest, Workspace } from './run-request.ts';
import type { Verifier } from './verifier.ts';

export type Checkpoints = ReturnType<typeof openCheckpoints>;

export function openCheckpoints(
  { request, workspace, headTree, emit, limits, installs }: Verifier,
  publisher: Publisher,
) {
  const { repository, takenUp, merge } = workspace;
  const { commit: from, tree: begins } = takenUp ?? { commit: workspace.head, tree: headTree };
  const rules = rulesOf(request);

  let merging = merge?.conflicts.length === 0 ? undefined : merge;
  let last = { commit: from, tree: begins, snapshot: merging?.marked ?? begins };
  /** Where marks of a conflict stand in it: what they add is none of what an attempt changed. */
  let seen = merging?.marked;

  /** The event names the commit before it is pushed, so that a record cut off here still knows it. */
  async function commit(attempt: AttemptName, checkpoint: Checkpoint, message: string): Promise<Committed> {
    const { tree } = checkpoint;
    const { author } = request.code;
    const parents = merging ?? { parent: last.commit };
    const text = merging === undefined ? message : `${merging.message}\n\n${message}`;
    const words = { message: text, author, trailers: trailers(request, attempt) };
    const made = await repository.commit({ tree, ...parents, ...words });
    merging = undefined;
    last = { ...last, commit: made, tree };
    const committed = { ...checkpoint, commit: made };
    await emit({ type: 'checkpoint-made', attempt: attempt.number, checkpoint: committed });
    const published = await publisher.publish({ attempt: attempt.number, commit: made, tree, last: limits.isShort() });
    if ('stop' in published) return { checkpoint: committed, stop: published.stop };
    last = { ...last, commit: published.commit };
    return { checkpoint: { ...committed, commit: published.commit } };
  }

  /** The work tree and what of it may be pushed, lock files up to date: they are judged like all that the agent wrote. */
  async function settled(attempt: AttemptName) {
    const look = async () => {
      const taken = await repository.snapshot();
      const compared = { tree: taken.tree, parent: last.tree, base: workspace.base.commit };
      return { taken, screened: await publishable(repository, compared, rules) };
    };
    const found = await look();
    return (await installs.updateLocks(found.screened.tree, `attempt-${attempt.number}`)) ? look() : found;
  }

  return {
    /** The branch's head and its tree, after the last checkpoint. */
    last: () => last,
    async make(attempt: AttemptName): Promise<Committed> {
      const { taken, screened } = await settled(attempt);
      const nested = taken.nestedGit.map((path) => ({ path, reason: 'a nested git folder is never pushed' }));
      const found = [...taken.offenders, ...nested, ...screened.heldBack];
      // No more of it than the record knows.
      const heldBack = found.map(({ path, reason }) => ({ path, reason }));
      const [stat, dependencies] = await Promise.all([
        repository.diffStat(merging === undefined ? last.tree : (seen ?? last.tree), screened.tree),
        changedDependencies(workspace, screened.tree),
      ]);
      const checkpoint: Checkpoint = { tree: screened.tree, snapshot: taken.tree, ...stat, heldBack, ...dependencies };
      last = { ...last, snapshot: taken.tree };
      seen = screened.tree;
      // A merge with marks in it is nobody's: it is committed once they are gone, also where all of it is as one side had it.
      const isChanged = checkpoint.tree !== (merging?.marked ?? last.tree);
      const marked = merging !== undefined && (await markedFiles(workspace, checkpoint.tree)).length > 0;
      if (isChanged && !marked) return commit(attempt, checkpoint, messageFor(attempt, request.story.title));
      await emit({ type: 'checkpoint-made', attempt: attempt.number, checkpoint });
      return { checkpoint };
    },
    /** A commit on top whose tree is `goal`'s again; the work tree follows. */
    async restore(attempt: AttemptName, goal: Checkpoint, reason: string): Promise<Committed> {
      // What was held back from a push died with the worker that had it: then the commit's tree is all there is.
      await repository.writeTree(takenUp === undefined ? goal.snapshot : goal.tree);
      const stat = await repository.diffStat(last.tree, goal.tree);
      last = { ...last, snapshot: goal.snapshot };
      if (last.tree === goal.tree) return { checkpoint: { ...goal, commit: last.commit } };
      return commit(attempt, { ...goal, ...stat }, `Restore the last green state\n\n${reason}`);
    },
  };
}

/** What of a tree may be pushed: the rest is held back, with the reason. */
function rulesOf({ settings, host, story, code: { start } }: RunRequest) {
  // Somebody else's pull request asks for nothing: what its text names is not let go for that.
  return {
    protectedPaths: settings.protectedPaths ?? [],
    secrets: host.redact.known(),
    story: start.theirs ? '' : `${story.title}\n${story.body}`,
    frozen: settings.dependencies === 'frozen',
  };
}

/** Against the base, so that the last checkpoint tells those of the whole branch. */
async function changedDependencies(
  { repository, base }: Workspace,
  tree: string,
): Promise<{ dependencies?: string[] }> {
  const paths = await repository.pathsBetween(base.commit, tree);
  const read = (side: 'before' | 'after', path: string) =>
    repository.readFile(side === 'before' ? base.commit : tree, path);
  const dependencies = await dependencyChanges(paths, read);
  return dependencies.length === 0 ? {} : { dependencies };
}

/** The story's title for the first attempt, `Fix failing tests (retry 2/3)` for a retry. */
function messageFor(attempt: AttemptName, title: string) {
  const { phase, retry, of } = attempt;
  if (retry > 0) return `Fix failing tests (retry ${retry}/${of})`;
  switch (phase.name) {
    case 'standard':
      return title;
    case 'red':
      return `Add failing tests (${attemptLabel(attempt)}): ${title}`;
    case 'green':
      return `Make the tests pass (${attemptLabel(attempt)}): ${title}`;
    case 'refactor':
      return `Refactor (${attemptLabel(attempt)}): ${title}`;
    case 'rework':
      return `Answer the review (${attemptLabel(attempt)})`;
  }
}

function trailers({ record, origin }: RunRequest, attempt: AttemptName) {
  const { requester } = origin;
  return {
    'Redgreen-Run': record.runId,
    'Redgreen-Attempt': attemptLabel(attempt),
    ...(requester === undefined ? {} : { 'Co-authored-by': `${requester.name} <${requester.email}>` }),
  };
}
