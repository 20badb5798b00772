/** Start, turns, whole task, memory and bytes of CLI and Action beside the bare loop, in turn in the same rounds. `node bench/start.ts [rounds]` */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandMs, type Measured, measureAction, measureCli, measureFloor, median, testMs } from './measure.ts';
import { atMost } from './peers.ts';
import { allRow, limitRow, type Row, ratioRow, rowsText } from './rows.ts';
import { cheapCommand, manyTurns, sixRequests, threeAttempts } from './task.ts';

export async function measureStart(rounds: number): Promise<Row[]> {
  const { floor, cli, warm, action, testTimes } = await takeRounds(rounds);
  const test = median(testTimes);
  const start = (of: Measured[]) => median(of.map(({ firstRequestMs, run }) => firstRequestMs - baselineMs(run)));
  // Ours runs the tests twice more than the loop: the baseline, and the verification that decides.
  const whole = (of: Measured[], tests: number) => median(of.map(({ wholeMs }) => wholeMs - tests * test));
  const peak = (of: Measured[]) => median(of.map(({ peakMiB }) => peakMiB));
  const bytes = (of: Measured[]) => of[0]?.requestBytes ?? [];
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

  const loopTurns = await measureTurns(measureFloor);
  const ourTurns = await measureTurns(measureCli);
  const bare = await bareMs();
  const across = await measureCli(threeAttempts);
  return [
    ratioRow('CLI: start to first request, less the baseline', start(cli), start(floor), atMost.cliStart),
    ratioRow('the same with a warm compile cache', start(warm), start(floor), atMost.cliStart),
    ratioRow('Action: start to first request, less the baseline', start(action), start(floor), atMost.actionStart),
    ratioRow('a read turn', ourTurns.read, loopTurns.read, atMost.readTurn),
    ratioRow('an edit turn', ourTurns.edit, loopTurns.edit, atMost.editTurn),
    limitRow('a command turn, above the command itself', ourTurns.bash - bare, 'ms', 30, loopTurns.bash - bare),
    ratioRow('CLI: whole task, less 4 test runs (loop: 2)', whole(cli, 4), whole(floor, 2), atMost.wholeTask),
    ratioRow('Action: whole task, less 4 test runs', whole(action, 4), whole(floor, 2)),
    limitRow('CLI: peak memory', peak(cli), 'MiB', 100, peak(floor)),
    limitRow('Action: peak memory', peak(action), 'MiB', 100),
    limitRow('first request', (bytes(cli)[0] ?? 0) / 1000, 'KB', 8, (bytes(floor)[0] ?? 0) / 1000),
    limitRow('all six requests', sum(bytes(cli)) / 1000, 'KB', 65, sum(bytes(floor)) / 1000),
    allRow('requests that extend the one before exactly, over 3 attempts', across.extends),
    limitRow('most cache marks in one request', Math.max(...across.marks), '', 4),
  ];
}

interface Rounds {
  floor: Measured[];
  cli: Measured[];
  warm: Measured[];
  action: Measured[];
  testTimes: number[];
}

async function takeRounds(rounds: number): Promise<Rounds> {
  const home = mkdtempSync(join(tmpdir(), 'bench-home-'));
  const taken: Rounds = { floor: [], cli: [], warm: [], action: [], testTimes: [] };
  try {
    await measureCli(sixRequests, { home }); // writes the compile cache
    for (let round = 0; round < rounds; round++) {
      taken.testTimes.push(await testMs());
      taken.floor.push(await measureFloor(sixRequests));
      taken.cli.push(await measureCli(sixRequests));
      taken.warm.push(await measureCli(sixRequests, { home }));
      taken.action.push(await measureAction(sixRequests));
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return taken;
}

/** Medians in milliseconds from one request to the next, of a dozen turns each. */
async function measureTurns(
  measure: (script: ReturnType<typeof manyTurns>) => Promise<Measured>,
): Promise<Record<'read' | 'edit' | 'bash', number>> {
  const times = 12;
  const { turnsMs } = await measure(manyTurns(times));
  // One edit before and one between, as the script has them.
  const reads = turnsMs.slice(1, 1 + times);
  const edits = turnsMs.slice(1 + times, 2 + 2 * times);
  return { read: median(reads), edit: median(edits), bash: median(turnsMs.slice(2 + 2 * times)) };
}

async function bareMs(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 20; round++) times.push(await commandMs(cheapCommand));
  return median(times);
}

function baselineMs(run: Measured['run']): number {
  return run?.baseline?.durationMs ?? 0;
}

if (import.meta.main) process.stdout.write(`${rowsText(await measureStart(Number(process.argv[2] ?? 5)))}\n`);
