/**
 * Reads a command-line agent's log while the agent works, and emits its steps as tool events of the run. They look like those
 * of the built-in agent. Nothing that goes wrong here ends the agent.
 */

import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { AgentPorts } from './implementer.ts';

/** A step of the agent. */
export interface Step {
  tool: string;
  input: string;
}

interface Followed {
  logPath: string;
  attempt: number;
  /** What lines that have come since the last look say that it did. */
  stepsIn(lines: string[]): Step[];
  ports: Pick<AgentPorts, 'emit' | 'redact'>;
}

const everyMs = 3_000;
const inputChars = 300;
/** What is printed faster than this is passed over: the log has all of it. */
const mostBytes = 256 * 1024;

/** Looks into the log while `work` goes on, and once more when it is over. Nothing that goes wrong here ends an agent. */
export async function followLog<T>(followed: Followed, work: () => Promise<T>): Promise<T> {
  const { logPath, attempt, stepsIn, ports } = followed;
  const over = new AbortController();
  let from = 0;
  let rest = '';
  const look = async () => {
    const { text, end } = await readFrom(logPath, from);
    from = end;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    const steps = stepsIn(lines).map(({ tool, input }) => {
      const shown = ports.redact(input).trim().replace(/\s+/g, ' ').slice(0, inputChars);
      return { attempt, tool, input: shown };
    });
    for (const step of steps)
      await ports.emit({ type: 'tool-finished', ...step, result: '', isError: false, durationMs: 0 });
    // What goes on now, for whoever looks at the run.
    for (const step of steps.slice(-1)) await ports.emit({ type: 'tool-started', ...step });
  };
  const following = (async () => {
    while (await wait(everyMs, true, { signal: over.signal, ref: false }).catch(() => false))
      await look().catch(() => undefined);
    await look().catch(() => undefined);
  })();
  return await work().finally(() => {
    over.abort();
    return following;
  });
}

async function readFrom(path: string, from: number): Promise<{ text: string; end: number }> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const start = Math.max(from, size - mostBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  return { text: buffer.toString('utf8', 0, bytesRead), end: start + bytesRead };
}
