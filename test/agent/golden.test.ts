/** Everything a model is told, as files that a person can read: a change of a prompt is a change of these. */

import { expect, test } from 'vitest';
import {
  cycleTasks,
  goOnTask,
  instructionsText,
  reworkTask,
  storyPrompt,
  systemPrompt,
} from '../../src/agent/prompt.ts';
import { reviewPrompt, reviewSystemPrompt } from '../../src/agent/review-exchange.ts';
import type { Tool } from '../../src/agent/tools/tool.ts';
import { implementerTools } from '../../src/agent/tools/toolset.ts';
import { openBench } from './agent-bench.ts';

const nonce = 'a1b2c3d4e5f6';
const story = {
  title: 'Discount codes',
  body: 'The code TEN takes ten percent off.\n\n## Acceptance criteria\n- TEN takes ten percent off\n- no code, full price',
  criteria: ['TEN takes ten percent off', 'no code, full price'],
  nonGoals: ['codes that run out'],
  stopConditions: ['prices are not numbers'],
  comments: [{ author: 'mona', body: 'Round down, please.' }],
};
const facts = {
  commands: { setup: 'npm ci', build: 'npm run build', test: 'npm test' },
  workingDirectory: 'shop',
  knownFailures: ['cart › is empty'],
  testsMayChange: true,
  network: ['registry.npmjs.org'],
  hint: 'look at src/price.ts',
  reviewComments: [{ author: 'ada', path: 'src/price.ts', line: 4, body: 'off by one' }],
};
const cycle = { number: 1, criteria: ['TEN takes ten percent off'] };
const review = {
  verdict: 'request_changes' as const,
  summary: 'Close.',
  criteria: [{ criterion: 'no code, full price', met: false, evidence: 'src/price.js:4 takes 10 off' }],
  findings: [{ path: 'src/price.js', line: 9, severity: 'major' as const, message: 'rounds up' }],
  askedFor: [],
  usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, cacheWrite1hTokens: 0 },
  costUsd: 0,
};
const part = (heading: string, text: string) => `# ${heading}\n\n${text}\n`;

test('what the implementer is told', async () => {
  const text = [
    part('System', systemPrompt),
    part('Notes of the repository, before the first prompt', instructionsText('Use tabs.')),
    part('First prompt', storyPrompt(story, facts, nonce)),
    part('A first attempt that changed nothing', goOnTask),
    part('TDD: red', cycleTasks.red(cycle, nonce)),
    part('TDD: green', cycleTasks.green(cycle, nonce)),
    part('TDD: refactor', cycleTasks.refactor(cycle)),
    part('A review to answer', reworkTask(review, nonce)),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('golden/implementer.txt');
});

test('what the reviewer is told', async () => {
  const diff = '--- a/src/price.js\n+++ b/src/price.js\n+export const rate = 0.9;';
  const asked = { changes: ['test/price.test.js: the test “rounds” is skipped'], asking: story.body };
  const subject = { story, diff, changedTests: ['price › is 100'], doubts: [], nonce, ...asked };
  const text = [part('System', reviewSystemPrompt), part('Prompt', reviewPrompt(subject))].join('\n');
  await expect(text).toMatchFileSnapshot('golden/reviewer.txt');
});

test('the tools', async () => {
  using bench = openBench();
  const tools = implementerTools({
    ports: bench.ports,
    roots: { tree: bench.tree, logDir: bench.logDir },
    attempt: 1,
  });
  await expect(tools.map(toolText).join('\n')).toMatchFileSnapshot('golden/tools.txt');
});

function toolText(tool: Tool): string {
  const {
    name,
    description,
    input_schema: schema,
  } = tool as {
    name: string;
    description: string;
    input_schema: { properties: Record<string, { type: string; description?: string }>; required?: string[] };
  };
  const fields = Object.entries(schema.properties).map(([field, { type, description: what }]) => {
    const optional = schema.required?.includes(field) ? '' : ', optional';
    return `  ${field}: ${type}${optional}${what === undefined ? '' : ` – ${what}`}`;
  });
  return [`# ${name}`, description, ...fields, ''].join('\n');
}
