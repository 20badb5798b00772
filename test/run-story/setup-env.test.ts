/** `setup-env`: variables that setup alone sees. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunRequest } from '../../src/run-story/run-request.ts';
import { planSetup } from '../../src/run-story/run-setup.ts';
import { commitAll, makeCheckout, write } from '../git/git-fixture.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { call, doThenSay, startModel } from '../support/model.ts';

const files = { 'package.json': '{}', 'x.js': '1\n' };

/** On a branch whose head differs from its base by these files; the second commit is `head`. */
async function planOf(start: unknown, setupEnv: string[], changed: Record<string, string> = {}, isFirst = true) {
  await using checkout = await makeCheckout(files);
  const base = checkout.git('rev-parse', 'HEAD');
  if (Object.keys(changed).length > 0) {
    await write(checkout.tree, changed);
    commitAll(checkout.tree, 'second');
  }
  const repository = await checkout.open();
  const request = {
    settings: { setupEnv, testEnv: ['OTHER', 'UNSET'], setupCommand: 'npm ci', workingDirectory: '.' },
    code: { start },
    host: { environment: { NPM_TOKEN: 'canary', OTHER: 'x' } },
  } as unknown as RunRequest;
  const head = repository.head.commit;
  const place = { repository, head, base: { branch: 'main', commit: base }, branch: 'work', behind: 0 };
  const { passes, warning } = await planSetup(request, place, 'npm ci', isFirst);
  const told = passes.map(({ commit, env, withoutTestEnv }) => [
    commit === base ? 'base' : 'head',
    env.NPM_TOKEN ?? 'none',
    env.npm_config_ignore_scripts === 'true' && withoutTestEnv === true ? 'no scripts' : 'scripts',
  ]);
  return { passes: told, warning };
}

const again = { kind: 'again' };
const changed = { 'package.json': '{"dependencies":{"a":"1"}}' };
test.each<[what: string, plan: Parameters<typeof planOf>, passes: string[][], warning: string | undefined]>([
  ['what is named and set', [{ kind: 'new' }, ['NPM_TOKEN']], [['base', 'canary', 'scripts']], undefined],
  [
    'told where it is not set',
    [{ kind: 'new' }, ['GONE']],
    [['base', 'none', 'scripts']],
    '`setup-env` names what is not set here: GONE. ',
  ],
  [
    'none for a bot',
    [{ ...again, theirs: { bot: true } }, ['NPM_TOKEN']],
    [['base', 'none', 'no scripts']],
    "a bot's branch",
  ],
  ['nor over a bot', [{ ...again, overBot: true }, ['NPM_TOKEN']], [['base', 'none', 'no scripts']], "a bot's branch"],
  ['a branch without a commit of an agent', [again, ['NPM_TOKEN']], [['base', 'canary', 'scripts']], undefined],
  [
    'sources of an agent: the base alone',
    [again, ['NPM_TOKEN'], { 'x.js': '2\n' }],
    [['base', 'canary', 'scripts']],
    undefined,
  ],
  [
    'a manifest of an agent: the base, then what it changed',
    [again, ['NPM_TOKEN'], changed],
    [
      ['base', 'canary', 'scripts'],
      ['head', 'none', 'no scripts'],
    ],
    'Only setup of the base sees NPM_TOKEN, OTHER. What this branch changed (package.json) is then installed without that.',
  ],
  [
    'no secret once something of the agent may have run',
    [again, ['NPM_TOKEN'], changed, false],
    [['head', 'none', 'no scripts']],
    'written to',
  ],
])('setup gets secrets for what people wrote: %s', async (_, plan, passes, warning) => {
  const found = await planOf(...plan);
  expect(found.passes).toEqual(passes);
  expect(found.warning ?? '').toContain(warning ?? '');
  if (warning === undefined) expect(found.warning).toBeUndefined();
});

test('neither tests nor agent see it, and no record shows it', { tags: 'full' }, async () => {
  const canary = 'canary-8f14e45fceea167a';
  using folder = repositoryWith({
    '.github/redgreen.yml':
      'setup-command: echo "setup has $NPM_TOKEN"\nreview: false\ntest-check: off\nsetup-env: NPM_TOKEN\n',
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
