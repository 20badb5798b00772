/** Defines the JSON schema of a review, and parses the reviewer model's answer against it. */

import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import type { BetaJSONOutputFormat } from '@anthropic-ai/sdk/resources/beta';
import { z } from 'zod';
import type { Review } from '../run/verification.ts';
import { parsedJson } from '../text/json.ts';
import { type ReviewSubject, toJudge } from './review-prompt.ts';

export type Answer = Omit<Review, 'usage' | 'costUsd'>;

const severity = z.enum(['blocker', 'major', 'minor', 'note']);
const finding = z.strictObject({ path: z.string(), line: z.number().nullable(), severity, message: z.string() });
const judged = z.strictObject({ change: z.number(), asked_for: z.boolean(), words: z.string() });
const criterion = z.strictObject({
  criterion: z.string(),
  met: z.boolean(),
  evidence: z.string(),
  test: z.string().nullable(),
});
const form = z.strictObject({
  verdict: z.enum(['approve', 'request_changes']),
  summary: z.string(),
  criteria: z.array(criterion),
  findings: z.array(finding),
  changes: z.array(judged),
});
/** What is not asked about needs no answer, nor what decides nothing. */
const readable = form.partial({ changes: true }).extend({ criteria: z.array(criterion.partial({ test: true })) });

type Schema = Parameters<typeof transformJSONSchema>[0];

/** Forced tool use is an error on present models; an output format is how an answer is held to a schema. */
export const answerFormat: BetaJSONOutputFormat = {
  type: 'json_schema',
  schema: transformJSONSchema(z.toJSONSchema(form) as Schema) as Record<string, unknown>,
};

/** A reviewer's text as an answer. That the story asks for another behaviour than a test expects counts only with a sentence that it has. An approval with an unmet criterion is none. */
export function readAnswer(
  text: string,
  subject: Pick<ReviewSubject, 'changedTests' | 'changes' | 'asking' | 'story'>,
): { kind: 'answer'; answer: Answer } | { kind: 'unreadable'; problem: string } {
  // A proxy that does not know output formats lets the model fence its JSON.
  const json = parsedJson(/^```(?:json)?\n([\s\S]*)\n```$/.exec(text.trim())?.[1] ?? text);
  if (json === undefined) return { kind: 'unreadable', problem: 'it is not JSON' };
  const parsed = readable.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { kind: 'unreadable', problem: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}` };
  }
  const { verdict, summary, criteria, findings, changes = [] } = parsed.data;
  const criteriaCount = subject.story.criteria.length;
  // Asking for changes needs one reason; an approval answers for all of them.
  if (verdict === 'approve' && criteria.length < criteriaCount)
    return { kind: 'unreadable', problem: `it judges ${criteria.length} of ${criteriaCount} criteria` };
  const problem = verdict === 'approve' ? problemOf(changes, subject) : undefined;
  if (problem !== undefined) return { kind: 'unreadable', problem };
  const unmet = criteria.some(({ met }) => !met);
  return {
    kind: 'answer',
    answer: {
      verdict: unmet ? 'request_changes' : verdict,
      summary,
      criteria: criteria.map(({ test, ...one }) => (hasName(test) ? { ...one, test } : one)),
      findings: findings.map(({ line, ...finding }) => (isLine(line) ? { ...finding, line } : finding)),
      askedFor: toJudge(subject).filter((_, at) => isWantedByStory(changes, at + 1, subject.asking)),
    },
  };
}

type Judged = z.infer<typeof judged>;

/** Each test whose behaviour changed has an answer, and the sentence that asks for it is the story's own. */
function problemOf(
  judgements: readonly Judged[],
  { asking, changedTests }: Pick<ReviewSubject, 'changedTests' | 'asking'>,
): string | undefined {
  for (const [at] of changedTests.entries()) {
    const own = judgements.filter(({ change }) => change === at + 1);
    if (own.length === 0) return `it does not judge change ${at + 1} of ${changedTests.length}`;
    if (own.some((one) => one.asked_for) && !isWantedByStory(own, at + 1, asking))
      return `the words given for change ${at + 1} are no sentence of what people with write access said; copy the one that asks for it letter by letter`;
  }
  return undefined;
}

/** Of several answers for one change each has to hold. */
function isWantedByStory(judgements: readonly Judged[], number: number, asking: string): boolean {
  const own = judgements.filter(({ change }) => change === number);
  return own.length > 0 && own.every((one) => one.asked_for && isSentenceOf(asking, one.words));
}

/** A sentence of the story, or the most of one, in whatever language. */
function isSentenceOf(story: string, words: string): boolean {
  const quoted = plain(words);
  if (quoted === '') return false;
  const sentences = story
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => plain(segment)));
  const known = sentences.filter((sentence) => sentence !== '');
  if (!plain(story).includes(quoted)) return false;
  return known.some((one) => quoted.includes(one) || (one.includes(quoted) && quoted.length * 2 >= one.length));
}
const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
/** Marks of Markdown, quotation marks and line ends are copied in many ways. */
const plain = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

function hasName(test: string | null | undefined): test is string {
  return typeof test === 'string' && test.trim() !== '';
}

function isLine(line: number | null): line is number {
  return line !== null && Number.isInteger(line) && line > 0;
}
