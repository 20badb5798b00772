/**
 * `make demo`: the built Action from a label to a pull request, on stand-ins on loopback. Exits 1 where a scene does not
 * end as it should. `LIVE=1` with ANTHROPIC_API_KEY: the real model answers, first scene only.
 */

import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import { provider as anthropic } from '../src/agent/providers/anthropic.ts';
import { type Claim, claimsThenHelp, fromLabelToGreen, weakenedTest } from './demo/scenes.ts';
import { upgradeMended } from './demo/upgrade.ts';

const root = join(import.meta.dirname, '..');
const keep = join(root, '.redgreen', 'demo');
const failed: string[] = [];
let scenes = 0;
const print = (line = '') => void process.stdout.write(`${line}\n`);

const startedAt = performance.now();
await main();

async function main(): Promise<void> {
  const key = process.env.ANTHROPIC_API_KEY ?? '';
  const wanted = (process.env.LIVE ?? '') !== '' && process.env.LIVE !== '0';
  if (wanted && key === '') return stop('LIVE=1 needs ANTHROPIC_API_KEY in the environment.');
  if (!existsSync(join(root, 'dist', 'action.js'))) return stop('dist/action.js is missing: run `make build`.');
  const unreachable = wanted ? await providerTrouble(key) : undefined;
  if (unreachable !== undefined) return stop(unreachable);
  const live = wanted ? { key, baseUrl: process.env.ANTHROPIC_BASE_URL ?? '' } : undefined;
  rmSync(keep, { recursive: true, force: true });
  introduce(live !== undefined);

  const width = Math.min(process.stdout.columns ?? 100, 120) - 6;
  const act = { options: { print, width, keep: () => join(keep, `scene-${scenes}`), live }, scene, claim };
  await fromLabelToGreen(act);
  if (live === undefined) {
    await claimsThenHelp(act);
    await weakenedTest(act);
    await upgradeMended(act);
  }
  finish();
}

/** One sentence where the real model cannot answer: before anything is started, and for nothing. */
async function providerTrouble(key: string): Promise<string | undefined> {
  const baseUrl = process.env.ANTHROPIC_BASE_URL ?? '';
  const baseURL = baseUrl === '' ? undefined : baseUrl;
  try {
    const { host, status } = await anthropic.ask({ apiKey: key, baseURL }, 'claude-sonnet-5-5');
    if (status === 401 || status === 403) return `${host} refuses the key (${status}): check ANTHROPIC_API_KEY.`;
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : error;
    return `LIVE=1 needs the network, and ${baseURL ?? 'https://api.anthropic.com'} cannot be reached from here: ${why}`;
  }
}

function introduce(live: boolean): void {
  print(styleText('bold', 'Redgreen: a labelled issue becomes a green pull request'));
  print();
  print('  real      the Action as a runner starts it (node dist/action.js), git over HTTP, the sandbox, every');
  print('            process and every test run, the comments and the pull request as they go over the wire');
  print("  stand-in  GitHub: a server on loopback, held against GitHub's own OpenAPI description");
  if (live) print('  real      the model: this costs money, usually a few cents');
  else print('  stand-in  the model: a script of answers over the Messages API; its verdict counts nowhere');
}

function scene({ title, about }: { title: string; about: string[] }): void {
  scenes += 1;
  print();
  print(styleText('bold', `${scenes}. ${title}`));
  for (const line of about) print(`   ${line}`);
  print();
}

function claim(...claims: Claim[]): void {
  for (const [text, holds] of claims) {
    if (!holds) failed.push(`scene ${scenes}: ${text}`);
    print(holds ? styleText('green', `  ✓ ${text}`) : styleText('red', `  ✗ not so: ${text}`));
  }
}

function finish(): void {
  print();
  print(
    `Where to look: ${relative(process.cwd(), keep) || '.'}/scene-<n>/ has comment.md, changes.diff, report.html, run.json and`,
  );
  print('job.log of each run. In every scene all that was printed, sent and pushed was searched for key and token.');
  const took = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  const good = scenes === 1 ? 'The scene ended as it should' : `All ${scenes} scenes ended as they should`;
  if (failed.length === 0) print(styleText('green', `${good} (${took}).`));
  else {
    print(styleText('red', `Not as they should (${took}):\n${failed.map((text) => `  ${text}`).join('\n')}`));
    process.exitCode = 1;
  }
}

function stop(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 2;
}
