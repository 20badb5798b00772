import { expect, test } from 'vitest';
import { reviewAndRework, unapprovedStop } from '../../src/loop/rework.ts';
import type { Green, Steps } from '../../src/loop/steps.ts';
import type { Stop } from '../../src/run/run.ts';
import { attemptLabel } from '../../src/run/run.ts';
import { noUsage } from '../../src/run/usage.ts';
import type { Review } from '../../src/run/verification.ts';
import { checkpointOf, play, type Turn, verificationOf } from '../support/scripted-loop.ts';

const first: Green = {
  attempt: { number: 1, phase: { name: 'standard' }, retry: 0, of: 3 },
  checkpoint: checkpointOf('g'),
  verification: verificationOf('g'),
};
const task = { maxReworks: 1, maxIterations: 2 };

function review(verdict: Review['verdict'], askedFor: string[] = []): Review {
  return { verdict, summary: 'name it better', criteria: [], findings: [], askedFor, usage: noUsage, costUsd: 0 };
}
type Answer = Awaited<ReturnType<NonNullable<Steps['review']>>>;

/** Attempt 1 is green already; `turns` are those of the reworks. */
function steps(answers: Answer[], turns: Turn[] = [], cancel?: Stop) {
  const played = play([{ tree: 'g' }, ...turns]);
  let asked = 0;
  const reviewing: Steps = {
    ...played.steps,
    begun: 1,
    limit: async () => cancel,
    async review() {
      const answer = answers[asked++];
      if (answer === undefined) throw new Error('the script has no further review');
      return answer;
    },
  };
  return { ...played, steps: reviewing };
}

test('review off: passed, and nobody is asked', async () => {
  const { steps: reviewing, events } = steps([]);
  expect(await reviewAndRework({ ...reviewing, review: undefined }, task, first)).toEqual({ green: first });
  expect(events).toEqual([]);
});

test('a wish to stop that came during the last verification ends a green that nobody reviews', async () => {
  const stop: Stop = { outcome: 'cancelled', detail: 'the label ai-stop was set on #1' };
  const { steps: reviewing } = steps([]);
  const asked = { ...reviewing, review: undefined, limit: async () => stop };
  const end = await reviewAndRework(asked, task, first);
  expect(end).toEqual({ green: first, stop });
});

test('a refusal is answered by a rework with retries from 0, then reviewed again', async () => {
  const {
    steps: reviewing,
    events,
    prompts,
  } = steps(
    [{ review: review('request_changes') }, { review: review('approve') }],
    [{ tree: 'a', failing: ['adds'] }, { tree: 'b' }],
  );
  const end = await reviewAndRework(reviewing, task, first);
  expect(end).toMatchObject({ green: { checkpoint: { tree: 'b' } } });
  const labels = events.flatMap((event) => (event.type === 'attempt-started' ? [attemptLabel(event.attempt)] : []));
  expect(labels).toEqual(['rework 1', 'rework 1 retry 1/2']);
  expect(prompts).toEqual(['review: name it better', 'feedback on rework 1: adds']);
});

test('a rework that does not come back to green is followed by the last green tree', async () => {
  const {
    steps: reviewing,
    restored,
    events,
  } = steps(
    [{ review: review('request_changes') }],
    ['a', 'b', 'c'].map((tree) => ({ tree, failing: ['adds'] })),
  );
  const end = await reviewAndRework(reviewing, task, first);
  expect(end).toMatchObject({
    stop: { outcome: 'rejected', detail: 'Rework 1 did not come back to green: 1 failing (adds)' },
    green: { checkpoint: { tree: 'g', commit: 'restoring' } },
  });
  expect(restored).toEqual(['g: rework 1 did not come back to green']);
  expect(events.at(-1)).toMatchObject({ type: 'green-restored', attempt: 1, tree: 'g', commit: 'restoring' });
});

test('a rework that changes nothing leaves the refusal as it stands: the tree is green already', async () => {
  const { steps: reviewing, restored } = steps([{ review: review('request_changes') }], [{ tree: 'g' }]);
  const end = await reviewAndRework(reviewing, task, first);
  const detail = 'The review still asks for changes, and rework 1 made none: name it better';
  expect(end).toMatchObject({ stop: { outcome: 'rejected', detail } });
  expect(restored).toEqual([]);
  // One that its agent left unfinished is no green: it goes back, though nothing was red.
  const turns = [
    { tree: 'a', unfinished: true },
    { tree: 'a', unfinished: true },
  ];
  const half = steps([{ review: review('request_changes') }], turns);
  await reviewAndRework(half.steps, task, first);
  expect(half.restored).toHaveLength(1);
});

test('a cancel keeps its name, a rework that never began restores nothing', async () => {
  const cancel: Stop = { outcome: 'cancelled', detail: 'stopped' };
  const within = steps([{ review: review('request_changes') }], [{ tree: 'a', stop: cancel, over: cancel }]);
  expect(await reviewAndRework(within.steps, task, first)).toMatchObject({ stop: cancel });
  expect(within.restored).toHaveLength(1);

  const before = steps([], [], cancel);
  expect(await reviewAndRework(before.steps, task, first)).toMatchObject({ stop: cancel });

  const late = steps([{ review: review('request_changes') }], [{ tree: 'a' }]);
  const budget: Stop = { outcome: 'over-budget', detail: 'USD 10 spent' };
  const limited = { ...late.steps, limit: async () => budget };
  expect(await reviewAndRework(limited, task, first)).toMatchObject({
    stop: { outcome: 'rejected', detail: 'Rework 1 did not come back to green: USD 10 spent' },
  });
  expect(late.restored).toHaveLength(0);

  const cancelledReview = steps([{ missing: 'cancelled', stop: cancel }]);
  expect(await reviewAndRework(cancelledReview.steps, task, first)).toMatchObject({ stop: cancel });
});

test('a push that is refused while restoring is told as such', async () => {
  const failed: Stop = { outcome: 'publish-failed', detail: 'the push was refused' };
  const turns = [{ tree: 'a', failing: ['adds'] }, { tree: 'a' }];
  const { steps: reviewing } = steps([{ review: review('request_changes') }], turns);
  const end = await reviewAndRework(
    { ...reviewing, restore: async () => ({ checkpoint: checkpointOf('g'), stop: failed }) },
    task,
    first,
  );
  expect(end).toMatchObject({ stop: failed });
});

const waiting: Green = {
  ...first,
  verification: {
    ...first.verification,
    baseTests: { result: 'failed', unmet: [], changedBehaviour: ['labels in euro'] },
  },
};

test('with nobody to ask, changed behaviour ends as failed and names the way out', async () => {
  const off = { ...steps([]).steps, review: undefined };
  for (const asked of [steps([{ missing: 'no key' }]).steps, off]) {
    const end = await reviewAndRework(asked, task, waiting);
    expect(end).toMatchObject({ stop: { outcome: 'failed' } });
    expect(end.stop?.detail).toContain('`tests: may-change`');
  }
  const both = { baseTests: { result: 'failed' as const, unmet: [], changedBehaviour: ['a', 'b'] } };
  expect(unapprovedStop(both)?.detail).toMatch(/^2 tests that were green/);
});
