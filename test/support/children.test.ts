import { type ChildProcess, spawn } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { endWithTest } from './children.ts';
import { until } from './processes.ts';

const sleeper = () => endWithTest(spawn('sleep', ['600'], { stdio: 'ignore' }));
const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

let ofHook: ChildProcess | undefined;
let ofTest: ChildProcess | undefined;
beforeAll(() => {
  ofHook = sleeper();
  return () => void ofHook?.kill('SIGKILL');
});

test('a process lives as long as its test', () => {
  ofTest = sleeper();
  expect(isGone(ofTest)).toBe(false);
});

test('and is dead in the next one, where what a hook started lives on', async () => {
  await until(() => ofTest !== undefined && isGone(ofTest), 'it is dead');
  expect(ofTest?.signalCode).toBe('SIGKILL');
  expect(ofHook && isGone(ofHook)).toBe(false);
});
