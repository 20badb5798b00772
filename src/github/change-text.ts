/** Reads the title and body of the issue that a merged pull request closed, or else of the pull request itself. */

import { withoutInvisible } from '../text/invisible.ts';
import { type Client, issueAt } from './client.ts';
import { ifThere } from './failures.ts';
import type { PayloadText } from './trigger.ts';
import { rendered, visibleText } from './visible-text.ts';

/** undefined where nothing of that number can be read. Throws where GitHub does not answer. */
export async function changeWords(
  client: Client,
  repository: string,
  number: number,
): Promise<PayloadText | undefined> {
  const first = await read(client, repository, number);
  if (first === undefined || !first.isPullRequest) return first;
  const closed = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d{1,9})\b/i.exec(first.body)?.[1];
  const issue = closed === undefined ? undefined : await read(client, repository, Number(closed));
  return issue === undefined || issue.isPullRequest ? first : issue;
}

/** A pull request is an issue too, under the same number. */
async function read(client: Client, repository: string, number: number) {
  const { data } =
    (await ifThere(client.octokit.rest.issues.get({ ...issueAt(repository, number), ...rendered }))) ?? {};
  if (data === undefined) return undefined;
  const body = visibleText(data.body ?? '', data.body_html).text;
  return { title: withoutInvisible(data.title).text, body, isPullRequest: data.pull_request !== undefined };
}
