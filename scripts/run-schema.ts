/**
 * JSON Schema of `run.json`. `node scripts/run-schema.ts` writes `schema/run.schema.json`. The schema is held to the
 * type by the compiler: a field that `Run` gains or loses is an error here.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { stopCauses } from '../src/run/next-step.ts';
import { outcomes, type Run, runFormat } from '../src/run/run.ts';
import type { TestFailure } from '../src/run/verification.ts';
import {
  commandsOfAll,
  count,
  type failure,
  flag,
  maybe,
  ms,
  number,
  objectId,
  text,
  texts,
  verification,
} from './verification-schema.ts';

const time = z.iso.datetime().describe('UTC');
const usd = z.number().nullable().describe('USD; null: unknown, because a model has no price');

const usage = z
  .strictObject({
    inputTokens: count,
    outputTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
    cacheWrite1hTokens: count,
  })
  .meta({ id: 'usage' });

const setup = z.strictObject({
  result: z.enum(['passed', 'failed', 'timed-out']),
  exitCode: z.int().nullable(),
  durationMs: ms,
  logPath: text,
  output: maybe,
});

const phase = z.union([
  z.strictObject({ name: z.literal('standard') }),
  z.strictObject({ name: z.literal('red'), cycle: z.int().min(1) }),
  z.strictObject({ name: z.literal('green'), cycle: z.int().min(1) }),
  z.strictObject({ name: z.literal('refactor'), cycle: z.int().min(1) }),
  z.strictObject({ name: z.literal('rework'), rework: z.int().min(1) }),
]);

const cause = z.enum(stopCauses).optional().describe('what has to be done before the next run');

const attempt = z
  .strictObject({
    name: z.strictObject({ number: z.int().min(1), phase, retry: count, of: count }),
    label: text.describe('initial, retry 1/3, red 1, green 1 retry 1/3, refactor 1, rework 1 retry 1/3'),
    startedAt: time,
    endedAt: time.optional(),
    agentMs: ms,
    testMs: ms,
    waitMs: ms,
    turns: count,
    requestIds: texts,
    usage,
    costUsd: usd,
    summary: text,
    reason: maybe,
    checkpoint: z
      .strictObject({
        tree: objectId,
        snapshot: objectId,
        commit: objectId.optional(),
        files: count,
        insertions: count,
        deletions: count,
        paths: texts,
        heldBack: z.array(z.strictObject({ path: text, reason: text })),
        dependencies: texts.optional().describe('dependencies that the branch changes, one line each'),
      })
      .optional(),
    pushedCommit: objectId.optional(),
    verification: verification.optional(),
    noProgress: maybe,
    provedRed: flag,
    stop: z.strictObject({ outcome: z.enum(outcomes), detail: text, cause, requestId: maybe }).optional(),
    unfinished: flag.describe('the agent was ended at its turn limit'),
  })
  .meta({ id: 'attempt' });

const severity = z.enum(['blocker', 'major', 'minor', 'note']);

const review = z
  .strictObject({
    verdict: z.enum(['approve', 'request_changes']),
    summary: text,
    criteria: z.array(
      z.strictObject({
        criterion: text,
        met: z.boolean(),
        evidence: text,
        test: maybe.describe('the test that asks for it'),
      }),
    ),
    findings: z.array(z.strictObject({ path: text, line: number, severity, message: text })),
    askedFor: texts,
    usage,
    costUsd: usd,
  })
  .meta({ id: 'review' });

export const runSchema = z.strictObject({
  format: z
    .literal(runFormat)
    .describe('raised when a reader of the old form would misread the new one') as z.ZodType<number>,
  id: text,
  version: text,
  repository: text,
  state: z.enum(['running', 'finished']),
  outcome: z.enum(outcomes).optional(),
  detail: maybe,
  cause,
  story: z.strictObject({ title: text, issue: number, url: maybe, path: maybe, criteria: texts, body: maybe }),
  trigger: z.strictObject({
    kind: z.enum(['label', 'retry', 'fix', 'update', 'on-red', 'dispatch', 'story-file', 'library', 'eval', 'replay']),
    ...{ actor: maybe, url: maybe, hint: maybe, head: maybe },
  }),
  settings: z.record(text, z.strictObject({ value: z.unknown().optional(), source: text })),
  mode: z.enum(['standard', 'tdd']),
  model: text,
  sandbox: text,
  maxIterations: count,
  parentRun: maybe,
  base: z.strictObject({ branch: text, commit: objectId }),
  branch: maybe,
  headSha: objectId.optional(),
  pullRequest: z.strictObject({ number: z.int(), url: text, draft: z.boolean() }).optional(),
  pullRequestRefused: z.strictObject({ reason: text, compareUrl: text }).optional(),
  commands: z.strictObject({
    setup: maybe,
    build: maybe,
    test: maybe,
    env: z.record(z.string(), text).optional(),
    because: maybe,
    whole: commandsOfAll.optional(),
  }),
  setup: setup.optional(),
  baseline: verification.extend({ reused: flag }).optional(),
  attempts: z.array(attempt),
  attemptCount: count,
  retryCount: count,
  changes: texts,
  reviews: z.array(review),
  notReviewed: maybe,
  warnings: texts,
  waitMs: ms,
  usage,
  reviewUsage: usage,
  costUsd: usd,
  reviewCostUsd: usd,
  bestAttempt: number,
  verifiedTree: objectId.optional(),
  pushedTree: objectId.optional(),
  startedAt: time,
  endedAt: time.optional(),
  doing: text,
  doingSince: time.optional(),
  tool: maybe.describe('what the agent has called and waits for'),
  lastSeq: count,
});

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** An error here: add the field to the schema above, then `node scripts/run-schema.ts`. Both ways: neither knows a field that the other does not. Keys are compared apart, because optional ones are assignable. */
const sameRun: Same<Run, z.infer<typeof runSchema>> & Same<keyof Run, keyof z.infer<typeof runSchema>> = true;
const sameAttempt: Same<keyof Run['attempts'][number], keyof z.infer<typeof attempt>> = true;
const sameFailure: Same<keyof TestFailure, keyof z.infer<typeof failure>> = true;
const sameVerification: Same<keyof NonNullable<Run['baseline']>, keyof z.infer<typeof verification> | 'reused'> = true;

/** The text of `schema/run.schema.json`. */
export function runSchemaText(): string {
  const held = sameRun && sameAttempt && sameFailure && sameVerification;
  const schema = z.toJSONSchema(runSchema, { target: 'draft-2020-12' });
  const { $schema, ...rest } = schema;
  const head = { $schema, title: 'Redgreen run', description: 'run.json: one run, the fold of its events' };
  return `${JSON.stringify(held ? { ...head, ...rest } : {}, null, 2)}\n`;
}

export const runSchemaPath = join(import.meta.dirname, '../schema/run.schema.json');

if (import.meta.main) await writeFile(runSchemaPath, runSchemaText());
