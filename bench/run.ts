/**
 * `make bench`: every bench in turn, printed as tables. `node bench/run.ts [rounds] [runs of the App]`
 */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { agentText, measureAgent } from './agent.ts';
import { measureBeside } from './beside.ts';
import { costText, measureCost } from './cost.ts';
import { feedbackText, measureFeedback } from './feedback.ts';
import { rowsText } from './rows.ts';

const rounds = Number(process.argv[2] ?? 5);
/** Whole runs take their time: fewer than `node bench/app.ts` has by itself. */
const appRuns = process.argv[3] ?? '24';
const load = loadavg()[0] ?? 0;

const parts = [
  ['Beside the work', async () => rowsText(await measureBeside(Math.ceil(rounds / 2)))],
  ['Retries of a slow suite', async () => feedbackText(await measureFeedback())],
  ['What a run costs', async () => costText(await measureCost())],
  [
    'The agent over conversations that go wrong',
    async () => agentText(await measureAgent(join(import.meta.dirname, '..'))),
  ],
  ['Condensing of test output', () => own('condense.ts')],
  ['Sandbox', () => own('sandbox.ts')],
  ['Record', () => own('store.ts')],
  ['App', () => own('app.ts', appRuns)],
] as const;

process.stdout.write(`${machine()}\n`);
for (const [title, part] of parts) process.stdout.write(`\n## ${title}\n\n${(await part()).trimEnd()}\n`);

/** A bench that prints for itself. */
function own(name: string, ...args: string[]): string {
  const path = join(import.meta.dirname, name);
  if (!existsSync(path)) return `bench/${name} is missing.`;
  return `\`\`\`\n${execFileSync(process.execPath, [path, ...args], { encoding: 'utf8', maxBuffer: 1 << 26 }).trimEnd()}\n\`\`\``;
}

function machine(): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${new Date().toISOString().slice(0, 10)} · ${cpus().length} × ${cpu?.model ?? 'unknown processor'} · ${memory} GiB · Node ${process.versions.node} · load at the start ${load.toFixed(1)} · medians of ${rounds} rounds\n\nMilliseconds differ between machines and minutes; ratios count.`;
}
