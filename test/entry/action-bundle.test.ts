/** The built Action, and what it needs beside its own file. */

import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtAction } from '../support/command-line.ts';
import { scratch } from '../support/fixtures.ts';
import { startJob } from '../support/runner.ts';
import { go, price, runner, shop } from '../support/verdict.ts';

const ofAction = () => readdirSync(builtAction).filter((name) => /^action.*\.js$/.test(name));

test('the Action is one file and its post step', () => {
  expect(ofAction().sort()).toEqual(['action-post.js', 'action.js']);
});

test('an event that starts no run and the post step do without the grammars', async () => {
  const action = scratch();
  mkdirSync(join(action, 'dist'));
  for (const name of ['action.js', 'action-post.js']) copyFileSync(join(builtAction, name), join(action, 'dist', name));
  await using job = await startJob({
    eventName: 'push',
    payload: {},
    inputs: { 'github-token': 'ghs_none' },
    repository: 'acme/shop',
    apiUrl: 'http://127.0.0.1:9',
    serverUrl: 'http://127.0.0.1:9',
    workspace: 'none',
    action,
  });
  const { exitCode, outputs, log } = await job.done;
  expect(outputs.outcome, log).toBe('skipped');
  expect(exitCode).toBe(0);
  expect((await job.post()).exitCode).toBe(0);
});

test('an installation without grammars checks what it can and says what it lacks: unchecked, no stop', {
  tags: 'full',
}, async () => {
  const action = scratch();
  mkdirSync(join(action, 'dist'));
  for (const name of ofAction()) copyFileSync(join(builtAction, name), join(action, 'dist', name));
  await using world = await shop(go(price('0.9')), { ...runner, 'test-check': 'enforce' });
  const { outputs, log } = await world.label({ action });
  expect(outputs.outcome, log).toBe('passed');
  expect(world.at(2).comments.at(-1)?.body).toMatch(/^\*\*Not fully checked:\*\* .* lacks grammars\//m);
});
