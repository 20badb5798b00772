import { expect, test } from 'vitest';
import { eventLines } from '../../src/entry/terminal.ts';
import { checkConclusion, exitCode, failsStep, outcomeLabel, outcomeWords } from '../../src/run/outcome.ts';
import { type Outcome, outcomes, type RunEvent } from '../../src/run/run.ts';
import { doingWords, farWords } from '../../src/run/run-phrases.ts';
import { noUsage } from '../../src/run/usage.ts';
import { attempt, runOf, started } from '../support/github-run.ts';

test('every outcome has its exit code, check conclusion and label', () => {
  const table = outcomes.map((outcome) => [
    outcome,
    exitCode(outcome),
    checkConclusion(outcome),
    outcomeLabel(outcome),
  ]);
  expect(table).toEqual([
    ['passed', 0, 'success', 'ai-passed'],
    ['failed', 3, 'failure', 'ai-failed'],
    ['no-progress', 4, 'neutral', 'ai-failed'],
    ['no-changes', 4, 'neutral', 'ai-failed'],
    ['rejected', 9, 'failure', 'ai-failed'],
    ['over-budget', 5, 'failure', 'ai-failed'],
    ['timed-out', 5, 'timed_out', 'ai-failed'],
    ['cancelled', 130, 'cancelled', undefined],
    ['setup-failed', 10, 'failure', 'ai-failed'],
    ['provider-error', 6, 'failure', 'ai-failed'],
    ['publish-failed', 7, 'failure', 'ai-failed'],
    ['refused', 8, 'neutral', undefined],
    ['skipped', 0, 'skipped', undefined],
    ['misconfigured', 2, 'failure', 'ai-failed'],
    ['error', 1, 'failure', 'ai-failed'],
  ]);
});

test('which outcomes fail the step', () => {
  const failing = (failOn: 'not-passed' | 'error' | 'never') =>
    outcomes.filter((outcome) => failsStep(outcome, failOn));
  expect(failing('not-passed')).toEqual(outcomes.filter((each) => !['passed', 'skipped', 'refused'].includes(each)));
  expect(failing('error')).toEqual(['setup-failed', 'provider-error', 'publish-failed', 'misconfigured', 'error']);
  expect(failing('never')).toEqual([]);
});

test('where max-turns stopped an agent, the next step is about max-turns', () => {
  const { run } = runOf([started(), ...attempt(1, {})]);
  for (const outcome of ['no-changes', 'no-progress'] as const) {
    const { cause, nextStep } = outcomeWords(outcome, { ...run, cause: 'turn-limit' });
    expect(cause).toBe('The agent was stopped at `max-turns` before it had finished.');
    expect(nextStep).toMatch(/^Raise `max-turns`/);
  }
});

test('a test command that cannot decide is no failed setup', () => {
  const { run } = runOf([started()]);
  const causes = ['red-before', 'red-for-no-test', 'lost-exit-code', 'slow-tests', 'watching', 'cannot-start'] as const;
  for (const cause of [...causes, 'no-test-command', 'missing-tool'] as const) {
    const { headline } = outcomeWords('setup-failed', { ...run, cause });
    expect(headline).toMatch(/^(?!Setup).*(?:test|command).*, before any call to the model$/);
  }
  expect(outcomeWords('setup-failed', { ...run, cause: 'setup-command' }).headline).toMatch(/^Setup failed/);
});

test('a run without GitHub speaks of no comment and no pull request', () => {
  const { run } = runOf([started(), ...attempt(1, {})]);
  const local: typeof run = { ...run, trigger: { kind: 'story-file' } };
  for (const outcome of outcomes.filter((each) => each !== 'skipped' && each !== 'refused')) {
    const { cause, nextStep } = outcomeWords(outcome, local);
    expect(`${cause} ${nextStep}`, outcome).not.toMatch(/comment|pull request|label|job log|tree that was pushed/);
  }
  expect(outcomeWords('passed', local).cause).toContain('was committed');
  expect(outcomeWords('passed', run).cause).toContain('was pushed');
});

const { run: sample } = runOf([started(), ...attempt(1, {})]);
const nothing = { tree: 't', snapshot: 't', files: 0, insertions: 0, deletions: 0, paths: [], heldBack: [] };
const idle = { attempts: sample.attempts.map((one) => ({ ...one, checkpoint: nothing })) };
const trigger = { kind: 'story-file' as const };
const head = { headSha: 'a'.repeat(40) };
const pushed = { ...head, trigger, branch: 'ai-implement/ten-percent-off' };
const dry = { ...sample.settings, 'dry-run': { value: true, source: 'flag' } };
const noFile = 'No progress detected: no file changed';
const unsettled = { ...{ trigger: { kind: 'fix' as const } }, cause: 'setup-command' as const };
const closed = { reason: 'switched off', compareUrl: 'https://x.test' };

