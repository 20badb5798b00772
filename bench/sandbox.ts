/** What a command costs in each backend above a bare spawn, and what 400 MB of output costs the parent. */

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxKind } from '../src/sandbox/backend.ts';
import type { Exec } from '../src/sandbox/exec.ts';
import { openSandbox } from '../src/sandbox/sandbox.ts';

const times = 50;

const root = mkdtempSync('/tmp/redgreen-bench-');
const logPath = join(root, 'log');
const bare = await measured(bareSpawn);
const rows = [{ backend: 'bare spawn', ...bare }];
let output = '';

for (const choice of ['bubblewrap', 'namespaces', 'none'] satisfies SandboxKind[]) {
  const tree = join(root, choice);
  mkdirSync(tree);
  const opened = await openSandbox({
    ...{ tree, runDir: join(root, `${choice}-run`), choice, network: 'none', testEnv: {}, services: [], readable: [] },
    ...{ hidden: [], environment: process.env },
  });
  if (!opened.ok) {
    console.log(`${choice}: ${opened.reason}`);
    continue;
  }
  await using sandbox = opened.sandbox;
  await sandbox.freeze();
  mkdirSync(join(root, 'over'));
  await using layer = await sandbox.layer({ over: join(root, 'over'), deleted: [] });
  for (const [name, exec] of [
    ['shell', sandbox.shell],
    ['layer', layer.exec],
  ] as const) {
    rows.push({ backend: `${choice}, ${name}`, ...(await measured(() => run(exec, 'true'))) });
  }
  const before = peakMib();
  const began = performance.now();
  const printed = await layer.exec({ script: 'yes 0123456789 | head -c 400000000', logPath, timeoutMs: 120_000 });
  output += `${choice}: 400 MB of output in ${Math.round(performance.now() - began)} ms, ${printed.logBytes} bytes printed, parent's peak ${before} → ${peakMib()} MiB\n`;
}

console.log(`a command, median of ${times}:`);
for (const { backend, ms, cpuMs } of rows) {
  const above = `+${(ms - bare.ms).toFixed(1)}`;
  console.log(
    `  ${backend.padEnd(20)} ${ms.toFixed(1).padStart(6)} ms  ${above.padStart(6)}  ${cpuMs.toFixed(1).padStart(5)} ms of processor`,
  );
}
console.log(output);
rmSync(root, { recursive: true, force: true });

function run(exec: Exec, script: string) {
  return exec({ script, logPath, timeoutMs: 10_000 });
}

function bareSpawn(): Promise<void> {
  const log = openSync(logPath, 'w');
  return new Promise((resolve) => {
    spawn('/bin/sh', ['-c', 'true'], { env: {}, stdio: ['ignore', log, log] }).on('exit', () => resolve());
  });
}

/** Wall time, which a busy machine stretches, and processor time of what was started, which it does not. */
async function measured(once: () => Promise<unknown>): Promise<{ ms: number; cpuMs: number }> {
  const all: number[] = [];
  const before = childrenMs();
  for (let round = 0; round < times; round++) {
    const began = performance.now();
    await once();
    all.push(performance.now() - began);
  }
  return { ms: all.sort((a, b) => a - b)[times / 2] ?? 0, cpuMs: (childrenMs() - before) / times };
}

/** proc(5) stat: cutime and cstime, in hundredths of a second. */
function childrenMs(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** High-water mark of this process. */
function peakMib(): number {
  return Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024);
}
