/** An agent that leaves more files than a run can look at: the run ends, green by the others, and says what was left out. */
// @module-tag full
// @module-tag variant

import { expect, test } from 'vitest';
import { done, openWorld, quick, quickFiles, rightAtOnce } from '../../support/world.ts';

test.each([150_000, 300_000])(
  '%i files left by the agent: the run passes, and what is beyond its limits is left out and named by its folder',
  {
    timeout: 900_000,
  },
  async (count) => {
    const command = `mkdir left && cd left && seq ${count} | xargs touch`;
    await using world = await openWorld([{ calls: [{ name: 'bash', input: { command } }] }, rightAtOnce, done], {
      ...{ files: quickFiles, inputs: quick },
    });
    const { outputs, run, log } = await world.label({ inputs: { 'setup-command': 'none' } });
    expect(outputs, log.slice(-3000)).toMatchObject({ outcome: 'passed', attempts: '1', 'head-sha': world.head() });
    const heldBack = run?.attempts[0]?.checkpoint?.heldBack ?? [];
    // Beyond what a snapshot takes, and of the rest beyond what a pull request may change.
    expect(heldBack.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      expect.stringMatching(/^left\/ \d+ changed files are beyond 20000/),
      expect.stringMatching(/^left\/ .*\d+ files are beyond the 1000 files/),
    ]);
    expect(world.told(2)[0]?.body).toContain('changed files are beyond 20000');
  },
);
