/** A suite that takes longer than 20 s: the tests of the base go on while the agent works. */

// @module-tag full

import { describe, expect, test } from 'vitest';
import { repositoryWith } from '../support/cli.ts';
import { call, type ModelReply } from '../support/model.ts';
import { priceFiles, withModel, writes } from '../support/price-story.ts';
import { stretched } from '../support/slow-machine.ts';

/** The agent begins after 20 seconds, and on a busy machine later: while the suite still runs. */
const slowSeconds = 20 + Math.ceil(stretched(4_000) / 1000);

const reader = call('read', { file_path: 'price.txt' });
const working = writes('90');

async function run(test: string, script: ModelReply[], settings = '', options: string[] = []) {
  const config = `test-command: sh test.sh\nreview: false\nsetup-command: none\ntest-check: off\n${settings}`;
  using folder = repositoryWith({ ...priceFiles, '.github/redgreen.yml': config, 'test.sh': test });
  const ended = await withModel(folder, script, ['run', 'story.md', '--json', ...options]);
  const branches = folder.git('branch', '--format=%(refname:short)').trim().split('\n');
  return { record: ended.run(), stderr: ended.stderr, prompts: ended.sent, branches };
}

describe.concurrent('while the base is still tested', () => {
  test('the agent works, is told how it ended, and the attempt is verified after it', async () => {
    const suite = `sleep ${slowSeconds}\ntest "$(cat price.txt)" = 90 && exit 0\necho "FAIL the price is $(cat price.txt), not 90"\nexit 1\n`;
    const slowly: ModelReply = { ...(working[0] as ModelReply), delayMs: (slowSeconds - 18) * 1000 };
    const { record, stderr, prompts } = await run(suite, [slowly, ...working.slice(1)], 'baseline: allow-any\n');
    expect(record, stderr).toMatchObject({ outcome: 'passed', attemptCount: 1 });
    expect(prompts[0]).toContain('still run');
    expect(prompts.at(-1)).toContain('Red before you started');
    expect(record.baseline).toMatchObject({ result: 'failed' });
  });

  test('an agent for whom nothing can decide is stopped, and nothing is pushed', async () => {
    const suite = `sleep ${slowSeconds}\necho "the linter is not installed"\nexit 1\n`;
    const idle = Array.from({ length: 60 }, (): ModelReply => ({ calls: [reader], delayMs: 1_000 }) as ModelReply);
    const { record, stderr, branches } = await run(suite, idle);
    expect(record, stderr).toMatchObject({ outcome: 'setup-failed', attemptCount: 1 });
    expect(record.costUsd).toBeGreaterThan(0);
    expect(branches).toEqual(['main']);
  });

  test('a red that only the work of the agent caused is run alone, and is none', async () => {
    // Both hold a lock on one file of the machine, as two suites would on one port or one database.
    const shared = '/usr/bin/flock';

    const suite = `sleep 21\nfor i in $(seq ${slowSeconds - 16}); do\n  flock -n ${shared} true || { echo "FAIL the lock is held"; exit 1; }\n  sleep 1\ndone\n`;
    const holds = call('bash', { command: `flock ${shared} sleep 12` });
    const { record, stderr, prompts } = await run(suite, [{ calls: [holds] }, ...working]);
    expect(record, stderr).toMatchObject({ outcome: 'passed', attemptCount: 1, baseline: { result: 'passed' } });
    expect(record.baseline?.logPath).toBe('logs/baseline-alone.log');
    expect(prompts.at(-1)).toContain('Red before you started');
  });

  test('it is waited for where both would share something', async () => {
    const suite = `sleep ${slowSeconds}\ntest "$(cat price.txt)" = 90 && exit 0\necho "FAIL the price"\nexit 1\n`;
    const { record, prompts } = await run(suite, working, 'baseline: allow-any\n', ['--sandbox-network', 'full']);
    expect(record.outcome).toBe('passed');
    expect(prompts[0]).not.toContain('still run');
  });
});
