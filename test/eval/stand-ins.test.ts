// @module-tag full

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, startCli } from '../support/cli.ts';
import { calculator, newHistory } from '../support/history.ts';

/** A story of a calculator that learned to subtract, with the change as its reference. */
function suite(extra: Record<string, string | Buffer> = {}, more: string[] = []) {
  const { folder, commit } = newHistory();
  const base = commit('Add', calculator({ add: 'a + b' }));
  const change = commit('Subtract', { ...calculator({ add: 'a + b', sub: 'a - b' }), ...extra });
  mkdirSync(join(folder, 'stories/hidden/test'), { recursive: true });
  cpSync(join(folder, 'test/calc.test.js'), join(folder, 'stories/hidden/test/calc.test.js'));
  const head = [`commit: '${base}'`, `reference: '${change}'`, 'hidden-tests: hidden', ...more];
  writeFileSync(join(folder, 'stories/subtract.md'), `---\n${head.join('\n')}\n---\n# calc.sub(a, b) subtracts\n`);
  return { folder, base, change };
}

test('the reference replays the real change, whatever its size and content, and passes; the environment says whether tests are checked', async () => {
  // Over what one argument of a program may hold, and bytes that no patch text has.
  const large = `${Array.from({ length: 40_000 }, (_, index) => `row ${index}`).join('\n')}\n`;
  const { folder } = suite({
    'data/large.txt': large,
    'data/dot.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]),
  });
  const { code, out, err } = await runCli(folder, 'eval', 'stories', '--agent', 'reference', '--json');
  expect(err).toMatch(/\[1\/1\] subtract ✅/);
  expect(code).toBe(0);
  const { eval: run, results } = JSON.parse(out);
  expect(run).toMatchObject({ model: 'reference', plan: { standIn: 'reference' } });
  expect(results).toMatchObject([{ status: 'passed', outcome: 'passed', attempts: 1, costUsd: 0, model: 'reference' }]);
  const shown = await runCli(folder, 'show', results[0].runId, '--json');
  const { attempts, commands } = JSON.parse(shown.out);
  expect(commands.test).toBe('npm test');
  expect(attempts[0].verification.testCheck.result).not.toBe('vacuous');

  const asked = startCli(folder, ['eval', 'stories', '--agent', 'empty', '--json'], { REDGREEN_TEST_CHECK: 'off' });
  const idle = await runCli(folder, 'show', JSON.parse((await asked.ended).out).results[0].runId, '--json');
  expect(JSON.parse(idle.out).settings).toMatchObject({
    'test-check': { value: 'off', source: 'REDGREEN_TEST_CHECK' },
    'max-iterations': { value: 0, source: 'flag' },
  });
});

test('an agent finds the base commit and no object of what came later', { tags: 'variant' }, async () => {
  const { folder, base, change } = suite();
  const look = `{ git rev-list --all; git cat-file --batch-all-objects --batch-check; } > seen.txt`;
  const args = ['--agent', 'command', '--agent-command', look, '--review', 'false', '--max-iterations', '0'];
  const { out } = await runCli(folder, 'eval', 'stories', ...args, '--json');
  const [result] = JSON.parse(out).results;
  const seen = readFileSync(join(result.worktree, 'seen.txt'), 'utf8');
  expect(seen).toContain(base);
  expect(seen).toMatch(/ blob \d+/);
  expect(seen).not.toContain(change);
});
