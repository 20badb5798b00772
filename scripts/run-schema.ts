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

const text = z.string();
const count = z.int().min(0);
const ms = z.number().min(0).describe('milliseconds');
const time = z.iso.datetime().describe('UTC');
const objectId = z.string().describe('git object id');
const usd = z.number().nullable().describe('USD; null: unknown, because a model has no price');
const texts = z.array(text);
const maybe = text.optional();
const number = z.int().optional();
const flag = z.boolean().optional();

const usage = z
  .strictObject({
    inputTokens: count,
    outputTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
    cacheWrite1hTokens: count,
  })
  .meta({ id: 'usage' });

const result = z.enum(['passed', 'failed', 'timed-out', 'broken']);

const failure = z.strictObject({
  name: text,
  file: maybe,
  line: number,
  message: maybe,
  expected: maybe,
  actual: maybe,
  stack: texts.optional(),
  kind: z.enum(['suite', 'compile']).optional(),
  runner: maybe,
  stream: maybe,
  fingerprint: maybe,
});

const changes = z.strictObject({ fixed: texts, gone: texts.optional(), stillFailing: texts, newlyBroken: texts });

const proof = z
  .strictObject({
    result: z.enum(['proved', 'disproved', 'unproved']),
    reasons: texts.describe('what stayed green, or why nothing was proved'),
    sources: z
      .strictObject({
        ...{ production: texts, also: texts, alsoChanged: texts, twins: count, stopped: z.boolean() },
        greenWithout: z.literal(true).optional().describe('no test asks for the change: the base is green'),
        logPath: maybe,
      })
      .optional()
      .describe('the base with only the production of the attempt laid over it'),
    alarm: z
      .strictObject({ bent: count, rang: count, silent: texts, unusable: texts, stopped: z.boolean() })
      .optional()
      .describe('tests whose expectations were bent, and those that turned red'),
    counter: z
      .strictObject({
        ...{ added: count, asserts: count, missing: count, green: texts },
        addedGreen: texts.optional().describe('those of green whose names the base does not have'),
        logPath: maybe,
      })
      .optional()
      .describe('added tests over the production of the base'),
    literals: z.array(z.strictObject({ path: text, value: text })).optional(),
    edits: z.array(
      z.strictObject({
        kind: z.enum(['bend', 'fail', 'twin', 'elsewhere', 'other']),
        path: text,
        line: z.int(),
        test: maybe,
        before: text,
        after: text,
        outcome: z.enum(['rang', 'silent', 'unusable', 'kept']),
        logPath: maybe,
      }),
    ),
    runs: count,
    durationMs: ms,
  })
  .meta({ id: 'proof' });

const tampering = z.strictObject({
  severity: z.enum(['weakens', 'review']),
  ...{ rule: text, path: text, line: number, message: text, permitted: flag },
});

const verification = z
  .strictObject({
    result,
    step: z.enum(['build', 'test']),
    command: text,
    exitCode: z.int().nullable(),
    durationMs: ms,
    tree: objectId,
    counts: z.strictObject({ passed: count, failed: count, skipped: count }).optional(),
    failures: z.array(failure),
    noTestRan: z.literal(true).optional().describe('red although the command exits 0'),
    reportedFailed: count.optional().describe('failing tests although the command exits 0'),
    forgiving: z.literal(true).optional().describe('green by a command that exits 0 beside failing tests too'),
    reportFiles: z.literal(true).optional(),
    runners: texts.optional(),
    output: text,
    logPath: text.describe("relative to the run's folder"),
    sinceLast: changes.optional(),
    sinceBaseline: changes.optional(),
    flaky: texts.optional(),
    tampering: z.array(tampering).optional(),
    second: z.strictObject({ result, bent: texts, changedBehaviour: texts, flaky: texts.optional() }).optional(),
    proof: proof.optional(),
    install: z
      .strictObject({ result: z.enum(['passed', 'failed', 'unproved']), command: text })
      .optional()
      .describe('the install command over a fresh copy, where manifests or lock files changed'),
    notes: texts,
  })
  .meta({ id: 'verification' });

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
    criteria: z.array(z.strictObject({ criterion: text, met: z.boolean(), evidence: text })),
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
  commands: z.strictObject({ setup: maybe, build: maybe, test: maybe, because: maybe }),
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
