/** What an agent is given in these tests: a real tree, real processes, a clock that counts its sleeps, and what was emitted. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AgentPorts } from '../../src/agent/implementer.ts';
import type { AttemptName, RunEvent, Stop } from '../../src/run/run.ts';
import { plainExec } from '../support/plain-exec.ts';

export type AgentBench = ReturnType<typeof openBench>;

export function openBench(files: Record<string, string | Buffer> = {}, secrets: string[] = []) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'redgreen-agent-')));
  const tree = join(folder, 'tree');
  const logDir = join(folder, 'logs');
  mkdirSync(tree);
  mkdirSync(logDir);
  execFileSync('git', ['init', '-q'], { cwd: tree });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const events: RunEvent[] = [];
  const sleeps: number[] = [];
  let stop: Stop | undefined;
  const ports: AgentPorts = {
    exec: plainExec(tree, { PATH: '/usr/bin:/bin' }),
    tree,
    logDir,
    emit: async (event) => void events.push(event),
    limit: async () => stop,
    listFiles: async () => gitFiles(tree),
    redact: (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text),
    now: () => performance.now(),
    async wait(wait) {
      const over = await ports.limit();
      if (over !== undefined) return over;
      events.push({ type: 'waiting', ...wait });
      sleeps.push(wait.durationMs);
      return undefined;
    },
  };
  return {
    ports,
    tree,
    logDir,
    events,
    sleeps,
    /** What the limits say from now on. */
    stopWith: (next: Stop | undefined) => {
      stop = next;
    },
    of: <T extends RunEvent['type']>(type: T) =>
      events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function attempt(number = 1): AttemptName {
  return { number, phase: { name: 'standard' }, retry: number - 1, of: 3 };
}

function gitFiles(tree: string): string[] {
  const out = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return out.split('\0').filter((path) => path !== '');
}
