import { linkSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkWorkflow } from '../../src/entry/check-workflow.ts';
import { openClone } from '../../src/entry/local-clone.ts';
import { workflowText } from '../../src/entry/workflow-text.ts';
import type { Check } from '../../src/run/doctor-check.ts';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { openServer } from '../support/loopback.ts';

const sha = 'a'.repeat(40);
const workflow = workflowText({ label: 'ai-implement', reference: `${sha} # v1` });
const files = {
  '.github/redgreen.yml': 'test-command: npm test\n',
  '.github/workflows/redgreen.yml': workflow,
};

type Answers = Record<string, unknown>;

/** GitHub and the provider, as far as the doctor asks: a path with its JSON; what is not named is 404. */
async function startServer(answers: Answers) {
  const paths: string[] = [];
  const open = await openServer((request, response) => {
    const path = `${request.method} ${decodeURIComponent((request.url ?? '').split('?')[0] ?? '')}`;
    paths.push(path);
    const answer = answers[path];
    const status = typeof answer === 'number' ? answer : answer === undefined ? 404 : 200;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? answer : { message: 'no' }));
  });
  open.server.on('connect', ({ url }, socket) => {
    paths.push(`CONNECT ${url}`);
    socket.destroy();
  });
  return { ...open, paths };
}

const healthy: Answers = {
  'GET /v1/models/claude-sonnet-5-5': { id: 'claude-sonnet-5-5' },
  'GET /repos/o/r': { default_branch: 'main', has_issues: true, archived: false, permissions: { push: true } },
  'POST /graphql': { data: { viewer: { login: 'mona' } } },
  'GET /repos/o/r/labels/ai-implement': { name: 'ai-implement' },
  'GET /repos/o/r/issues': [],
  'GET /repos/o/r/contents/.github/workflows/redgreen.yml': { type: 'file' },
  'GET /repos/o/r/actions/permissions/workflow': { can_approve_pull_request_reviews: true },
  'GET /repos/o/r/actions/secrets/ANTHROPIC_API_KEY': { name: 'ANTHROPIC_API_KEY' },
  'GET /repos/o/r/rules/branches/ai-implement/1-example': [],
};

async function doctor(answers: Answers, environment: Record<string, string> = {}, more: Record<string, string> = {}) {
  await using server = await startServer(answers);
  using folder = repositoryWith({ ...files, ...more });
  folder.git('remote', 'add', 'origin', 'git@github.com:o/r.git');
  const ended = await redgreen(['doctor', '--json'], {
    cwd: folder.path,
    environment: {
      ANTHROPIC_API_KEY: 'sk-test-canary-1',
      ANTHROPIC_BASE_URL: server.url,
      GITHUB_API_URL: server.url,
      GITHUB_TOKEN: 'ghs_canary_token_0123456789',
      ...environment,
    },
  });
  const { checks }: { checks: Check[] } = JSON.parse(ended.stdout);
  const of = (name: string) => checks.find((check) => check.name === name);
  return { ...ended, checks, of };
}

test('a healthy place: at least 13 checks, none wrong, each other with what to do', { tags: 'full' }, async () => {
  // With the workflow of the README: the one that `init` writes is looked at below.
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const workflow = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { code, checks, of, stdout, stderr } = await doctor(
    healthy,
    {},
    { '.github/workflows/redgreen.yml': workflow },
  );
  expect(of('workflow')).toMatchObject({ result: 'ok' });
  expect(checks.filter(({ result }) => result === 'fail')).toEqual([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(checks.length).toBeGreaterThanOrEqual(13);
  for (const check of checks) expect(check.result === 'ok' || (check.fix ?? '') !== '', check.name).toBe(true);
  expect(checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'git',
      'sandbox',
      'sandbox self-test',
      'repository',
      'settings',
      'test command',
      'workflow',
      'key',
      'remote',
      'token',
      'write access',
      'label',
      'branch rules',
    ]),
  );
  expect(stdout).not.toMatch(/canary/);
  expect(checks.find(({ name }) => name === 'sandbox self-test')?.found).toMatch(/^1\d ways out .*processes.*sockets/);
});

