/** Follows the log file of a running agent or shell command, and emits new steps or new output as events. */

import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { AgentPorts } from './implementer.ts';
import { shortenOutput } from './tools/shortened-output.ts';

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
const printedMs = 1_000;
const printedChars = 2000;
/** More than any secret in any form: what stands before it is masked whole. */
const heldBytes = 16 * 1024;

/** Emits the steps while `work` goes on, as tool events like those of the built-in agent, and those left when it is over. */
export async function followLog<T>({ logPath, attempt, stepsIn, ports }: Followed, work: () => Promise<T>): Promise<T> {
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
  return await looking(everyMs, look, work).finally(() => look().catch(() => undefined));
}

/** Emits the end of what a tool has printed while `work` goes on: ever more seldom, so that a long command leaves few events. */
export async function followOutput<T>(logPath: string, ports: Followed['ports'], work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let nextAt = 0;
  let seen = 0;
  let emittedTo = 0;
  const look = async () => {
    const { text, end } = await readFrom(logPath, Math.max(0, seen - heldBytes));
    // A secret may have come by half: what is new waits for the next look, and a line for its end. Masking lengthens nothing.
    const held = end < seen ? heldBytes : Math.min(end - seen, heldBytes);
    seen = end;
    const passedMs = performance.now() - startedAt;
    if (passedMs < nextAt || emittedTo === end - held) return;
    emittedTo = end - held;
    const masked = ports.redact(text);
    const settled = masked.slice(0, Math.max(0, masked.length - held));
    const output = shortenOutput(settled.slice(0, settled.lastIndexOf('\n') + 1).slice(-printedChars), printedChars);
    if (output === '') return;
    nextAt = passedMs * 1.1;
    await ports.emit({ type: 'tool-printed', output });
  };
  return await looking(printedMs, look, work);
}

async function looking<T>(gapMs: number, look: () => Promise<void>, work: () => Promise<T>) {
  const over = new AbortController();
  const following = (async () => {
    while (await wait(gapMs, true, { signal: over.signal, ref: false }).catch(() => false))
      await look().catch(() => undefined);
  })();
  return await work().finally(() => {
    over.abort();
    return following;
  });
}

async function readFrom(path: string, from: number) {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const start = Math.max(from, size - mostBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  return { text: buffer.toString('utf8', 0, bytesRead), end: start + bytesRead };
}
