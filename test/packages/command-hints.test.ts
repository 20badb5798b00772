/** Commands that other tools are told of. */

import { expect, test } from 'vitest';
import { commandHints } from '../../src/packages/command-hints.ts';

const setup = 'jobs:\n  copilot-setup-steps:\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci\n';
test.each<[file: string, text: string, commands: string[]]>([
  ['.github/workflows/copilot-setup-steps.yml', setup, ['npm ci']],
  [
    '.devcontainer/devcontainer.json',
    '{ // comment\n "postCreateCommand": "pip install -e .[test]" }',
    ['pip install -e .[test]'],
  ],
  ['.devcontainer.json', '{"postCreateCommand": ["npm", "ci"]}', ['npm ci']],
  [
    '.devcontainer.json',
    '{"postCreateCommand": {"js": "npm ci", "py": ["pip", "install", "."]}}',
    ['npm ci', 'pip install .'],
  ],
  [
    'AGENTS.md',
    '# Work\n\n```sh\n$ pnpm install\n$ ls\n```\n\nRun `pytest -q` before `git push`.\n',
    ['pnpm install', 'pytest -q'],
  ],
])('%s names what sets up and tests, and no more', async (file, text, commands) => {
  const tree = { list: async () => [file], read: async (path: string) => (path === file ? text : undefined) };
  expect(await commandHints(tree)).toEqual([{ file, commands }]);
});
