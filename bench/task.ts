/** The task that everything is measured with: one failing test, six requests, two of them with a red and a green `npm test`. */

import { call, type ModelReply } from '../test/support/model.ts';

export const files: Record<string, string> = {
  'package.json': `${JSON.stringify({ name: 'task', type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
  'src/price.js': 'export function price(amount, code) {\n  return amount;\n}\n',
  'test/price.test.js': `import assert from 'node:assert/strict';
import test from 'node:test';
import { price } from '../src/price.js';

test('discount takes ten percent off', () => assert.equal(price(100, 'TEN'), 90));
`,
};

export const story = `# Discount codes

The code TEN takes ten percent off.

## Acceptance criteria
- TEN takes ten percent off
`;

const path = 'src/price.js';
const edit = (from: string, to: string): ModelReply => ({
  calls: [call('edit', { file_path: path, old_string: from, new_string: to })],
});
const bash = (command: string): ModelReply => ({ calls: [call('bash', { command })] });
const read: ModelReply = { calls: [call('read', { file_path: path })] };
const end: ModelReply = { text: 'TEN takes ten percent off.' };

export const testCommand = 'npm test';

/** Read, wrong edit, red, right edit, green, end. */
export const sixRequests: ModelReply[] = [
  read,
  edit('return amount;', "return code === 'TEN' ? amount * 0.8 : amount;"),
  bash(testCommand),
  edit('0.8', '0.9'),
  bash(testCommand),
  end,
];

/** Right at once: nothing is fed back. */
export const greenAtOnce: ModelReply[] = [
  read,
  edit('return amount;', "return code === 'TEN' ? amount * 0.9 : amount;"),
  end,
];

export const cheapCommand = 'exit 0';

/** `times` turns of each kind one after the other, then the end. */
export function manyTurns(times: number): ModelReply[] {
  const repeat = (reply: (at: number) => ModelReply) => Array.from({ length: times }, (_, at) => reply(at));
  const factor = (at: number) => `amount * ${at === 0 ? 0.9 : `0.${1000 + at}`}`;
  return [
    edit('return amount;', `return code === 'TEN' ? ${factor(0)} : amount;`),
    ...repeat(() => read),
    ...repeat((at) => edit(factor(at), factor(at + 1))),
    edit(factor(times), 'amount * 0.9'),
    ...repeat(() => bash(cheapCommand)),
    end,
  ];
}

/** Two wrong attempts, then a right one: the conversation goes on through three attempts. */
export const threeAttempts: ModelReply[] = [
  read,
  edit('return amount;', "return code === 'TEN' ? amount * 0.8 : amount;"),
  end,
  edit('0.8', '0.7'),
  end,
  edit('0.7', '0.9'),
  end,
];
