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

test('the words after an end are about what happened there', () => {
  const { run } = runOf([started(), ...attempt(1, {})]);
  const local: typeof run = { ...run, trigger: { kind: 'story-file' } };
  const nothing = { tree: 't', snapshot: 't', files: 0, insertions: 0, deletions: 0, paths: [], heldBack: [] };
  const idle: typeof run = { ...run, attempts: run.attempts.map((one) => ({ ...one, checkpoint: nothing })) };
  expect(outcomeWords('no-progress', { ...idle, detail: 'No progress detected: no file changed' }).cause).toBe(
    'The last attempt left every file as it was.',
  );
  expect(outcomeWords('no-progress', { ...run, detail: 'No progress detected: same tree as attempt 1' }).cause).toBe(
    'Another retry would have started from a tree that the run had before.',
  );
  expect(outcomeWords('no-changes', { ...local, cause: 'green-before' }).nextStep).toContain(
    'there is nothing left to do.',
  );
  expect(outcomeWords('setup-failed', { ...local, cause: 'agent-failed' }).nextStep).toContain('`logs/agent-1.log`');
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

test('the next step is one that is open there: on a pull request that is not ours, in a clone without a commit, after a dry run', () => {
  const { run } = runOf([started(), ...attempt(1, {})]);
  const step = (outcome: Outcome, more: Partial<typeof run>) => outcomeWords(outcome, { ...run, ...more }).nextStep;
  for (const kind of ['fix', 'on-red'] as const) {
    expect(step('no-changes', { trigger: { kind } })).toBe(
      'Say more precisely what should change, then comment `/redgreen fix`.',
    );
    expect(step('setup-failed', { trigger: { kind }, cause: 'setup-command' })).toContain(
      'Then comment `/redgreen fix`',
    );
  }
  expect(step('setup-failed', { trigger: { kind: 'update' } })).toContain('then comment `/redgreen update`');
  const trigger = { kind: 'story-file' as const };
  expect(step('no-changes', { trigger, headSha: undefined })).toMatch(/, then run the story again\.$/);
  expect(step('no-changes', { trigger, headSha: 'a'.repeat(40) })).toMatch(
    /, as a hint: `redgreen retry [\w-]+ "<hint>"`\.$/,
  );
  expect(step('provider-error', { trigger, headSha: undefined })).toContain(
    `\`redgreen retry ${run.id}\` starts again`,
  );
  expect(step('provider-error', { trigger, cause: 'model-refusal' })).toBe(
    `Reword the story, or choose another \`model\`. Then run \`redgreen retry ${run.id}\`.`,
  );
  const pushed = 'Comment `/retry` with a hint, or push a fix to the branch and comment `/retry`.';
  expect(step('failed', { headSha: 'a'.repeat(40) })).toBe(pushed);
  expect(step('failed', { headSha: undefined })).toBe('Comment `/retry` with a hint.');
  const head = { trigger, headSha: 'a'.repeat(40), branch: 'ai-implement/ten-percent-off' };
  expect(step('passed', head)).toBe(
    `Review the change (\`redgreen diff ${run.id}\`) and merge it: \`git merge ai-implement/ten-percent-off\`.`,
  );
  expect(step('passed', { ...head, branch: 'x$(y)' })).toBe('Review the branch and merge it.');
  const settings = { ...run.settings, 'dry-run': { value: true, source: 'flag' } };
  expect(step('passed', { trigger, settings })).toContain('again without `--dry-run`');
});

test('a green run whose pull request GitHub refused asks for one', () => {
  const refused: RunEvent = { type: 'pull-request-refused', reason: 'switched off', compareUrl: 'https://x.test' };
  const { run } = runOf([started(), ...attempt(1, {}), refused]);
  expect(outcomeWords('publish-failed', run).nextStep).toMatch(/^Open the pull request/);
});

test('headline, cause and next step', () => {
  const { run } = runOf([started(), ...attempt(1, {})]);
  for (const outcome of outcomes) {
    const words = outcomeWords(outcome, run);
    expect(
      Object.values(words).every((text) => text.length > 5),
      outcome,
    ).toBe(true);
  }
  expect(outcomeWords('passed', run).headline).toBe('Passed after 1 attempt');
  expect(outcomeWords('passed', { ...run, attempts: [], attemptCount: 0 }).headline).toBe(
    'Passed: the branch is green',
  );
  expect(outcomeWords('no-progress', { ...run, detail: 'No progress detected: no file changed' }).headline).toBe(
    'No progress detected: no file changed',
  );
  // Back at a green tree, or green where TDD wants red: nobody knows that the tree was red.
  expect(outcomeWords('no-progress', run).cause).not.toMatch(/red/);
  expect(outcomeWords('setup-failed', { ...run, detail: 'No test command was found.' }).cause).toBe(
    'No test command was found.',
  );
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