/** The workflow that `init` writes, changed in one place: the result, and what is found. */
const workflows: [change: [from: string, to: string], result: Check['result'], found: RegExp][] = [
  [['', ''], 'ok', /redgreen\.yml$/],
  [['issues:\n    types: [labeled]', 'issues:\n    types: opened'], 'fail', /`issues` is without `types: \[labeled\]`/],
  [['\n    types: [labeled]\n  issue_comment:\n    types: [created]', '\n  issue_comment:'], 'ok', /yml$/],
  [
    ['anthropic-api-key:', 'anthropic_api_key:'],
    'fail',
    /anthropic_api_key is not an input\. Did you mean.*is not given/,
  ],
  [['with:\n          anthropic-api-key:', 'env:\n          ANTHROPIC_API_KEY:'], 'ok', /yml$/],
  [['anthropic-api-key:', 'agent: ${{ vars.AGENT }} #'], 'ok', /yml$/],
  [['      contents: write', '      contents: read'], 'fail', /`permissions:` lack `contents: write`$/],
  [['          anthropic-api-key:', '          dry-run: true\n          anthropic-api-key:'], 'ok', /yml$/],
  [['runs-on: ubuntu-24.04', 'runs-on: [self-hosted, Windows]'], 'fail', /`runs-on:` is not Linux/],
  [['runs-on: ubuntu-24.04', 'runs-on: ${{ matrix.os }}'], 'ok', /yml$/],
  [['      queue: max\n', ''], 'warn', /a second \/retry can be dropped/],
];

test.each(workflows)('a workflow with %j is %s', { tags: 'full' }, async ([from, to], result, found) => {
  using folder = repositoryWith({ ...files, '.github/workflows/redgreen.yml': workflow.replace(from, to) });
  await using clone = await openClone({ cwd: folder.path, environment: {} });
  expect(await checkWorkflow(clone, 'ai-implement')).toMatchObject({
    result,
    found: expect.stringMatching(found),
    ...(result !== 'ok' && { fix: expect.any(String) }),
  });
});

test('of the examples none is called wrong, and without permissions nobody can tell', { tags: 'full' }, async () => {
  const folder = join(import.meta.dirname, '../../examples');
  const examples = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  const texts = examples
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes('jobs:'));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of [...texts, workflow.replaceAll(/permissions:(?: \{\}|(?:\n {6}[\w-]+: \w+)+)\n/g, '\n')]) {
    using folder = repositoryWith({ '.github/workflows/redgreen.yml': text });
    await using clone = await openClone({ cwd: folder.path, environment: {} });
    expect((await checkWorkflow(clone, 'ai-implement')).result, text).toMatch(
      text.includes('permissions:') ? /ok/ : /warn/,
    );
  }
});

describe('what is wrong is told with its cause and what to do, and the exit code is 1', { tags: 'full' }, () => {
  const repository = { default_branch: 'main', has_issues: false, permissions: { push: false } };
  const workflow = 'GET /repos/o/r/contents/.github/workflows/redgreen.yml';
  const model = 'GET /v1/models/claude-sonnet-5-5';
  /** Each with what it answers, and by check what is found then. */
  const places: [answers: Answers, found: Record<string, RegExp>][] = [
    [
      {
        [model]: 401,
        [workflow]: 404,
        'GET /repos/o/r': repository,
        'GET /repos/o/r/actions/permissions/workflow': { can_approve_pull_request_reviews: false },
        'GET /repos/o/r/rules/branches/ai-implement/1-example': [{ type: 'creation' }, { type: 'deletion' }],
      },
      {
        key: /refuses the key \(401\)/,
        'write access': /can only read/,
        issues: /switched off/,
        'workflow on the default branch': /not on main/,
        'pull requests by Actions': /not allowed/,
        'branch rules': /^creation on/,
      },
    ],
    [
      { [model]: 404, 'POST /v1/messages/count_tokens': 401, 'GET /repos/o/r': 401 },
      { key: /refuses the key \(401\)/, token: /refuses it/ },
    ],
  ];
  test.each(places)('of GitHub and the provider: %#', async (answers, wrong) => {
    const { code, of } = await doctor({ ...healthy, ...answers });
    expect(code).toBe(1);
    for (const [name, found] of Object.entries(wrong))
      expect(of(name)).toMatchObject({ result: 'fail', found: expect.stringMatching(found), fix: expect.any(String) });
  });

  test('no key, settings that cannot be, no test command', async () => {
    const { code, of } = await doctor(healthy, { ANTHROPIC_API_KEY: '' }, { '.github/redgreen.yml': 'maxturns: 3\n' });
    expect(code).toBe(1);
    expect(of('key')).toMatchObject({ result: 'fail' });
    expect(of('settings')).toMatchObject({ result: 'fail', found: expect.stringContaining('Did you mean max-turns?') });
    expect(of('test command')).toMatchObject({ result: 'fail' });
  });
});

