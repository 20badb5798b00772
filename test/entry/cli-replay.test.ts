import { expect, test } from 'vitest';
import { redgreen, repositoryWith } from '../support/cli.ts';
import { startGitHub } from '../support/github.ts';
import { call, doThenSay, startModel } from '../support/model.ts';

const key = 'sk-ant-canary-0123456789';
const token = 'ghs_canary_0123456789abcdefghij';
const repository = 'acme/shop';
const shop = {
  '.github/redgreen.yml': 'test-command: sh test.sh\nsetup-command: none\nreview: false\nbaseline: allow-any\n',
  'price.txt': '0\n',
  'test.sh': 'test "$(cat price.txt)" = 90\n',
};

async function replay(
  event: (number: number) => unknown,
  args: string[] = [],
  name = 'issues',
  more: Record<string, string> = {},
) {
  await using github = await startGitHub();
  await using model = await startModel(
    doThenSay([call('write', { file_path: 'price.txt', content: '90\n' })], 'Done.'),
    { apiKey: key },
  );
  const { id } = github.addRepository(repository, { files: shop });
  github.grant(repository, 'mona', 'write');
  github.addToken(token, 'github-actions[bot]');
  const { number } = github.openIssue(repository, {
    title: 'Ten percent off',
    body: 'The price is 90.',
    user: 'mona',
    labels: ['ai-implement'],
  });
  using folder = repositoryWith({});
  folder.write(
    'event.json',
    JSON.stringify({
      ...(event(number) as object),
      repository: { id, name: 'shop', full_name: repository, default_branch: 'main', owner: { login: 'acme' } },
    }),
  );
  const environment = {
    GITHUB_TOKEN: token,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: github.url,
    ANTHROPIC_API_KEY: key,
    ANTHROPIC_BASE_URL: model.url,
    ...more,
  };
  const ended = await redgreen(['replay', name, 'event.json', ...args], { cwd: folder.path, environment });
  return { ...ended, writes: github.writes(), pushes: [...github.pushes], requests: model.requests.length };
}

const labeled = (label: string) => (number: number) => ({
  action: 'labeled',
  label: { name: label },
  issue: {
    number,
    title: 'Ten percent off',
    body: 'The price is 90.',
    state: 'open',
    user: { login: 'mona', type: 'User' },
    labels: [{ name: label }],
    html_url: 'https://github.com/acme/shop/issues/1',
  },
  sender: { login: 'mona', type: 'User' },
});

test('a labelled issue is carried out dry: everything happens, nothing is written', { tags: 'full' }, async () => {
  const { code, stdout, stderr, writes, pushes, requests } = await replay(labeled('ai-implement'), ['--json']);
  expect(code, stderr).toBe(0);
  const { outcome, run, planned } = JSON.parse(stdout);
  expect({ outcome, attempts: run.attemptCount }).toEqual({ outcome: 'passed', attempts: 1 });
  expect(planned.length).toBeGreaterThan(0);
  expect({ writes, pushes }).toEqual({ writes: [], pushes: [] });
  expect(requests).toBe(2);
  expect(stdout + stderr).not.toMatch(/canary/);
});

test('an event that is not for us is skipped, and a payload that is none is told', { tags: 'full' }, async () => {
  expect(await replay(labeled('bug'))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^outcome: skipped\n/),
    requests: 0,
  });
  using folder = repositoryWith({ 'event.json': '{' });
  const broken = await redgreen(['replay', 'issues', 'event.json'], {
    cwd: folder.path,
    environment: { GITHUB_TOKEN: token },
  });
  expect(broken).toMatchObject({ code: 2, stderr: expect.stringContaining('event.json is no readable JSON') });
  expect(await redgreen(['replay', 'issues', 'event.json'], { cwd: folder.path })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('GITHUB_TOKEN is not set'),
  });
});

test('a command that calls no model needs no key', { tags: 'full' }, async () => {
  const comment = (number: number) => ({
    ...labeled('other')(number),
    action: 'created',
    comment: {
      id: 1,
      body: '/redgreen help',
      user: { login: 'mona', type: 'User' },
      created_at: '2026-11-21T10:00:00Z',
      updated_at: '2026-11-21T10:00:00Z',
      html_url: 'https://github.com/acme/shop/issues/1#issuecomment-1',
    },
  });
  const { stdout, stderr } = await replay(comment, [], 'issue_comment', { ANTHROPIC_API_KEY: '' });
  expect(stdout, stderr).toMatch(/^outcome: skipped/);
  expect(stdout).not.toContain('anthropic-api-key is not given');
});
