/** Which lines of the new side a pull request's diff shows: GitHub takes a remark only there. */

import { firstPages, listedOf, type Repo } from './client.ts';

const maxPages = 3;

/** Path → lines. Files beyond the first 300, and those without a patch (binary, too large), have none. */
export async function diffLines({ client, repository }: Repo, number: number): Promise<Map<string, Set<number>>> {
  const lines = new Map<string, Set<number>>();
  const { octokit } = client;
  const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, listedOf(repository, number));
  for await (const files of firstPages(pages, maxPages)) {
    for (const { filename, patch } of files) lines.set(filename, linesOf(patch ?? ''));
  }
  return lines;
}

/** Added lines and context; removed ones are of the old side. */
export function linesOf(patch: string): Set<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const line of patch.split('\n')) {
    const start = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(line)?.[1];
    if (start !== undefined) next = Number(start);
    else if (line.startsWith('+') || line.startsWith(' ')) lines.add(next++);
  }
  return lines;
}
