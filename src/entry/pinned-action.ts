/** Looks up on GitHub which commit an action's tag points to, so that a workflow can pin it. */

import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './command-io.ts';

/** What stands behind the `@`: the commit with the tag as its comment; the tag alone where GitHub cannot be asked, which is told. */
export async function pinned({ environment, stderr }: CommandIo, repository: string, tag: string): Promise<string> {
  const api = environment.GITHUB_API_URL || 'https://api.github.com';
  const commit = await fetch(`${api}/repos/${repository}/commits/${tag}`, {
    headers: { accept: 'application/vnd.github.sha', 'user-agent': 'redgreen' },
    signal: AbortSignal.timeout(5000),
  }).then(
    async (response) => (response.ok ? (await response.text()).trim() : ''),
    () => '',
  );
  if (/^[0-9a-f]{40}$/.test(commit)) return `${commit} # ${tag}`;
  stderr.write(`${visibleLine(`${repository}@${tag} is not pinned to a commit: GitHub did not tell which it is.`)}\n`);
  return tag;
}
