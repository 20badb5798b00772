/** The repository's commands: what hangs, floods, fails, is missing or cannot start. */
// @module-tag full

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { gone, longSleep } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';
import {
  branch,
  done,
  openWorld,
  quick,
  quickFiles,
  rightAtOnce,
  shopFiles,
  wrong,
  wrongToo,
} from '../../support/world.ts';

const shop = { files: quickFiles, inputs: quick };
test('a test that hangs with a detached child, then 70 MB of output: killed with all it started, capped with head and tail, told, and fed back', async () => {
  const mark = longSleep();
  const flood = `echo the-first-line; yes 'all work and no play' | head -c 70000000; echo the-last-line`;
  await using world = await openWorld([wrong, done, wrongToo, done, rightAtOnce, done], {
    files: {
      ...quickFiles,
      'check.sh': `if grep -q '0\\.8' src/price.js; then
setsid ${mark} & setsid -f ${mark}; echo 'waiting for the till'; ${mark}
fi
if grep -q '0\\.7' src/price.js; then ${flood}; fi
${quickFiles['check.sh']}`,
    },
    inputs: { ...quick, 'test-timeout-minutes': `${stretched(0.2)}` },
  });
  await using job = await world.start(world.labeled());
  const result = await job.done;
  await gone(mark);
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '3' });
  expect(result.run?.attempts[0]?.verification).toMatchObject({ result: 'timed-out', exitCode: null });
  const feedback = promptsOf(world.model)[1] ?? '';
  expect(feedback).toMatch(/timed out after .* s and was stopped/);
  expect(feedback).toContain('waiting for the till');
  expect(result.log).toMatch(/Implementation retry 1\/3: timed out after .* s/);
  expect(world.told(2)[0]?.body).toContain('test timed out');

  expect(result.peakRssBytes).toBeGreaterThan(30_000_000);
  expect(result.peakRssBytes).toBeLessThan(300_000_000);
  const log = readFileSync(join(result.outputs['run-json'] ?? '', '..', 'logs', 'attempt-2.log'));
  expect(log.length).toBeLessThan(64 * 1024 * 1024);
  expect(log.includes('the-first-line')).toBe(true);
  expect(log.includes('the-last-line')).toBe(true);
  expect(log.toString('latin1')).toMatch(/\d+ bytes left out/);
  for (const prompt of promptsOf(world.model)) expect(prompt.length).toBeLessThan(12_000);
});

test('setup fails, `none`, a command that never could start: setup-failed before any call', async () => {
  await using world = await openWorld([], shop);
  const setup = await world.label({ inputs: { 'setup-command': 'echo no network here >&2; exit 3' } });
  expect(setup.outputs).toMatchObject({ outcome: 'setup-failed', attempts: '0', 'head-sha': '' });
  expect(setup.log).toContain('Setup failed (exit 3)');
  expect(setup.log).toContain('no network here');
  expect(world.told(1).at(-1)?.body).toContain('### Redgreen · Setup failed, before any call to the model');

  const none = await world.label({ inputs: { 'test-command': 'none' } });
  expect(none.outputs.outcome).toBe('setup-failed');
  expect(none.log).toContain('`test-command` is none');

  const typo = await world.label({ inputs: { 'test-command': 'chekc.sh' } });
  expect(typo.outputs.outcome).toBe('setup-failed');
  expect(typo.log).toMatch(/`chekc\.sh` cannot start: exit code 127/);

  expect(world.model.requests).toEqual([]);
  expect(world.github.pushes).toEqual([]);
  expect(world.at(1).labels).toEqual(['ai-failed']);
});

test('a folder of a monorepo: commands are found and run there; green at once there is no feedback, and no call that the agent did not make', async () => {
  const files = Object.fromEntries(Object.entries(shopFiles).map(([path, text]) => [`packages/shop/${path}`, text]));
  const at = (calls: typeof wrong.calls) =>
    calls.map(({ name, input }) => ({ name, input: { ...input, file_path: 'packages/shop/src/price.js' } }));
  await using world = await openWorld([{ calls: at(rightAtOnce.calls) }, done], {
    files: { ...files, 'README.md': '# Shops\n' },
    inputs: { 'working-directory': 'packages/shop' },
  });
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '1', branch });
  expect(result.run?.commands.test).toBe('npm test');
  expect(world.model.requests).toHaveLength(2);
  expect(promptsOf(world.model)).toHaveLength(1);
  expect(result.log).not.toContain('Implementation retry');
  expect(world.file('packages/shop/src/price.js')).toContain('0.9');
});
