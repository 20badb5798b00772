/** What an agent is given in these tests: a real tree, real processes, a clock that counts its sleeps, and what was emitted. */

import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AgentPorts } from '../../src/agent/implementer.ts';
import type { AttemptName, RunEvent, Stop } from '../../src/run.ts';
import type { CommandResult, Exec } from '../../src/workspace/exec.ts';

export interface AgentBench extends Disposable {
  ports: AgentPorts;
  tree: string;
  logDir: string;
  events: RunEvent[];
  sleeps: number[];
  /** What the limits say from now on. */
  stopWith(stop: Stop | undefined): void;
  of<T extends RunEvent['type']>(type: T): Extract<RunEvent, { type: T }>[];
}

export function openBench(files: Record<string, string> = {}, secrets: string[] = []): AgentBench {
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
    exec: execIn(tree),
    tree,
    logDir,
    emit: async (event) => void events.push(event),
    limit: async () => stop,
    listFiles: async () => gitFiles(tree),
    redact: (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text),
    now: () => performance.now(),
    sleep: async (ms) => void sleeps.push(ms),
  };
  return {
    ports,
    tree,
    logDir,
    events,
    sleeps,
    stopWith: (next) => {
      stop = next;
    },
    of: (type) => events.filter((event) => event.type === type) as never,
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

/** Runs a command as the sandbox does, without its walls: its own process group, merged output in a file. */
function execIn(tree: string): Exec {
  return ({ script, logPath, timeoutMs, stdin, env, signal }) => {
    const startedAt = performance.now();
    const log = openSync(logPath, 'w');
    const child = spawn('/bin/sh', ['-c', script], {
      cwd: tree,
      env: { PATH: '/usr/bin:/bin', ...env },
      stdio: ['pipe', log, log],
      detached: true,
    });
    closeSync(log);
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin ?? '');
    return new Promise<CommandResult>((done) => {
      let ended: CommandResult['ended'] = 'exited';
      const end = (how: CommandResult['ended']) => () => {
        ended = how;
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const cancel = end('cancelled');
      const timer = setTimeout(end('timed-out'), timeoutMs);
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
      child.once('exit', (exitCode) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        const durationMs = performance.now() - startedAt;
        done({ exitCode, ended, durationMs, logBytes: statSync(logPath).size, leftOutBytes: 0 });
      });
    });
  };
}
