/** Which action a workflow starts, and the commit that its reference is at: asked of GitHub. */

import { RedgreenError } from '../errors.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './command-io.ts';

/** Where an action is taken from. */
export interface ActionSource {
  repository: string;
  /** A tag, a branch or a commit; undefined: the default branch, whose name only GitHub knows. */
  ref: string | undefined;
}

/** With what stands behind the `@`. */
export type PinnedAction = Pick<ActionSource, 'repository'> & { reference: string };

/** The option `--action`: `owner/name` or `owner/name@ref`. */
export function readAction(text: string): ActionSource {
  const [, repository, ref] = /^([\w-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(text) ?? [];
  if (repository !== undefined) return { repository, ref };
  throw new RedgreenError('bad-usage', `--action is ${text}; allowed: owner/name, or owner/name@ref`);
}

/**
 * Pinned to the commit that the reference is at now, with the reference as its comment; to the reference alone where GitHub
 * cannot be asked. Throws where GitHub knows none of that name, and where there is no reference and no answer.
 */
export async function pinAction(io: CommandIo, { repository, ref }: ActionSource): Promise<PinnedAction> {
  if (ref !== undefined && /^[0-9a-f]{40}$/.test(ref)) return { repository, reference: ref };
  const { status, commit } = await commitAt(io, repository, ref ?? 'HEAD');
  if (commit !== undefined) return { repository, reference: ref === undefined ? commit : `${commit} # ${ref}` };
  // 404 is also the answer about what is private.
  const why = status === 404 ? 'GitHub does not show it to anybody without a token' : 'GitHub could not be asked';
  if (ref === undefined) {
    // A guessed branch may not be there, and would let whoever pushes to it into the job.
    throw new RedgreenError('bad-usage', `the commit of ${repository} is not known: ${why}`, {
      fix: `Name it: --action ${repository}@<the whole id of a commit>.`,
    });
  }
  if (status === 422)
    throw new RedgreenError('bad-usage', `${repository} has no branch, tag or commit ${ref}`, {
      fix: 'Name one that it has behind the @.',
    });
  io.stderr.write(`${visibleLine(`${repository}@${ref} is not pinned to a commit: ${why}.`)}\n`);
  return { repository, reference: ref };
}

async function commitAt(
  { environment }: CommandIo,
  repository: string,
  ref: string,
): Promise<{ status?: number; commit?: string }> {
  const api = environment.GITHUB_API_URL || 'https://api.github.com';
  try {
    const response = await fetch(`${api}/repos/${repository}/commits/${encodeURIComponent(ref)}`, {
      headers: { accept: 'application/vnd.github.sha', 'user-agent': 'redgreen' },
      signal: AbortSignal.timeout(5000),
    });
    const { status } = response;
    const commit = (await response.text()).trim();
    return response.ok && /^[0-9a-f]{40}$/.test(commit) ? { status, commit } : { status };
  } catch {
    return {};
  }
}
