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
});

const changes = z.strictObject({ fixed: texts, stillFailing: texts, newlyBroken: texts });

const tally = z.strictObject({ tried: count, detected: count });

const testCheck = z
  .strictObject({
    result: z.enum(['checked', 'vacuous', 'unchecked']),
    reasons: texts.describe('what survived, or why it could not be told'),
    by: z.literal('base').optional().describe('tests of the base detect a mutant'),
    withoutChange: z
      .strictObject({ tests: count, assertion: count, missing: count, green: texts, logPath: maybe })
      .optional()
      .describe('added and changed tests over the production of the base'),
    expectations: tally.optional().describe('expected values that were changed, and those that made tests fail'),
    code: tally.optional().describe('ways in which the changed code was broken, and those that made tests fail'),
    knownAnswers: z
      .array(z.strictObject({ path: text, line: z.int(), value: text }))
      .optional()
      .describe('values of the tests by which new production decides'),
    mutants: z.array(
      z.strictObject({
        ...{ experiment: text, path: text, line: z.int(), test: maybe, before: text, after: text },
        outcome: z.enum(['detected', 'survived', 'invalid']),
        logPath: maybe,
      }),
    ),
    runs: count,
    durationMs: ms,
    ran: z
      .array(z.strictObject({ name: text, picked: z.boolean(), durationMs: ms }))
      .describe('each run; picked: of the tests concerned alone'),
  })
  .meta({ id: 'testCheck' });

const testChange = z.strictObject({
  kind: z.enum(['fails', 'weakened', 'changed', 'new']),
  ...{ rule: text, path: text, line: number, message: text },
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
    printedFailed: count.optional().describe('those of them that a runner without a total printed'),
    reportFiles: z.literal(true).optional(),
    runners: texts.optional(),
    output: text,
    logPath: text.describe("relative to the run's folder"),
    sinceLast: changes.optional(),
    sinceBaseline: changes.optional(),
    flaky: texts.optional(),
    testChanges: z.array(testChange).optional().describe('only those that fail decide'),
    baseTests: z
      .strictObject({
        result,
        unmet: texts.describe('red before and red still: changed instead of met'),
        changedBehaviour: texts.describe('green before and red now: the reviewer says whether the story asks for it'),
        allowed: texts.optional().describe('unmet, and the story says that tests may change'),
        gone: texts.optional().describe('they went with code that the change removes'),
        needs: texts.optional().describe('settings, data and helpers of the attempt with which alone they are green'),
        deleted: texts.optional().describe('the attempt deleted them, although its production meets them'),
        flaky: texts.optional(),
      })
      .optional()
      .describe('the tests of the base over the production of this tree'),
    testCheck: testCheck.optional(),
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
