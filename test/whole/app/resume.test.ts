/** A run with a review goes on where its worker was killed, within the same limits. */
// @module-tag full
// @module-tag soak

import { expect, test } from 'vitest';
import type { ModelReply, ModelRequest } from '../../support/model.ts';
import { isReview, price, review, write } from '../../support/verdict.ts';
import { type JobWorld, openJobWorld } from './job-world.ts';
import { type Expected, looksUntouched } from './looks-untouched.ts';

/** A few of the points take half a minute, all of them two. */
const all = Number(process.env.REDGREEN_CRASH_ROUNDS ?? 1) > 1;

const lower = (factor: string) =>
  write(
    'src/price.js',
    `export function price(amount, code) {\n  return code?.toUpperCase() === 'TEN' ? amount * ${factor} : amount;\n}\n`,
  );
const finding = { path: 'src/price.js', line: 2, severity: 'major', message: 'ten in lower case costs the full price' };

/** Green at once; the review asks for more; the rework is red first. Every answer follows from what it is asked. */
function reworked(request: ModelRequest): ModelReply {
  const { messages } = request.body;
  const last = JSON.stringify(messages.at(-1)?.content ?? '');
  if (isReview(request)) {
    const approves = JSON.stringify(messages).includes('toUpperCase');
    return approves ? review('approve') : review('request_changes', { summary: 'Lower case.', findings: [finding] });
  }
  if (last.includes('tool_result')) return { text: 'Done.' };
  if (last.includes('retry 1 of')) return { calls: [lower('0.9 ')] };
  return { calls: [last.includes('a review asks for changes') ? lower('0.8') : price('0.9')] };
}

test('review and rework: each review is asked once, the green tree is not lost', async () => {
  await using world = await openJobWorld({ script: reworked, environment: { REDGREEN_REVIEW: 'true' } });
  const points = [
    'before review-finished',
    'before checkpoint-pushed 2',
    'after attempt-started 3',
    ...(all
      ? [
          'after review-finished',
          'after agent-finished 2',
          'after verification-finished 2',
          'after verification-finished 3',
        ]
      : []),
  ];
  const issues = await dieAt(world, points, {
    outcome: 'passed',
    label: 'ai-passed',
    attempts: 3,
    retries: 1,
    commits: ['Discount codes', 'Answer the review (rework 1)', 'Fix failing tests (retry 1/3)'],
  });
  // Two for each run; the one whose answer was lost with its worker is asked again. What the checks leave to judge is no review of its own.
  const isOfChecks = ({ body }: ModelRequest) =>
    JSON.stringify(body.messages.at(-1)).includes('The change is the same');
  const asked = world.model.requests.filter((request) => isReview(request) && !isOfChecks(request)).length;
  expect(asked).toBeLessThanOrEqual(issues * 2 + 1);
});

/** One issue that loses its worker at each of the points; in `make soak` an issue for each. How many issues there were. */
async function dieAt(world: JobWorld, points: string[], expected: Expected): Promise<number> {
  const die: Record<string, string[]> = {};
  for (const at of all ? points.map((point) => [point]) : [points]) die[await world.label()] = at;
  const died = await world.work({ die }, 2);
  expect(died.toSorted()).toEqual(points.toSorted());
  for (const [issue, at] of Object.entries(die)) await looksUntouched(world, Number(issue), at.join(' and '), expected);
  return Object.keys(die).length;
}