describe('what only costs something is a warning', { tags: 'full' }, () => {
  const warnings: [name: string, answers: Answers, found: RegExp][] = [
    ['label', { 'GET /repos/o/r/labels/ai-implement': 404 }, /does not exist yet/],
    ['secret', { 'GET /repos/o/r/actions/secrets/ANTHROPIC_API_KEY': 404 }, /not a secret/],
    ['pull requests by Actions', { 'GET /repos/o/r/actions/permissions/workflow': 403 }, /could not be checked/],
    ['key', { 'GET /v1/models/claude-sonnet-5-5': 404 }, /does not know claude-sonnet-5-5/],
  ];
  // Asked for once: all of them together are no failure, and so none of them is.
  let told: ReturnType<typeof doctor> | undefined;
  const once = () => {
    told ??= doctor(Object.assign({}, healthy, ...warnings.map(([, answers]) => answers)));
    return told;
  };
  test.each(warnings)('%s', async (name, _, found) => {
    const { code, of } = await once();
    expect(code).toBe(0);
    expect(of(name)).toMatchObject({ result: 'warn', found: expect.stringMatching(found), fix: expect.any(String) });
  });

  test.each([
    ['PROVIDER', 'bedrock', undefined],
    ['AGENT', 'codex', { result: 'warn', found: expect.stringContaining('OPENAI_API_KEY is not a secret') }],
  ])('the secret of %s %s', async (name, value, expected) => {
    const { of } = await doctor(healthy, { [`REDGREEN_${name}`]: value, OPENAI_API_KEY: 'sk-test-canary-2' });
    if (expected === undefined) expect(of('secret')).toBeUndefined();
    else expect(of('secret')).toMatchObject(expected);
  });

  test('no token and no remote, and nobody is asked', async () => {
    await using server = await startServer(healthy);
    using folder = repositoryWith(files);
    const environment = { ANTHROPIC_API_KEY: 'sk-test-1', ANTHROPIC_BASE_URL: server.url, GITHUB_API_URL: server.url };
    const { code, stdout } = await redgreen(['doctor'], { cwd: folder.path, environment });
    expect(code).toBe(0);
    expect(stdout).toMatch(/! remote: no remote/);
    expect(server.paths).toEqual(['GET /v1/models/claude-sonnet-5-5']);
    await redgreen(['doctor', '--offline'], { cwd: folder.path, environment });
    expect(server.paths).toHaveLength(1);
  });
});

test('a base URL that is refused: the key that is meant for it goes nowhere', async () => {
  using folder = repositoryWith(files);
  await using elsewhere = await startServer({});
  // Whoever is asked is asked through this one.
  const environment = {
    ANTHROPIC_API_KEY: 'key-of-the-gateway',
    ANTHROPIC_BASE_URL: 'http://gateway.example',
    HTTPS_PROXY: elsewhere.url,
    HTTP_PROXY: elsewhere.url,
  };
  const { stdout } = await redgreen(['doctor'], { cwd: folder.path, environment });
  expect(stdout).toContain('✗ key: not checked: anthropic-base-url cannot be used\n');
  const live = await redgreen(['doctor', '--live', '--yes'], { cwd: folder.path, environment });
  expect(live).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('anthropic-base-url is "http://gateway.example"'),
  });
  expect(elsewhere.paths).toEqual([]);
  const nobody = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'http://127.0.0.1:65533' };
  const told = await redgreen(['doctor'], { cwd: folder.path, environment: nobody });
  expect(told.stdout).toContain(
    '! key: could not be checked: Connection error (connect ECONNREFUSED 127.0.0.1:65533)\n',
  );
});

