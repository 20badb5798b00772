/**
 * `make bench`: every bench in turn; prints the tables and writes them into bench/results.md, below its mark. What stands above is
 * written by hand. `node bench/run.ts [rounds] [runs of the App]`
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { agentText, measureAgent } from './agent.ts';
import { measureBeside } from './beside.ts';
import { costText, measureCost } from './cost.ts';
import { feedbackText, measureFeedback } from './feedback.ts';
import { rowsText } from './rows.ts';
import { measureStart } from './start.ts';

const rounds = Number(process.argv[2] ?? 5);
/** Whole runs take their time: fewer than `node bench/app.ts` has by itself. */
const appRuns = process.argv[3] ?? '24';
const load = loadavg()[0] ?? 0;

const parts = [
  ['Against a bare loop', start],
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

const text = [`# The last whole run\n\n${machine()}`];
process.stdout.write(`${text[0]}\n`);
for (const [title, part] of parts) {
  const section = `## ${title}\n\n${(await part()).trimEnd()}`;
  process.stdout.write(`\n${section}\n`);
  text.push(section);
}
const page = join(import.meta.dirname, 'results.md');
const mark = '<!-- make bench writes what follows -->\n';
const [byHand = ''] = readFileSync(page, 'utf8').split(mark);
writeFileSync(page, `${byHand}${mark}\n${text.join('\n\n')}\n`);

async function start(): Promise<string> {
  return `${rowsText(await measureStart(rounds))}

The task: one failing test; read, wrong edit, \`npm test\`, right edit, \`npm test\`, end. The model is scripted and answers in 0 ms.
The bare loop is bench/floor.mjs, with no sandbox, no record and no verification of its own. HOME is fresh unless said otherwise.
Aims are those of bench/peers.ts, as multiples of the loop in the same run.`;
}

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
