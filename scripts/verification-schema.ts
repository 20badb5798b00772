/** The part of the schema of `run.json` that tells of one verification; `run-schema.ts` has the rest. */

import { z } from 'zod';

export const text = z.string();
export const count = z.int().min(0);
export const ms = z.number().min(0).describe('milliseconds');
export const objectId = z.string().describe('git object id');
export const texts = z.array(text);
export const maybe = text.optional();
export const number = z.int().optional();
export const flag = z.boolean().optional();

export const commandsOfAll = z
  .strictObject({ build: maybe, test: text })
  .describe('those of all projects, where only some of them decided');

const result = z.enum(['passed', 'failed', 'timed-out', 'broken']);

export const failure = z.strictObject({
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
    ran: z
      .array(z.strictObject({ name: text, picked: z.boolean(), durationMs: ms }))
      .optional()
      .describe('each run; picked: of the tests concerned alone'),
  })
  .meta({ id: 'proof' });

const tampering = z.strictObject({
  severity: z.enum(['weakens', 'review']),
  ...{ rule: text, path: text, line: number, message: text, permitted: flag, waits: z.literal(true).optional() },
});

export const verification = z
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
    second: z
      .strictObject({
        result,
        bent: texts,
        changedBehaviour: texts,
        unmet: texts
          .optional()
          .describe('as red as before; the story speaks of them, and a reviewer says whether it asks for that'),
        flaky: texts.optional(),
      })
      .optional(),
    proof: proof.optional(),
    install: z
      .strictObject({ result: z.enum(['passed', 'failed', 'unproved']), command: text })
      .optional()
      .describe('the install command over a fresh copy, where manifests or lock files changed'),
    decided: z
      .strictObject({ build: maybe, test: text, because: text, whole: commandsOfAll.optional() })
      .optional()
      .describe('the commands of the projects of a workspace that decided'),
    notes: texts,
  })
  .meta({ id: 'verification' });