describe('init', () => {
  test('names a file that cannot be written, and replaces one as a whole', async () => {
    using blocked = repositoryWith({ 'package.json': '{}', '.github': 'a file\n' });
    const environment = { GITHUB_API_URL: 'http://127.0.0.1:9' };
    const refused = await redgreen(['init', '--yes'], { cwd: blocked.path, environment });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^error\[unwritable\] A file cannot be written: \.github\/redgreen\.yml \(\w+\)$/m);

    using taken = repositoryWith({ '.github/redgreen.yml/x': '' });
    const folderThere = await redgreen(['init', '--yes'], { cwd: taken.path, environment });
    expect(folderThere).toMatchObject({ code: 1, stderr: expect.stringMatching(/\[unwritable\].* \(EISDIR\)$/m) });

    using folder = repositoryWith({ '.github/redgreen.yml': 'label: mine\n' });
    const path = join(folder.path, '.github/redgreen.yml');
    linkSync(path, join(folder.path, 'before.yml'));
    expect(await redgreen(['init', '--yes'], { cwd: folder.path, environment })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/1\. No test command was found: set `test-command` in/),
    });
    expect(readFileSync(path, 'utf8')).toContain('$schema=');
    expect(readFileSync(join(folder.path, 'before.yml'), 'utf8')).toBe('label: mine\n');
  });

  test('writes what doctor wants to see, once, and never over what a person wrote', { tags: 'full' }, async () => {
    await using server = await startServer({});
    using folder = repositoryWith({ 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' });
    const environment = { GITHUB_API_URL: server.url };
    const run = (...args: string[]) => redgreen(['init', ...args], { cwd: folder.path, environment });

    const shown = await run('--dry-run');
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining('+# yaml-language-server: $schema=') });
    expect(folder.git('status', '--porcelain')).toBe('');
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('give --yes') });
    expect(folder.git('status', '--porcelain')).toBe('');

    expect(await run('--yes')).toMatchObject({ code: 0, stdout: shown.stdout });
    expect(await run('--yes')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('as they should be'),
    });
    expect(await redgreen(['validate'], { cwd: folder.path })).toMatchObject({ code: 0 });
    const told = await redgreen(['doctor', '--offline'], { cwd: folder.path, environment });
    expect(told.stdout).toMatch(
      /redgreen\.yml is written, but not on the default branch\n +Commit it there and push it\./,
    );
    expect(told.stdout).toContain('✓ workflow');
    expect(shown.stdout).toContain('+# test-command: "npm test"');
  });

  test('pins the action to the commit that its tag is at, and keeps a pin and the name of a fork', {
    tags: 'full',
  }, async () => {
    const pinned = 'b'.repeat(40);
    await using server = await openServer((_, response) => response.end(pinned));
    using folder = repositoryWith({ '.github/redgreen.yml': 'label: robot\n' });
    const environment = { GITHUB_API_URL: server.url };
    const { stdout } = await redgreen(['init', '--yes'], { cwd: folder.path, environment });
    expect(stdout).toContain(`+      - uses: redgreen-dev/redgreen@${pinned} # v1\n`);
    expect(stdout).toContain("github.event.label.name == 'robot'");
    expect(await redgreen(['init', '--yes'], { cwd: folder.path })).toMatchObject({ code: 0, stdout: '' });
    // Brought up to date around the pin; a workflow without our mark is somebody's own.
    const old = workflowText({ label: 'old', reference: `${pinned} # v1` });
    folder.write('.github/workflows/redgreen.yml', old.replaceAll('redgreen-dev/redgreen@', 'octo-org/redgreen@'));
    const again = await redgreen(['init', '--dry-run'], { cwd: folder.path });
    expect(again.stdout).toContain("+      github.event.label.name == 'robot' ||");
    expect(again.stdout).not.toMatch(/^[-+].*\buses:/m);
    const told = await redgreen(['doctor', '--offline'], { cwd: folder.path, environment });
    expect(told.stdout).toContain('! workflow: its `if:` waits for another label than robot');
    folder.write('.github/workflows/redgreen.yml', 'name: mine\n');
    expect(await redgreen(['init', '--yes'], { cwd: folder.path })).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('stays as it is'),
    });
  });
});
