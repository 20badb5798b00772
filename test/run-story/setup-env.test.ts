/** `setup-env`: variables that setup alone sees. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunRequest } from '../../src/run-story/request.ts';
import { setupEnvironment } from '../../src/run-story/setup-environment.ts';
import { commitAll, makeCheckout, write } from '../git/git-fixture.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, startModel } from '../support/model.ts';

const files = { 'package.json': '{}', 'x.js': '1\n' };

/** On a branch whose head differs from its base by these files. */
async function environmentOf(start: unknown, setupEnv: string[], changed: Record<string, string> = {}) {
  await using checkout = await makeCheckout(files);
  const base = checkout.git('rev-parse', 'HEAD');
  if (Object.keys(changed).length > 0) {
    await write(checkout.tree, changed);
    commitAll(checkout.tree, 'second');
  }
  const repository = await checkout.open();
  const request = {
    settings: { setupEnv, testEnv: ['OTHER', 'UNSET'] },
    code: { start },
    host: { environment: { NPM_TOKEN: 'canary', OTHER: 'x' } },
  } as unknown as RunRequest;
  const head = repository.head.commit;
  return await setupEnvironment(request, { repository, head, base: { branch: 'main', commit: base } });
}

test('setup gets what is named and set, told where it is not; on a bot’s pull request none of it', async () => {
  expect(await environmentOf({ kind: 'new' }, ['NPM_TOKEN'])).toEqual({ env: { NPM_TOKEN: 'canary' } });
  const { env, warning } = await environmentOf({ kind: 'new' }, ['NPM_TOKEN', 'GONE']);
  expect(env).toEqual({ NPM_TOKEN: 'canary' });
  expect(warning).toContain('GONE (`setup-env`) is a variable that is not set here');
  const bot = await environmentOf({ kind: 'again', theirs: { bot: true } }, ['NPM_TOKEN']);
  expect(bot.env).not.toHaveProperty('NPM_TOKEN');
  expect(bot.env).toHaveProperty('npm_config_ignore_scripts', 'true');
  // The same on a branch of ours on top of it.
  expect(await environmentOf({ kind: 'again', overBot: true }, ['NPM_TOKEN'])).toEqual(bot);
});

test('what an agent has written gets no secret, and no script of a manifest that it changed runs', async () => {
  const again = { kind: 'again' };
  expect(await environmentOf(again, ['NPM_TOKEN'])).toEqual({ env: { NPM_TOKEN: 'canary' } });
  const source = await environmentOf(again, ['NPM_TOKEN'], { 'x.js': '2\n' });
  const why =
    'on a branch that an agent has written to; where it cannot, merge what is there or begin anew from the base.';
  expect(source).toEqual({ env: {}, warning: `Setup goes without NPM_TOKEN ${why}` });
  const bot = await environmentOf({ kind: 'again', theirs: { bot: true } }, []);
  const manifest = await environmentOf(again, ['NPM_TOKEN'], {
    'package.json': '{"scripts":{"postinstall":"node x"}}',
  });
  expect(manifest.env).toMatchObject({ npm_config_ignore_scripts: 'true' });
  expect(manifest.env).not.toHaveProperty('NPM_TOKEN');
  expect(manifest.warning).toBe(`Setup goes without NPM_TOKEN, OTHER ${why}`);
  expect([manifest.withoutTestEnv, bot.withoutTestEnv]).toEqual([true, true]);
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
