/** What the tests of the verdict share: moves of the agent, a review's answer, and what a job left behind. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RecordedEvent } from '../../src/run/run.ts';
import type { GitHubEvent } from './github-events.ts';
import { call, type ModelReply, type ModelRequest, type ToolCall } from './model.ts';
import type { Job } from './runner.ts';
import { openWorld, shopFiles, type World, type WorldOptions } from './world.ts';

/** node:test in one process: an eighth of what `npm test` takes. */
export const direct = { 'test-command': 'node test/price.test.js' };
/** Runs what the runner finds, and can pick: in one process it takes a third of what a process for each file does. */
export const runner = { 'test-command': 'node --test --test-isolation=none' };

export function shop(script: ModelReply[], inputs: Record<string, string> = {}, more: Partial<WorldOptions> = {}) {
  return openWorld(script, { files: shopFiles, ...more, inputs: { ...direct, ...inputs } });
}

export const write = (path: string, content: string) => call('write', { file_path: path, content });

export const edit = (path: string, from: string, to: string) =>
  call('edit', { file_path: path, old_string: from, new_string: to });

/** One go of the agent. Whatever it did, it says the same. */
export function go(...calls: ToolCall[]): ModelReply[] {
  const said = { text: 'All tests pass.' };
  return calls.length === 0 ? [said] : [{ calls }, said];
}

export function price(factor: string, code = 'TEN'): ToolCall {
  const content = `export function price(amount, code) {\n  return code === '${code}' ? amount * ${factor} : amount;\n}\n`;
  return write('src/price.js', content);
}

/** A test file for `src/price.js`: name → assertion. */
export function priceTests(tests: Record<string, string>): string {
  const lines = Object.entries(tests).map(([name, body]) => `test('${name}', () => ${body});`);
  return `import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\n${lines.join('\n')}\n`;
}

export const met = { criterion: 'TEN takes ten percent off', met: true, evidence: 'src/price.js:2' };

/** A review's answer. */
export function review(verdict: 'approve' | 'request_changes', more: Record<string, unknown> = {}): ModelReply {
  return { json: { verdict, summary: 'Read.', criteria: [met], findings: [], ...more } };
}

export function isReview({ body }: ModelRequest): boolean {
  return JSON.stringify(body.system ?? '').includes('You review a change');
}

/** The job of an event, and what it left. */
export async function judged(
  world: World,
  event: GitHubEvent = world.labeled(),
  meanwhile?: (job: Job) => Promise<void>,
) {
  await using job = await world.start(event);
  await meanwhile?.(job);
  const result = await job.done;
  const folder = dirname(result.outputs['run-json'] ?? '');
  /** Names of the logs in the run's folder, without `.log`. */
  const logs = readdirSync(join(folder, 'logs'))
    .filter((name) => name.endsWith('.log'))
    .map((name) => name.slice(0, -'.log'.length))
    .sort();
  const pull = Number(result.outputs['pull-request-number']);
  /** The summary on the pull request; where there is none, the comment on the issue. */
  const summaryComment = world.told(pull > 0 ? pull : world.issue).at(-1)?.body ?? '';
  return {
    ...result,
    logs,
    /** What each of them holds: the folder goes with the job. */
    logTexts: new Map(logs.map((name) => [name, readFileSync(join(folder, 'logs', `${name}.log`), 'utf8')])),
    events: readFileSync(join(folder, 'events.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line): RecordedEvent => JSON.parse(line)),
    /** First cells of the summary's rows, and their results. */
    rows: rowsOf(summaryComment),
    summaryComment,
    /** The label's row in run.json: label and result. */
    attempts: (result.run?.attempts ?? []).map(({ label, verification }) => [label, verification?.result]),
  };
}

function rowsOf(comment: string): string[][] {
  const lines = comment.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

/** Subject and `Redgreen-Attempt` of each commit on the branch. */
export function commitsOf(world: World, name?: string): [subject: string, attempt: string][] {
  return world.commits(name).map((message) => {
    const [subject = ''] = message.split('\n');
    return [subject, /^Redgreen-Attempt: (.*)$/m.exec(message)?.[1] ?? ''];
  });
}
