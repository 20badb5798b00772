/** What baseline and review add to a run that is green at once, and what the bundle weighs. `node bench/beside.ts [rounds]` */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelReply } from '../test/support/model.ts';
import { dist, type Measured, measureCli, median } from './measure.ts';
import { limitRow, type Row, rowsText } from './rows.ts';
import { greenAtOnce } from './task.ts';

const approval: ModelReply = {
  json: {
    verdict: 'approve',
    summary: 'The code takes ten percent off.',
    criteria: [{ criterion: 'TEN takes ten percent off', met: true, evidence: 'src/price.js:2' }],
    findings: [],
  },
};

export async function measureBeside(rounds: number): Promise<Row[]> {
  const plain: Measured[] = [];
  const reviewed: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(await measureCli(greenAtOnce));
    reviewed.push(await measureCli([...greenAtOnce, approval], { settings: { REDGREEN_REVIEW: 'true' } }));
  }
  const whole = (of: Measured[]) => median(of.map(({ wholeMs }) => wholeMs));
  const baseline = median(plain.map(({ run }) => run?.baseline?.durationMs ?? Number.NaN));
  const [first] = reviewed;
  return [
    limitRow('green at once, whole run', whole(plain), 'ms'),
    limitRow('of it the baseline: one run of the tests', baseline, 'ms'),
    limitRow('a review adds', whole(reviewed) - whole(plain), 'ms'),
    limitRow('requests of a review', (first?.requestBytes.length ?? 0) - (plain[0]?.requestBytes.length ?? 0), ''),
    limitRow('bytes of a review', (first?.requestBytes.at(-1) ?? 0) / 1000, 'KB'),
    ...bundle(),
  ];
}

function bundle(): Row[] {
  const bytes = (names: string[]) => names.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  const action = readdirSync(dist).filter((name) => /^action.*\.js$/.test(name));
  const chunks = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return [
    limitRow('bundle of the Action', bytes(action) / 1e6, 'MB', 5),
    limitRow('files of it', action.length, '', 3),
    limitRow('bundle of CLI and library', (bytes(chunks) - bytes(action)) / 1e6, 'MB'),
  ];
}

if (import.meta.main) process.stdout.write(`${rowsText(await measureBeside(Number(process.argv[2] ?? 3)))}\n`);
