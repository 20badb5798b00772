/** Publishes an attempt's commit by a push and a pull request or, in a local clone, as a branch. */

import { join } from 'node:path';
import { numbered } from '../git/branch-name.ts';
import { push } from '../git/push.ts';
import type { PushResult, Remote } from '../git/remote-call.ts';
import { leaveBranch } from '../git/work-tree.ts';
import { withoutSecrets } from '../publish/held-back-files.ts';
import type { Stop } from '../run/run.ts';
import { keepWhole } from '../store/run-files.ts';
import { workPatch } from '../store/run-folder.ts';
import type { Emit, RunRequest, Workspace } from './run-request.ts';

/** How a run ends, and which trees that is said of. */
export interface End extends Stop {
  verifiedTree?: string;
  pushedTree?: string;
}

export interface Publisher {
  /** The commit is where nothing can lose it, as what it is called there; or the stop says why not and where the work is. */
  publish(commit: {
    attempt: number;
    commit: string;
    tree: string;
    last: boolean;
  }): Promise<{ commit: string } | { stop: Stop }>;
  /** Opens the pull request of what is pushed, where there is none yet. */
  offer(): Promise<void>;
  /** The end of the run with its pull request: a green branch without one is not published. */
  settle(end: End): Promise<End>;
}

export function openPublisher(request: RunRequest, workspace: Workspace, emit: Emit): Publisher {
  const { source } = request.code;
  if (request.settings.dryRun) return { publish: async ({ commit }) => ({ commit }), ...noOffer };
  return source.kind === 'local'
    ? clonePublisher(request, workspace, source.clone, emit)
    : remotePublisher(request, workspace, source.remote, emit);
}

function clonePublisher(request: RunRequest, workspace: Workspace, clone: string, emit: Emit): Publisher {
  let expected = request.code.start.kind === 'again' ? workspace.head : undefined;
  return {
    async publish({ attempt, commit, tree }) {
      const left = await leaveBranch(workspace.repository, clone, workspace.branch, commit, expected).catch(
        (error: Error) => ({ reason: error.message }),
      );
      if ('reason' in left) {
        const kept = await keepAsPatch(request, workspace, commit);
        const detail = `The branch could not be brought into the clone: ${left.reason}. ${kept}`;
        return { stop: { outcome: 'publish-failed', detail } };
      }
      if (left.branch !== workspace.branch || expected === undefined) {
        workspace.branch = left.branch;
        await emit({ type: 'branch-named', branch: left.branch });
      }
      expected = commit;
      await emit({ type: 'checkpoint-pushed', attempt, commit, tree });
      return { commit };
    },
    ...noOffer,
  };
}

const noOffer = { offer: async () => undefined, settle: async (end: End) => end };

function remotePublisher(request: RunRequest, workspace: Workspace, remote: Remote, emit: Emit): Publisher {
  const { forge } = request;
  const { recorder } = request.record;
  const { start } = request.code;
  const began = start.branch === workspace.branch ? (workspace.merge?.parent ?? workspace.head) : 'absent';
  let expected: string | 'absent' = workspace.takenUp?.commit ?? began;
  const offer = async (green = false) => {
    if (forge === undefined || recorder.run().pullRequest !== undefined) return;
    if (!green && recorder.run().pullRequestRefused !== undefined) return;
    const { branch, base } = workspace;
    const answer = await forge.openPullRequest(recorder.run(), { branch, base: base.branch, green });
    if (answer.kind === 'refused') {
      await emit({ type: 'pull-request-refused', reason: answer.reason, compareUrl: answer.compareUrl });
    } else if (answer.kind === 'open') {
      await emit({ type: 'pull-request-opened', number: answer.number, url: answer.url, draft: answer.draft });
    }
  };
  return {
    async publish({ attempt, commit, tree, last }) {
      const { repository, branch } = workspace;
      const tries = last ? 1 : 3;
      await request.fence?.();
      const pushed = await push(repository, remote, { commit, branch, expected, tries, signed: forge?.signed });
      if (pushed.kind !== 'pushed') return { stop: await rescue(request, workspace, remote, commit, pushed) };
      expected = pushed.commit ?? commit;
      await emit({ type: 'checkpoint-pushed', attempt, commit: expected, tree });
      await offer();
      return { commit: expected };
    },
    offer,
    async settle(end) {
      if (end.outcome !== 'passed' || forge === undefined) return end;
      await request.fence?.();
      await offer(true);
      const { pullRequest, pullRequestRefused: refused } = recorder.run();
      if (pullRequest !== undefined || refused === undefined) return end;
      const detail = `The branch is green, but GitHub opened no pull request for it: ${refused.reason}`;
      return { ...end, outcome: 'publish-failed', detail };
    },
  };
}

