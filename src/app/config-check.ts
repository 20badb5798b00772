/** Checks the file `.github/redgreen.yml` of a pull request, and reports its problems as a check run on GitHub. */

import { configPath, readConfigFile } from '../config/config-file.ts';
import { writeNeutralCheck } from '../github/check-run.ts';
import type { Repo } from '../github/client.ts';
import { markdownText } from '../github/markdown-text.ts';
import { problemText } from '../run/errors.ts';
import { fileAt } from '../trigger/event-decision.ts';

/** What was done, in a sentence. Throws where GitHub does not answer. */
export async function checkConfiguration(repo: Repo, { number, head }: { number: number; head: string }) {
  const text = await fileAt(repo, configPath, head);
  if (text === undefined) return 'the configuration is not changed';
  const { problems } = readConfigFile(text);
  if (problems.length === 0) return 'the configuration can be used';
  if (!(await mayChangeConfiguration(repo, number))) return 'the configuration is not changed';
  const list = problems.map((problem) => `- ${markdownText(problemText(problem), 500)}`).join('\n');
  const title = 'This setting cannot be used';
  await writeNeutralCheck(
    repo,
    {
      ...{ head, name: 'Redgreen configuration' },
      title: `${configPath} cannot be used`,
      summary: `With this file on the default branch no run starts:\n\n${list}`,
    },
    problems.map(({ line = 1, message }) => ({ path: configPath, line, title, message })),
  );
  return `reported what is wrong with ${configPath}`;
}

/** GitHub lists the first 3,000 files of a pull request (rest/pulls: list files). What it leaves out may hold the configuration. */
const maxListed = 3000;

async function mayChangeConfiguration(repo: Repo, number: number) {
  const pages = repo.paginate.iterator(repo.rest.pulls.listFiles, { ...repo.pull(number), per_page: 100 });
  let listed = 0;
  for await (const { data } of pages) {
    if (data.some(({ filename }) => filename === configPath)) return true;
    listed += data.length;
  }
  return listed >= maxListed;
}
