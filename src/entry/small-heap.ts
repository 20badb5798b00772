/** How much memory a process may hold on to, by V8's flags. */

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * For a run or an eval, called before what it needs is loaded: 104 MiB at the peak of a small one in the Action instead of 124, with as much
 * processor time; `collectOften` is the other half. The space for new objects stays as it is by then, at 7 MiB of the 14 that it would come to. What Node brings with it
 * is loaded before it: compiled code of its own that Node holds is refused once a flag has changed, and compiled anew.
 */
export function keepHeapSmall(): void {
  isSmall = true;
  // With the other alone all is looked through again for every 3 MiB: 7 % of a run's processor time, and 2 MiB at the most.
  setFlagsFromString('--heap-growing-percent=100');
  setFlagsFromString('--semi-space-growth-factor=1');
  // A run waits more than it computes: machine code for what is called a few hundred times, and threads that collect, cost more than
  // they give. 3.1 s of processor time instead of 3.7 on a busy machine, and 98 MiB instead of 107; loops are compiled as ever.
  for (const flag of ['--single-threaded-gc', '--no-sparkplug', ...later]) setFlagsFromString(flag);
  compileOnce();
  compileSlowly();
}

/**
 * Without V8's last compiler, whose own code is 5 MiB in memory: a small run needs it for two functions that put paths together. Who
 * reads a long log asks for it again (`fileBytes`), and whatever else computes for longer gets it.
 */
function compileSlowly(): void {
  setFlagsFromString('--no-opt');
  const look = setInterval(() => {
    if (process.cpuUsage().user < longRunMicroseconds) return;
    setFlagsFromString('--opt');
    clearInterval(look);
  }, lookEveryMs).unref();
}

/** Four times what a small run takes. */
const longRunMicroseconds = 4_000_000;

let isSmall = false;

/**
 * Collects at once, where the heap is kept small: while the base's tests run nothing else is done. Left to itself V8 does it when they
 * have ended, and the first request waits 20 ms for it.
 */
export function collectNow(): void {
  if (!isSmall) return;
  collectOften();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** On the command line not before the first tests run: it looks through what was loaded until then, 15 ms of a start of 400. */
export function collectOften(): void {
  setFlagsFromString('--optimize-for-size');
}

/**
 * Ten times as often as V8 would have it. Machine code for each regular expression at its second use is 2 MiB of a small run, most of
 * them used a dozen times; where a text is longer than a thousand characters it is made as ever.
 */
const later = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-turbofan=30000',
  '--regexp-tier-up-ticks=100',
  // What is run a dozen times costs more to make better than it gives back: 40 ms of a small run. Machine code is made as ever.
  '--no-regexp-peephole-optimization',
];

/**
 * WebAssembly – the parsers of HTTP and of tests – is not compiled again for speed, which takes 25 to 35 MiB and 0.3 s of processor time
 * for each. A test file of 300 KB is read in the same time both ways.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** At the next look it has 32 or 64 MiB for new objects, of the 128 that V8 would take; it is as quick with them. */
const newSpaceBytes = 32 * 1024 * 1024;
const lookEveryMs = 250;

/**
 * For a server or a worker, which live for months: what has been used is collected soon, and the space for new objects stops growing. Without it
 * 10,000 deliveries, of which nothing is held, take it to 420 MiB; with it they leave it at 195 to 228. With `--optimize-for-size` it
 * is 155, at twice the time: that leaves 1 MiB for new objects. So does a growth that is stopped before it has begun: it is waited for.
 */
export function keepHeapFlat(): void {
  compileOnce();
  setFlagsFromString('--heap-growing-percent=30');
  const look = setInterval(() => {
    const size = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
    if (size < newSpaceBytes) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    clearInterval(look);
  }, lookEveryMs).unref();
}