/** The push did not happen. Moved: the work goes to a second branch. Otherwise it is kept as a patch. */
async function rescue(
  request: RunRequest,
  workspace: Workspace,
  remote: Remote,
  commit: string,
  result: Exclude<PushResult, { kind: 'pushed' }>,
): Promise<Stop> {
  // A push that fails because the run is another worker's by now is nobody's failure, and is not told.
  await request.fence?.();
  const { repository, branch } = workspace;
  const kept = await keepAsPatch(request, workspace, commit);
  const failed = (detail: string): Stop => ({ outcome: 'publish-failed', detail });

  if (result.kind === 'deleted') return failed(`The branch ${branch} was deleted during the run. ${kept}`);
  if (result.kind === 'moved') {
    const again = { commit, expected: 'absent', tries: 1, signed: request.forge?.signed };
    for (let number = 2; number <= 20; number++) {
      const second = numbered(branch, number);
      const saved = await push(repository, remote, { ...again, branch: second });
      if (saved.kind === 'pushed') {
        return failed(
          `Somebody pushed to ${branch} during the run, and nothing of theirs is overwritten. The work is on ${second}.`,
        );
      }
      if (saved.kind !== 'moved') break;
    }
    return failed(`Somebody pushed to ${branch} during the run. ${kept}`);
  }
  const denied = result.kind === 'refused' ? result.rule : undefined;
  const rule = denied === undefined ? '' : ` (${denied})`;
  const stop = failed(
    `The push ${result.kind === 'refused' ? 'was refused' : 'failed'}${rule}: ${result.reason}. ${kept}`,
  );
  return denied === 'workflows-permission' ? { ...stop, cause: 'workflows-permission' } : stop;
}

const maxBytes = 64 * 1024 * 1024;

/** Returns the sentence that says where the work is: what a commit or a tree changes. */
export const keepAsPatch = (...args: Parameters<typeof patched>): Promise<string> =>
  // Why it was to be kept is told all the same.
  patched(...args).catch((error: Error) => `The work could not be kept as a patch either: ${error.message}`);

async function patched({ record, host, code }: RunRequest, { repository, head }: Workspace, work: string) {
  const patchPath = join(record.runDir, workPatch);
  if (code.source.kind === 'local') {
    const text = await repository.patch(head, work, { maxBytes });
    await keepWhole({ [patchPath]: host.redact(text) });
    return `The work is kept as a patch: ${patchPath}`;
  }
  // The page of the run, or of the job, hands it out to everybody who may read there.
  const { tree, left } = await withoutSecrets(repository, { tree: work, parent: head }, host.redact.known());
  const text = await repository.patch(head, tree, { maxBytes });
  if (text === '') return 'Nothing of it is kept: its files are for credentials or may hold a secret';
  await keepWhole({ [patchPath]: host.redact(text) });
  const isServer = code.source.kind === 'clone' && code.source.mirror !== undefined;
  const place = isServer ? `${workPatch}, among the files on the run's page` : `${patchPath} and on the job's page`;
  const less = left.length === 0 ? '' : ', without files for credentials and those that may hold a secret';
  return `The work is kept as a patch: ${place}${less}`;
}
