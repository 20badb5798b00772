/** The form of a review, as the API holds the model to it and as it is checked here. */

import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import type { BetaJSONOutputFormat } from '@anthropic-ai/sdk/resources/beta';
import { z } from 'zod';
import type { Review } from '../run/verification.ts';
import { parsedJson } from '../text/json.ts';
import type { ReviewSubject } from './review-prompt.ts';

export type Answer = Omit<Review, 'usage' | 'costUsd'>;

const severity = z.enum(['blocker', 'major', 'minor', 'note']);
const finding = z.strictObject({ path: z.string(), line: z.number().nullable(), severity, message: z.string() });
const form = z.strictObject({
  verdict: z.enum(['approve', 'request_changes']),
  summary: z.string(),
  criteria: z.array(z.strictObject({ criterion: z.string(), met: z.boolean(), evidence: z.string() })),
  findings: z.array(finding),
  asked_for: z.array(z.string()),
});

type Schema = Parameters<typeof transformJSONSchema>[0];

/** Forced tool use is an error on present models; an output format is how an answer is held to a schema. */
export const answerFormat: BetaJSONOutputFormat = {
  type: 'json_schema',
  schema: transformJSONSchema(z.toJSONSchema(form) as Schema) as Record<string, unknown>,
};

/**
 * A reviewer's text as an answer. Names of tests count only where they are among those that were asked about, and an
 * approval with an unmet criterion is none.
 */
export function readAnswer(
  text: string,
  subject: Pick<ReviewSubject, 'changedTests' | 'story'>,
): { kind: 'answer'; answer: Answer } | { kind: 'unreadable'; problem: string } {
  // A proxy that does not know output formats lets the model fence its JSON.
  const json = parsedJson(/^```(?:json)?\n([\s\S]*)\n```$/.exec(text.trim())?.[1] ?? text);
  if (json === undefined) return { kind: 'unreadable', problem: 'it is not JSON' };
  const parsed = form.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { kind: 'unreadable', problem: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}` };
  }
  const { verdict, summary, criteria, findings, asked_for: askedFor } = parsed.data;
  const asked = subject.story.criteria.length;
  // Asking for changes needs one reason; an approval answers for all of them.
  if (verdict === 'approve' && criteria.length < asked)
    return { kind: 'unreadable', problem: `it judges ${criteria.length} of ${asked} criteria` };
  const unmet = criteria.some(({ met }) => !met);
  return {
    kind: 'answer',
    answer: {
      verdict: unmet ? 'request_changes' : verdict,
      summary,
      criteria,
      findings: findings.map(({ line, ...finding }) => (isLine(line) ? { ...finding, line } : finding)),
      askedFor: askedFor.filter((name) => subject.changedTests.includes(name)),
    },
  };
}

function isLine(line: number | null): line is number {
  return line !== null && Number.isInteger(line) && line > 0;
}