test.each<[outcome: Outcome, of: 'headline' | 'cause' | 'nextStep', more: Partial<typeof sample>, said: RegExp]>([
  ['no-progress', 'cause', { ...idle, detail: noFile }, /^The last attempt left every file as it was\.$/],
  [
    'no-progress',
    'cause',
    { detail: 'No progress detected: same tree as attempt 1' },
    /from a tree that the run had before\.$/,
  ],
  // Back at a green tree, or green where TDD wants red: nobody knows that the tree was red.
  ['no-progress', 'cause', {}, /^(?!.*red)/],
  ['no-changes', 'nextStep', { trigger, cause: 'green-before' }, /there is nothing left to do\./],
  ['setup-failed', 'nextStep', { trigger, cause: 'agent-failed' }, /`logs\/agent-1\.log`/],
  [
    'no-changes',
    'nextStep',
    { trigger: { kind: 'fix' } },
    /^Say more precisely what .*, then comment `\/redgreen fix`\.$/,
  ],
  ['no-changes', 'nextStep', { trigger: { kind: 'on-red' } }, /, then comment `\/redgreen fix`\.$/],
  ['setup-failed', 'nextStep', unsettled, /Then comment `\/redgreen fix`/],
  ['setup-failed', 'nextStep', { ...unsettled, trigger: { kind: 'on-red' } }, /Then comment `\/redgreen fix`/],
  ['setup-failed', 'nextStep', { trigger: { kind: 'update' } }, /then comment `\/redgreen update`/],
  ['no-changes', 'nextStep', { trigger, headSha: undefined }, /, then run the story again\.$/],
  ['no-changes', 'nextStep', { trigger, ...head }, /, as a hint: `redgreen retry [\w-]+ "<hint>"`\.$/],
  ['provider-error', 'nextStep', { trigger, headSha: undefined }, /`redgreen retry [\w-]+` starts again/],
  [
    'provider-error',
    'nextStep',
    { trigger, cause: 'model-refusal' },
    /^Reword the story, .*`model`\. Then run `redgreen retry [\w-]+`\.$/,
  ],
  ['failed', 'nextStep', head, /^Comment `\/retry` with a hint, or push a fix to the branch and comment `\/retry`\.$/],
  ['failed', 'nextStep', { headSha: undefined }, /^Comment `\/retry` with a hint\.$/],
  [
    'passed',
    'nextStep',
    pushed,
    /^Review .*\(`redgreen diff [\w-]+`\) and merge it: `git merge ai-implement\/ten-percent-off`\.$/,
  ],
  ['passed', 'nextStep', { ...pushed, branch: 'x$(y)' }, /^Review the branch and merge it\.$/],
  ['passed', 'nextStep', { trigger, settings: dry }, /again without `--dry-run`/],
  ['publish-failed', 'nextStep', { pullRequestRefused: closed }, /^Open the pull request/],
  ['passed', 'headline', {}, /^Passed after 1 attempt$/],
  ['passed', 'headline', { attempts: [], attemptCount: 0 }, /^Passed: the branch is green$/],
  ['no-progress', 'headline', { detail: noFile }, /^No progress detected: no file changed$/],
  ['setup-failed', 'cause', { detail: 'No test command was found.' }, /^No test command was found\.$/],
])('%s: the %s is about what happened, and open there: %j', (outcome, of, more, said) => {
  expect(outcomeWords(outcome, { ...sample, ...more })[of]).toMatch(said);
});

test.each(outcomes)('%s has a headline, a cause and a next step', (outcome) => {
  expect(Object.values(outcomeWords(outcome, sample)).filter((text) => text.length <= 5)).toEqual([]);
});

test('where a run stands: the tool with its file, the turn of how many, the cost of how much, and since when', () => {
  const turn = {
    requestId: 'r',
    model: 'm',
    stopReason: 'tool_use',
    usage: noUsage,
    costUsd: 0.12,
    durationMs: 1,
    text: '',
  };
  const limits = { 'max-turns': { value: 150, source: 'default' }, 'max-cost-usd': { value: 10, source: 'default' } };
  const first: RunEvent[] = [
    { ...started(), settings: limits } as RunEvent,
    { type: 'attempt-started', attempt: { number: 1, phase: { name: 'standard' }, retry: 0, of: 3 } },
    { type: 'turn-finished', attempt: 1, ...turn },
    { type: 'tool-started', attempt: 1, tool: 'edit', input: 'src/cart.js' },
  ];
  const { run, recorded } = runOf(first);
  expect(doingWords(run)).toBe('implementing – edit src/cart.js');
  expect(farWords(run)).toEqual(['turn 1 of 150', '$0.12 of $10.00']);
  // Turns, tools and waits begin nothing anew.
  expect(run.doingSince).toBe(recorded[1]?.event.at);
  const waits = runOf([...first, { type: 'waiting', reason: 'busy', durationMs: 9_000 }]).run;
  expect(doingWords(waits)).toBe('waiting for the provider');
  const limited = { ...waits, startedAt: '2026-11-21T10:00:00.000Z' };
  limited.settings = { ...limited.settings, 'timeout-minutes': { value: 90, source: 'default' } };
  expect(farWords(limited)).toEqual(['asked again until 11:30 UTC at the latest', '$0.12 of $10.00']);
  expect(eventLines({ type: 'waiting', reason: '529', durationMs: 9_000, seq: 1, at: '' }, limited)).toMatchObject([
    { text: 'Waiting 9.0 s: 529; asked again until 11:30 UTC at the latest' },
  ]);
  // A few tries are no promise to go on until the time is up.
  const tried = { type: 'waiting', reason: 'try 1 of 4', durationMs: 9_000, tries: 4 } as const;
  const few = { ...limited, doing: runOf([...first, tried]).run.doing };
  expect(farWords(few)).toEqual(['$0.12 of $10.00']);
  expect(eventLines({ ...tried, seq: 1, at: '' }, few)).toMatchObject([{ text: 'Waiting 9.0 s: try 1 of 4' }]);
  const goesOn = runOf([...first, { type: 'waiting', reason: 'busy', durationMs: 9_000 }, ...first.slice(2, 3)]).run;
  expect([goesOn.doing, goesOn.doingSince]).toEqual(['implementing', recorded[1]?.event.at]);
  const over = runOf([...first, { type: 'run-finished', outcome: 'cancelled', detail: 'Stopped.' }]).run;
  expect([over.tool, over.doingSince, over.doing]).toEqual([undefined, undefined, 'finished']);
});
