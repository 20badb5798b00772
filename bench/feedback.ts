/**
 * What it saves that a retry of a slow suite runs what was red first: time of the retries' verifications against that of as many
 * runs of the whole suite, as the first attempt took for it in the same run. `node bench/feedback.ts [seconds of the suite]`
 */

import type { Attempt } from '../src/run/run.ts';
import { call, type ModelReply } from '../test/support/model.ts';
import { measureCli } from './measure.ts';
import { type Row, ratioRow, rowsText } from './rows.ts';

const end: ModelReply = { text: 'TEN takes ten percent off.' };
const price = (factor: string): ModelReply[] => {
  const content = `export function price(amount, code) {\n  return code === 'TEN' ? amount * ${factor} : amount;\n}\n`;
  return [{ calls: [call('write', { file_path: 'src/price.js', content })] }, end];
};

/** Factors of the attempts in turn; only 0.9 is green. */
const runs: readonly [what: string, factors: string[]][] = [
  ['two red retries, then green', ['0.8', '0.7', '0.6', '0.9']],
  ['the first retry is green', ['0.8', '0.9']],
];

export async function measureFeedback(suiteSeconds = 5): Promise<Row[]> {
  const slow = `import test from 'node:test';\n\ntest('takes its time', () => new Promise((done) => setTimeout(done, ${suiteSeconds * 1000})));\n`;
  const rows: Row[] = [];
  for (const [what, factors] of runs) {
    const { run } = await measureCli(factors.flatMap(price), { more: { 'test/slow.test.js': slow } });
    const [first, ...retries] = run?.attempts ?? [];
    if (first === undefined || retries.length !== factors.length - 1)
      throw new Error(`${what}: ended ${run?.outcome} after ${run?.attemptCount} attempts: ${run?.detail}`);
    const tookMs = retries.reduce((sum, retry) => sum + verifyingMs(retry), 0);
    rows.push(ratioRow(`suite of ${suiteSeconds} s: ${what}`, tookMs, retries.length * verifyingMs(first)));
  }
  return rows;
}

export function feedbackText(rows: readonly Row[]): string {
  const table = rowsText(rows).replace('bare loop', 'always the whole suite');
  return `${table}\n\nOurs: a retry runs the tests that were red before, and the whole suite where they pass. Both from the same run.`;
}

/** From the end of the agent's work to the verdict: every run of the tests in between, and the checkpoint. */
function verifyingMs({ startedAt, endedAt, agentMs }: Attempt): number {
  return Date.parse(endedAt ?? startedAt) - Date.parse(startedAt) - agentMs;
}

if (import.meta.main) process.stdout.write(`${feedbackText(await measureFeedback(Number(process.argv[2] ?? 5)))}\n`);
