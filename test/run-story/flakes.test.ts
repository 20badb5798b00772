/** What the record knows of a repository's flakes, and what it learns of them. */

import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { settleFlakes } from '../../src/run-story/reruns.ts';
import type { Verifier } from '../../src/run-story/verifier.ts';
import { openFlakyTests } from '../../src/store/baselines.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { started } from '../store/sample-run.ts';
import { closedAfter, scratch } from '../support/fixtures.ts';
import { verificationOf } from '../support/scripted-loop.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = scratch();
  store = closedAfter(await openStore(join(folder, 'record.db')));
});

/** `red` says which runs find `mails` red; what ran is returned by name. */
async function settled(runId: string, red: (name: string) => boolean) {
  const recorder = await recordRun(store, runId, { redact: (text) => text, now: () => new Date() });
  await recorder.append(started(runId));
  const ran: string[] = [];
  const result = (name: string) => ({ ...verificationOf(name, red(name) ? ['mails'] : []), runners: ['node:test'] });
  const failures = [{ name: 'mails', file: 'test/mail.test.js', runner: 'node:test' }];
  const verifier = {
    baseline: verificationOf('base'),
    run: async (_tree: string, name: string) => {
      ran.push(name);
      return result(name);
    },
    settings: { workingDirectory: '.', flakyReruns: 1 },
    request: {
      resolution: { sources: {} },
      record: { flakyTests: openFlakyTests(store, 'shop', runId) },
    },
    repository: { readFile: async () => undefined, pathsBetween: async () => [] },
    commands: { test: 'node --test' },
    limits: { aborted: () => undefined },
    baseTree: 'base',
  } as unknown as Verifier;
  const first = { ...verificationOf('attempt', ['mails']), failures, runners: ['node:test'], command: 'node --test' };
  const end = await settleFlakes(verifier, { tree: 'attempt', name: 'one', red: first });
  return { ran, end };
}

test('what the base has shown once is known to every later run of the repository', async () => {
  const first = await settled('run-1', (name) => name.includes('-base-'));
  expect(first.ran).toEqual(['one-again-1-picked', 'one-again-1-base-1', 'one-again-1']);
  expect(first.end).toMatchObject({ result: 'passed', flaky: ['mails'] });
  const second = await settled('run-2', () => false);
  expect(second.ran).toEqual(['one-again-1-picked', 'one-again-1']);
  expect(second.end).toMatchObject({ result: 'passed', flaky: ['mails'] });
  expect(await openFlakyTests(store, 'another', 'run-2').known(['mails'])).toEqual([]);
});

test('what only held is not known as a flake', async () => {
  const { ran, end } = await settled('run-1', () => false);
  expect(ran.filter((name) => name.includes('-holds-'))).toHaveLength(3);
  expect(end).toMatchObject({ result: 'passed', flaky: ['mails'] });
  expect(await openFlakyTests(store, 'shop', 'run-1').known(['mails'])).toEqual([]);
});

test('a green that does not hold, of a test that the base never has red, is a failure', async () => {
  const { ran, end } = await settled('run-1', (name) => name.endsWith('-holds-5'));
  expect(ran).not.toContain('one-again-1');
  expect(end).toMatchObject({ result: 'failed', failures: [{ name: 'mails' }] });
  expect(end.flaky).toBeUndefined();
  expect(end.notes).toEqual([
    expect.stringMatching(/^mails: red, then green, then red again on the same tree. It was never red on the base/),
  ]);
});
