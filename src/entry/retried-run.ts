/**
 * Continues a run that has ended, for `redgreen retry`: on that run's branch, with the same flags and a hint for the
 * agent.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Repository } from '../git/repository.ts';
import { RedgreenError } from '../run/errors.ts';
import type { Run } from '../run/run.ts';
import { ownerIsGone } from '../store/run-folder.ts';
import { type Clone, openClone } from './local-clone.ts';
import { type GoesOn, keptStory, type RunHere, runStoryIn } from './local-run.ts';
import { openRun } from './run-database.ts';
import { readStoryFile, storyFromText } from './story-input.ts';

/** Throws where the run is still going on, belongs to something else, or its story or branch are gone. */
export async function retryRun(here: RunHere, name: string, hint: string): Promise<Run> {
  const { io } = here;
  const { run, folder } = await endedRun(io, name);
  await using clone = await openClone(io);
  const read = await storyOf(io, clone, run, folder);
  const goesOn = await startAfter(clone.repository, run, hint === '' ? undefined : hint);
  return await runStoryIn(clone, read, { ...here, flags: { ...flagsOfRun(run), ...here.flags } }, goesOn);
}

async function endedRun(io: RunHere['io'], name: string) {
  await using found = await openRun(io, name);
  const { run, folder } = found;
  const not = (why: string) => new RedgreenError('bad-usage', `run ${run.id} cannot be continued from here: ${why}`);
  if (run.state === 'running' && !(await ownerIsGone(folder))) throw not('it is still active');
  if (run.trigger.kind === 'eval') throw not('it belongs to an eval; `redgreen rerun` repeats it');
  if (run.story.issue !== undefined) throw not(`comment \`/retry\` on #${run.story.issue}`);
  return { run, folder };
}

/** The file as it is now, looked for from here and from the root of the clone; else as the run had it. */
async function storyOf(io: RunHere['io'], { root }: Clone, { id, story }: Run, folder: string) {
  const { path } = story;
  const places = path === undefined ? [] : [resolve(io.cwd, path), resolve(root, path)];
  const file = places.find((place) => existsSync(place));
  if (file !== undefined && path !== undefined) {
    const read = await readStoryFile(io.cwd, file);
    return { ...read, story: { ...read.story, ref: { ...read.story.ref, path } } };
  }
  const kept = await readFile(join(folder, keptStory), 'utf8').catch(() => undefined);
  if (kept === undefined) throw new RedgreenError('story-unreadable', `${path ?? `that of run ${id}`} is gone`);
  return storyFromText(kept, `the story of run ${id}`);
}

/** Where it had made no commit there is nothing to go on from: it begins anew. */
async function startAfter(repository: Repository, run: Run, hint: string | undefined): Promise<GoesOn> {
  const { id: runId, branch, headSha, base } = run;
  if (branch === undefined || headSha === undefined) return { runId, start: { kind: 'new' }, hint };
  const commit = await repository.resolve(`refs/heads/${branch}`);
  if (commit === undefined) {
    const back = `\`git branch ${branch} ${headSha.slice(0, 12)}\` brings it back as long as git has the commit`;
    throw new RedgreenError('bad-usage', `the branch ${branch} of run ${runId} is gone; ${back}`);
  }
  const { branch: baseBranch, commit: baseCommit } = base;
  return { runId, start: { kind: 'again', branch, baseBranch, baseCommit, hint, reviewComments: [] }, commit, hint };
}

/** What the run was told by flags; all else is read anew. */
function flagsOfRun({ settings }: Run): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { value, source }]) =>
      source !== 'flag' || value === undefined || (typeof value === 'object' && !Array.isArray(value))
        ? []
        : [[name, Array.isArray(value) ? value.join('\n') : String(value)]],
    ),
  );
}
