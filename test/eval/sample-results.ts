/** Results of stories, for tests of what is made from them. */

import type { EvalRun, StoryResult } from '../../src/eval/eval-types.ts';

export function result(storyId: string, status: StoryResult['status'], over: Partial<StoryResult> = {}): StoryResult {
  return {
    storyId,
    title: `About ${storyId}`,
    repetition: 1,
    status,
    outcome: status === 'error' ? 'provider-error' : status,
    runId: '20261121-100000-4f1c2a9be0',
    durationMs: 12_300,
    error:
      status === 'passed'
        ? undefined
        : { message: 'hidden tests failed: 100 costs 90', stack: 'not ok 1 - 100 costs 90' },
    worktree: status === 'passed' ? undefined : '/clone/.redgreen/runs/20261121-100000-4f1c2a9be0/tree',
    requestIds: ['req_1', 'req_2'],
    attempts: 2,
    usage: { inputTokens: 100, outputTokens: 50, cacheReadTokens: 800, cacheWriteTokens: 50, cacheWrite1hTokens: 0 },
    costUsd: 0.02,
    model: 'claude-sonnet-5-5',
    finishedAt: '2026-11-21T10:00:12.300Z',
    ...over,
  };
}

export function evalRun(results: readonly StoryResult[], over: Partial<EvalRun> = {}): EvalRun {
  return {
    id: '20261121-100000-aaaaaaaaaa',
    suite: 'stories',
    state: 'finished',
    model: 'claude-sonnet-5-5',
    plan: {
      stories: results.map(({ storyId, repetition, title }) => ({ storyId, repetition, title })),
      repeat: 1,
      flags: {},
      replay: false,
    },
    startedAt: '2026-11-21T10:00:00.000Z',
    ...over,
  };
}
