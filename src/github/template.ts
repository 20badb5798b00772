/** The repository's pull request template, from the default branch, wherever GitHub looks for one. */

import { type Client, repositoryName } from './client.ts';

const folders = ['.github', '', 'docs'];
const maxChars = 20_000;

/** Empty where there is none, or none can be had: a template is never a reason to stop. */
export async function pullRequestTemplate(client: Client, repository: string): Promise<string> {
  const at = repositoryName(repository);
  for (const folder of folders) {
    try {
      const { data } = await client.octokit.rest.repos.getContent({ ...at, path: folder });
      const file = Array.isArray(data)
        ? data.find(({ name, type }) => type === 'file' && /^pull_request_template\.(md|txt)$/i.test(name))
        : undefined;
      if (file === undefined) continue;
      const { data: found } = await client.octokit.rest.repos.getContent({ ...at, path: file.path });
      if (Array.isArray(found) || !('content' in found)) return '';
      return Buffer.from(found.content, 'base64').toString('utf8').slice(0, maxChars);
    } catch {
      // No such folder.
    }
  }
  return '';
}
