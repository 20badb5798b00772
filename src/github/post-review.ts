/**
 * Posts the AI review on the pull request, with remarks on lines of the diff and all else in its text. It is always a COMMENT:
 * it approves nothing.
 */

import { placeWords } from '../run/number-words.ts';
import type { Review, ReviewFinding } from '../run/verification.ts';
import { markdownCode, markdownText } from '../text/markdown-text.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { maybeDone, statusOf } from './api-errors.ts';
import { firstPages, isSelf, listedOf, type Repo, repositoryName } from './client.ts';
import { criteriaLines } from './comment-detail.ts';

const maxRemarks = 30;

/** `round` counts the reviews of a run from 1. A lost answer makes no second review. */
export async function postReview(
  repo: Repo,
  number: number,
  parts: { review: Review; runId: string; round: number; commit: string },
): Promise<void> {
  const lines = await diffLines(repo, number);
  const { findings } = parts.review;
  const onLine = findings
    .filter(({ path, line }) => line !== undefined && lines.get(path)?.has(line))
    .slice(0, maxRemarks);
  const mark = `<!-- redgreen:review=${parts.runId}/${parts.round} -->`;
  const post = (remarks: ReviewFinding[]) =>
    repo.client.octokit.rest.pulls.createReview({
      ...repositoryName(repo.repository),
      pull_number: number,
      commit_id: parts.commit,
      event: 'COMMENT',
      body: `${mark}\n${reviewText(
        parts.review,
        findings.filter((finding) => !remarks.includes(finding)),
      )}`,
      comments: remarks.map(({ path, line, severity, message }) => ({
        path,
        line,
        side: 'RIGHT',
        body: `${severity}: ${markdownText(message, 2000)}`,
      })),
    });
  try {
    await post(onLine);
  } catch (error) {
    // The diff has moved on: then everything is said in the text.
    if (statusOf(error) === 422 && onLine.length > 0) await post([]);
    else if (!maybeDone(error)) throw error;
    else if (!(await isPosted(repo, number, mark))) await post(onLine);
  }
}

const maxPages = 3;

/** Path → lines. Files beyond the first 300, and those without a patch (binary, too large), have none. */
async function diffLines({ client, repository }: Repo, number: number): Promise<Map<string, Set<number>>> {
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

/** The text of a review, with the findings that have no line of their own. */
function reviewText(review: Review, findings: readonly ReviewFinding[]): string {
  const said = review.verdict === 'approve' ? 'nothing stands in the way' : 'asks for changes';
  const rest = findings.map(({ path, line, severity, message }) => {
    return `- ${severity} ${markdownCode(placeWords(path, line))} ${markdownText(message, 1000)}`;
  });
  return paragraphs([
    `**Redgreen review:** ${said}. ${markdownText(review.summary, 1000)}`,
    criteriaLines(review).slice(0, 50).join('\n'),
    rest.slice(0, 100).join('\n'),
    'An AI wrote this review. It approves nothing: a person does.',
  ]);
}

async function isPosted({ client, repository }: Repo, number: number, mark: string): Promise<boolean> {
  const self = await client.viewer();
  const reviews = await client.octokit.paginate(client.octokit.rest.pulls.listReviews, listedOf(repository, number));
  return reviews.some(({ body, user }) => isSelf(self, user) && body.startsWith(mark));
}
