/** `setup-env`: variables that setup alone sees. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/run/run.ts';
import { runSetup } from '../../src/run-story/prepare.ts';
import type { RunRequest } from '../../src/run-story/request.ts';
import type { Command } from '../../src/sandbox/exec.ts';
import type { Sandbox } from '../../src/sandbox/sandbox-options.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, startModel } from '../support/model.ts';

async function setUp(start: unknown, setupEnv: string[]) {
  const asked: Command[] = [];
  const events: RunEvent[] = [];
  const setup = async (command: Command) => {
    asked.push(command);
    return { exitCode: 0, ended: 'exited', durationMs: 1, logBytes: 0, leftOutBytes: 0 } as const;
  };
  const request = {
    settings: { testTimeoutMinutes: 1, workingDirectory: '.', setupEnv, maxFeedbackChars: 1000 },
    record: { runDir: '/nowhere' },
    code: { start },
    host: { environment: { NPM_TOKEN: 'canary', OTHER: 'x' } },
  } as unknown as RunRequest;
  const limits = { remainingMs: () => 1000, signal: new AbortController().signal } as Parameters<typeof runSetup>[3];
  const commands = { setup: 'npm ci', test: 'npm test', because: '' };
  await runSetup(request, { setup } as unknown as Sandbox, commands, limits, async (event) => void events.push(event));
  return { env: asked[0]?.env, warnings: events.flatMap((event) => (event.type === 'warning' ? event.text : [])) };
}

test('setup gets what is named and set, told where it is not; on a bot’s pull request none of it', async () => {
  expect(await setUp({ kind: 'new' }, ['NPM_TOKEN'])).toEqual({ env: { NPM_TOKEN: 'canary' }, warnings: [] });
  const { env, warnings } = await setUp({ kind: 'new' }, ['NPM_TOKEN', 'GONE']);
  expect(env).toEqual({ NPM_TOKEN: 'canary' });
  expect(warnings).toEqual([expect.stringContaining('GONE (`setup-env`) is a variable that is not set here')]);
  const bot = await setUp({ kind: 'again', theirs: { bot: true } }, ['NPM_TOKEN']);
  expect(bot.env).not.toHaveProperty('NPM_TOKEN');
  expect(bot.env).toHaveProperty('npm_config_ignore_scripts', 'true');
});

test('neither tests nor agent see it, and no record shows it', { tags: 'full' }, async () => {
  const canary = 'canary-8f14e45fceea167a';
  using folder = repositoryWith({
    '.github/redgreen.yml': 'setup-command: echo "setup has $NPM_TOKEN"\nreview: false\nsetup-env: NPM_TOKEN\n',
    'package.json': JSON.stringify({ scripts: { test: 'sh test.sh' } }),
    'test.sh': 'echo "tests see [$NPM_TOKEN]"\ntest -e done.txt && exit 0\necho "not ok 1 - done"; echo 1..1; exit 1\n',
    'story.md': '# Be done\n',
  });
  const look = call('bash', {
    command:
      'echo "agent sees [$NPM_TOKEN]"; cat /proc/*/environ | tr "\\0" "\\n"; echo x > package.json.bak; touch done.txt',
  });
  await using model = await startModel(doThenSay([look], 'Done.'), { apiKey: 'sk-test-0123456789' });
  const environment = {
    ANTHROPIC_API_KEY: 'sk-test-0123456789',
    ANTHROPIC_BASE_URL: model.url,
    NPM_TOKEN: canary,
  };
  const { code, stdout, stderr } = await redgreen(['run', 'story.md', '--json'], { cwd: folder.path, environment });
  expect(code, stderr).toBe(0);
  const runs = join(folder.path, '.redgreen');
  const kept = readdirSync(runs, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const);
  expect(kept.find(([name]) => name === 'setup.log')?.[1]).toMatch(/setup has (?!\n)/);
  expect(kept.find(([name]) => name === 'attempt-1.log')?.[1]).toContain('tests see []');
  const prompts = model.requests.map(({ bytes }) => String(bytes)).join('\n');
  expect(prompts).toContain('agent sees []');
  expect([stdout, stderr, prompts, ...kept.map(([, text]) => text)].filter((text) => text.includes(canary))).toEqual(
    [],
  );
});
