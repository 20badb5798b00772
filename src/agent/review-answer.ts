/** The form of a review, as the API holds the model to it and as it is checked here. */

import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import type { BetaJSONOutputFormat } from '@anthropic-ai/sdk/resources/beta';
import { z } from 'zod';
import type { Review } from '../run/verification.ts';
import { parsedJson } from '../text/json.ts';
import { forbids, sentencesOf } from '../text/sentences.ts';
import { type ReviewSubject, toJudge } from './review-prompt.ts';

export type Answer = Omit<Review, 'usage' | 'costUsd'>;

const severity = z.enum(['blocker', 'major', 'minor', 'note']);
const finding = z.strictObject({ path: z.string(), line: z.number().nullable(), severity, message: z.string() });
const judged = z.strictObject({ change: z.number(), asked_for: z.boolean(), words: z.string() });
const form = z.strictObject({
  verdict: z.enum(['approve', 'request_changes']),
  summary: z.string(),
  criteria: z.array(z.strictObject({ criterion: z.string(), met: z.boolean(), evidence: z.string() })),
  findings: z.array(finding),
  changes: z.array(judged),
});
/** What is not asked about needs no answer. */
const readable = form.partial({ changes: true });

type Schema = Parameters<typeof transformJSONSchema>[0];

/** Forced tool use is an error on present models; an output format is how an answer is held to a schema. */
export const answerFormat: BetaJSONOutputFormat = {
  type: 'json_schema',
  schema: transformJSONSchema(z.toJSONSchema(form) as Schema) as Record<string, unknown>,
};

/**
 * A reviewer's text as an answer. That the story asks for a change of a test, or for another behaviour than a test expects, counts only
 * with words that people who may write here have said. An approval with an unmet criterion is none.
 */
export function readAnswer(
  text: string,
  subject: Pick<ReviewSubject, 'changedTests' | 'changes' | 'permitting' | 'story'>,
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
  const asked = subject.story.criteria.length;
  // Asking for changes needs one reason; an approval answers for all of them.
  if (verdict === 'approve' && criteria.length < asked)
    return { kind: 'unreadable', problem: `it judges ${criteria.length} of ${asked} criteria` };
  const problem = verdict === 'approve' ? problemOf(changes, subject) : undefined;
  if (problem !== undefined) return { kind: 'unreadable', problem };
  const unmet = criteria.some(({ met }) => !met);
  return {
    kind: 'answer',
    answer: {
      verdict: unmet ? 'request_changes' : verdict,
      summary,
      criteria,
      findings: findings.map(({ line, ...finding }) => (isLine(line) ? { ...finding, line } : finding)),
      askedFor: toJudge(subject).filter((_, at) => isJudgedAskedFor(changes, at + 1, subject.permitting)),
    },
  };
}

type Judged = z.infer<typeof judged>;

/** Each change that was asked about has an answer, and the words that ask for it are the story's own. */
function problemOf(
  judgements: readonly Judged[],
  { permitting, ...subject }: Pick<ReviewSubject, 'changedTests' | 'changes' | 'permitting'>,
): string | undefined {
  const changes = toJudge(subject);
  for (const [at] of changes.entries()) {
    const own = judgements.filter(({ change }) => change === at + 1);
    if (own.length === 0) return `it does not judge change ${at + 1} of ${changes.length}`;
    if (own.some((one) => one.asked_for) && !isJudgedAskedFor(own, at + 1, permitting))
      return `the words given for change ${at + 1} do not stand in what people with write access said, or only in a sentence that forbids something; copy what asks for it letter by letter`;
  }
  return undefined;
}

/** Of several answers for one change each has to hold. */
function isJudgedAskedFor(judgements: readonly Judged[], number: number, permitting: string): boolean {
  const own = judgements.filter(({ change }) => change === number);
  return own.length > 0 && own.every((one) => isAskedFor(one, permitting));
}

/** The words stand in what was said, and not only in a sentence that forbids something. */
function isAskedFor({ asked_for: isAsked, words }: Judged, permitting: string): boolean {
  const said = plain(words);
  if (!isAsked || said.length < leastWords || !plain(permitting).includes(said)) return false;
  const holding = sentencesOf(permitting).filter((one) => plain(one).includes(said));
  return holding.length === 0 || holding.some((one) => !forbids(one));
}
const leastWords = 8;
/** Marks of Markdown, quotation marks and line ends are copied in many ways. */
const plain = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

function isLine(line: number | null): line is number {
  return line !== null && Number.isInteger(line) && line > 0;
}
