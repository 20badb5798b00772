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

const cause = z.enum(stopCauses).optional().describe('kind of remedy needed before the next run');

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
    .describe('version of this format; raised by a change that old readers would misread') as z.ZodType<number>,
  id: text.describe("the run's own id"),
  version: text.describe('version of Redgreen'),
  repository: text.describe("`owner/name`, in a clone the folder's name"),
  state: z.enum(['running', 'finished']).describe('`running` or `finished`'),
  outcome: z.enum(outcomes).optional().describe('how it ended; absent while it runs'),
  detail: maybe.describe('the sentence that says why it ended'),
  cause,
  story: z
    .strictObject({ title: text, issue: number, url: maybe, path: maybe, criteria: texts, body: maybe })
    .describe('title, issue, address or file, acceptance criteria, text'),
  trigger: z
    .strictObject({
      kind: z.enum(['label', 'retry', 'fix', 'update', 'on-red', 'dispatch', 'story-file', 'eval']),
      ...{ actor: maybe, url: maybe, hint: maybe, head: maybe },
    })
    .describe('what started it, who, and the hint'),
  settings: z
    .record(text, z.strictObject({ value: z.unknown().optional(), source: text }))
    .describe('each value, and where it came from'),
  mode: z.enum(['standard', 'tdd']).describe('`standard` or `tdd`'),
  model: text.describe('the model that implements'),
  sandbox: text.describe('the sandbox that was used'),
  maxIterations: count.describe('retries after a red verification'),
  parentRun: maybe.describe('the run that this one repeats or continues'),
  base: z.strictObject({ branch: text, commit: objectId }).describe('branch and commit that it started from'),
  branch: maybe.describe('the branch with the commits'),
  headSha: objectId.optional().describe("the branch's last commit"),
  pullRequest: z
    .strictObject({ number: z.int(), url: text, draft: z.boolean() })
    .optional()
    .describe('number, address, draft or not'),
  pullRequestRefused: z
    .strictObject({ reason: text, compareUrl: text })
    .optional()
    .describe('why GitHub refused one, and the compare link'),
  commands: z
    .strictObject({
      setup: maybe,
      build: maybe,
      test: maybe,
      env: z.record(z.string(), text).optional(),
      because: maybe,
      whole: commandsOfAll.optional(),
    })
    .describe('setup, build and test command; `because`: where they were found'),
  setup: setup.optional().describe('result of the setup command'),
  baseline: verification.extend({ reused: flag }).optional().describe('the verification before the agent'),
  attempts: z.array(attempt).describe('name, times, tokens, cost, checkpoint and verification of each attempt'),
  attemptCount: count.describe('attempts, the initial one included'),
  retryCount: count.describe('retries among them'),
  changes: texts.describe('one line for each thing that happened'),
  reviews: z.array(review).describe('verdict, criteria and findings of each review'),
  notReviewed: maybe.describe('why there was no review'),
  warnings: texts.describe('sentences about settings and machine'),
  waitMs: ms.describe('time spent waiting, as for the provider'),
  usage: usage.describe('tokens of all calls, reviews included'),
  reviewUsage: usage.describe('tokens of the reviews'),
  costUsd: usd,
  reviewCostUsd: usd,
  bestAttempt: number.describe('number of the attempt with the fewest failures, if none passed'),
  verifiedTree: objectId.optional().describe('git tree that the tests ran on'),
  pushedTree: objectId.optional().describe('git tree that was pushed; equal to `verifiedTree`'),
  startedAt: time.describe('in UTC'),
  endedAt: time.optional().describe('in UTC; absent while it runs'),
  doing: text.describe('what it is doing now'),
  doingSince: time.optional().describe('when that began, in UTC'),
  tool: maybe.describe('tool call that the agent waits for'),
  lastSeq: count.describe('number of the last event'),
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
