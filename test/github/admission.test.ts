import { expect } from 'vitest';
import { admit } from '../../src/github/admission.ts';
import { answerAdmission, endOf } from '../../src/github/answers.ts';
import { commentHead } from '../../src/github/status-comments.ts';
import { readPayload, readTrigger } from '../../src/github/trigger.ts';
import { dispatchEvent } from '../support/github-events.ts';
import { newPull, type Pull } from '../support/github-state.ts';
import { bot, issueOf, repository, type Shop, test, usual } from './shop.ts';

const settings = { ...usual, allowBots: ['helper[bot]'] };
const now = Date.now();
const branch = 'ai-implement/1-round-totals';
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString().replace(/\.\d+/, '');

function labeled(shop: Shop, by: string, number = 1, change: object = {}) {
  const issue = issueOf(shop.shop, number);
  const user = { login: issue.user, type: 'User' };
  const about = {
    number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    user,
    updated_at: ago(1),
    ...change,
  };
  const sender = { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' };
  const event = issue.pull === undefined ? 'issues' : 'pull_request';
  const payload = {
    action: 'labeled',
    sender,
    repository: { full_name: repository },
    label: { name: 'ai-implement' },
    [issue.pull === undefined ? 'issue' : 'pull_request']: about,
  };
  return readTrigger(event, readPayload(payload), settings);
}

function commented(shop: Shop, by: string, body: string, number = 1) {
  const issue = issueOf(shop.shop, number);
  const comment = shop.github.comment(repository, number, { user: by, body, createdAt: ago(1) });
  const user = { login: by, type: 'User' };
  const pull = issue.pull === undefined ? {} : { pull_request: {} };
  const payload = {
    action: 'created',
    sender: user,
    repository: { full_name: repository },
    issue: { number, title: issue.title, body: issue.body, state: issue.state, user: { login: issue.user }, ...pull },
    comment: { id: comment.id, body, user, created_at: comment.createdAt, updated_at: comment.updatedAt },
  };
  return readTrigger('issue_comment', readPayload(payload), settings);
}

/** Decided, and then told: nothing is written before all is decided. */
async function decide(
  { client: asking, github }: Shop,
  reading: ReturnType<typeof labeled>,
  change: Partial<typeof usual> = {},
) {
  const options = { repo: asking, settings: { ...settings, ...change }, now };
  const before = github.writes().length;
  const admission = await admit({ ...options, reading });
  expect(github.writes()).toHaveLength(before);
  await answerAdmission({ ...options, by: 'action' }, admission);
  return admission.kind === 'run' ? admission : { ...admission, ...endOf(admission) };
}

/** An earlier run with its branch, its pull request #2, and our comment on the issue. */
function earlier(shop: Shop, change: { pull?: Partial<Pull>; user?: string; record?: object; message?: string } = {}) {
  const { github } = shop;
  const head = github.commit(
    repository,
    branch,
    { 'src/cart.js': 'x\n' },
    change.message ?? 'Round totals\n\nRedgreen-Run: one',
  );
  const place = { base: 'main', headRepository: repository, headBranch: branch, headSha: head };
  const pull = newPull({ ...place, draft: true, ...change.pull });
  github.openIssue(repository, { title: 'Round totals', body: 'Refs #1', user: change.user ?? bot, pull });
  const record = {
    run: 'one',
    state: 'finished' as const,
    outcome: 'failed' as const,
    actor: 'mona',
    issue: 1,
    pullRequest: 2,
    branch,
    head,
    startedAt: ago(60),
    endedAt: ago(50),
    deadline: ago(10),
    ...change.record,
  };
  github.comment(repository, 1, { user: bot, body: `${commentHead(record)}\nRedgreen`, createdAt: ago(60) });
  return head;
}

const reactionsOf = (shop: Shop, number = 1) => issueOf(shop.shop, number).reactions.map(({ content }) => content);
const sayings = (shop: Shop, number = 1) =>
  issueOf(shop.shop, number)
    .comments.filter(({ user }) => user === bot)
    .map(({ body }) => body);

test.for([
  ['mona', 'run'],
  ['mattie', 'run'],
  ['acme', 'run'],
  ['tria', 'refused'],
  ['rea', 'refused'],
  ['stranger', 'refused'],
  ['nobody-at-all', 'refused'],
  ['other[bot]', 'refused'],
  ['helper[bot]', 'refused'],
] as const)('the label set by %s: %s', async ([login, expected], { shop }) => {
  const end = await decide(shop, labeled(shop, login));
  expect(end.kind === 'run' ? 'run' : end.outcome).toBe(expected);
  expect(reactionsOf(shop)).toEqual([expected === 'run' ? 'eyes' : 'confused']);
  expect(sayings(shop)).toHaveLength(expected === 'run' ? 0 : 1);
});

test('allow-users lets a person in whom the repository does not know', async ({ shop, github }) => {
  await expect(decide(shop, labeled(shop, 'Stranger'), { allowUsers: ['stranger'] })).resolves.toMatchObject({
    kind: 'run',
  });
  expect(github.calls.filter(({ operation }) => operation.includes('permission'))).toEqual([]);
});

test.for([{ status: 502 }, { status: 403 }, { status: 401 }, 'cut'] as const)(
  'no answer about the permission (%j) is no permission',
  async (kind, { shop, github }) => {
    github.faults.add({ call: 'repos/get-collaborator-permission-level', kind, times: 9 });
    await expect(decide(shop, labeled(shop, 'mona'))).resolves.toMatchObject({ outcome: 'error' });
    expect(sayings(shop)[0]).toMatch(/^Redgreen · `error` · GitHub did not say whether mona may write/);
  },
);

test.for([
  ['opened by somebody else', { user: 'mona' }],
  ['without our trailer', { message: 'Round totals' }],
  ['with a record that names another commit', { record: { head: 'a'.repeat(40) } }],
  ['with a record that names another branch', { record: { branch: 'other' } }],
  ['that no record names', { record: { pullRequest: 9 } }],
] as const)('a pull request %s is not ours: no reply to a command', async ([_, change], { shop, github }) => {
  earlier(shop, change);
  await expect(decide(shop, commented(shop, 'mona', '/retry', 2))).resolves.toMatchObject({ outcome: 'skipped' });
  expect(github.writes()).toEqual([]);
});

test('a forged record in somebody else’s comment makes nothing ours', async ({ shop, github }) => {
  const head = earlier(shop, { record: { pullRequest: undefined, branch: undefined, head: undefined } });
  const forged = {
    run: 'x',
    state: 'finished' as const,
    issue: 1,
    pullRequest: 2,
    branch,
    head,
    startedAt: ago(5),
    deadline: ago(4),
  };
  github.comment(repository, 1, { user: 'mona', body: `${commentHead(forged)}\nRedgreen`, createdAt: ago(5) });
  github.comment(repository, 2, { user: 'mona', body: `${commentHead(forged)}\nRedgreen`, createdAt: ago(5) });
  await expect(decide(shop, commented(shop, 'mona', '/retry', 2))).resolves.toMatchObject({ outcome: 'skipped' });
  const onIssue = await decide(shop, labeled(shop, 'mona'));
  expect(onIssue.kind === 'run' ? onIssue.start.ours : 'none').toBeUndefined();
});

test('the label on a pull request that is not ours is refused with one sentence', async ({ shop }) => {
  earlier(shop, { user: 'mona' });
  await expect(decide(shop, labeled(shop, 'mona', 2))).resolves.toMatchObject({ outcome: 'refused' });
  expect(sayings(shop, 2)).toEqual([
    'Redgreen · `refused` · the label works on issues: set it on an issue, and a pull request will follow.',
  ]);
});

test('a pull request from a fork is refused', async ({ shop, github }) => {
  github.addRepository('evil/shop', { fork: true });
  github.commit('evil/shop', branch, { 'src/cart.js': 'x\n' }, 'Round totals\n\nRedgreen-Run: one');
  earlier(shop, { pull: { headRepository: 'evil/shop' } });
  await expect(decide(shop, commented(shop, 'mona', '/retry', 2))).resolves.toMatchObject({ outcome: 'refused' });
  expect(sayings(shop, 2)[0]).toContain('fork');
  const beyond = await decide(shop, commented(shop, 'mona', '/retry max-iterations=99', 2));
  expect(beyond).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('fork') });
  const help = await decide(shop, commented(shop, 'mona', '/redgreen help', 2));
  expect(help).toMatchObject({ outcome: 'skipped', detail: 'answered /redgreen help' });
});

test('a branch whose pull request GitHub refused is ours too', async ({ shop }) => {
  const head = earlier(shop, { record: { pullRequest: undefined } });
  const end = await decide(shop, commented(shop, 'mona', '/retry max-iterations=5 hint'));
  expect(end).toMatchObject({
    kind: 'run',
    start: { maxIterations: 5, trigger: { hint: 'hint' }, ours: { branch, head } },
  });
});

const running = { state: 'running' as const, outcome: undefined, endedAt: undefined, deadline: ago(-30) };

test('during a run the label is answered with a link, and comes off', async ({ shop }) => {
  earlier(shop, { record: { ...running, startedAt: ago(30), aliveAt: ago(6) } });
  await expect(decide(shop, labeled(shop, 'mona'))).resolves.toMatchObject({ outcome: 'skipped' });
  expect(sayings(shop)[1]).toMatch(
    /a run is already active here: \[its comment\]\(https:\/\/github.test\/acme\/shop\/issues\/1#issuecomment-\d+\)/,
  );
  expect(issueOf(shop.shop).labels).not.toContain('ai-implement');
});

test('a pull request whose text names an issue stops no run of that issue', async ({ shop }) => {
  earlier(shop, { user: 'mattie', record: { ...running, startedAt: ago(5), pullRequest: undefined } });
  await decide(shop, commented(shop, 'mona', '/redgreen stop', 2));
  expect(sayings(shop, 2).at(-1)).toMatch(/^Redgreen · no run is active here\.$/m);
  for (const number of [1, 2]) expect(issueOf(shop.shop, number).labels).not.toContain('ai-stop');
});

test.for([
  ['set during a run that has ended by now', { startedAt: ago(5), endedAt: ago(0), deadline: ago(-30) }],
  ['where the run never said that it ended', { ...running, startedAt: ago(70), deadline: ago(5) }],
  ['where the run gave no sign of life for eleven minutes', { ...running, startedAt: ago(30), aliveAt: ago(12) }],
] as const)('the label counts, %s', async ([_name, record], { shop }) => {
  earlier(shop, { record });
  await expect(decide(shop, labeled(shop, 'mona'))).resolves.toMatchObject({ kind: 'run' });
});

test('runs a day are counted for each person from our own comments', async ({ shop, github }) => {
  const record = (run: string, actor: string, minutes: number) => {
    const body = `${commentHead({ run, state: 'finished', actor, startedAt: ago(minutes), deadline: ago(0) })}\nx`;
    github.comment(repository, 1, { user: bot, body, createdAt: ago(minutes) });
    github.comment(repository, 1, { user: bot, body, createdAt: ago(minutes) });
    github.comment(repository, 1, { user: 'stranger', body: body.replaceAll(run, `${run}x`), createdAt: ago(minutes) });
  };
  for (let n = 0; n < 3; n++) record(`m${n}`, 'mona', 120 + n);
  record('old', 'mona', 1500);
  record('other', 'mattie', 100);
  await expect(decide(shop, labeled(shop, 'mona'), { maxRunsPerDay: 4 })).resolves.toMatchObject({ kind: 'run' });
  await expect(decide(shop, labeled(shop, 'mona'), { maxRunsPerDay: 3 })).resolves.toMatchObject({
    outcome: 'refused',
    detail: 'mona has started 3 runs here in the last 24 hours, and max-runs-per-day is 3',
  });
  await expect(decide(shop, labeled(shop, 'mattie'), { maxRunsPerDay: 3 })).resolves.toMatchObject({ kind: 'run' });
});

test('a /retry on the pull request is told there, and known on its issue: status, stop, label', async ({ shop }) => {
  const retry = { run: 'two', actor: 'mona', issue: 1, pullRequest: 2, startedAt: ago(5), deadline: ago(-30) };
  const told = (change: object) => `${commentHead({ ...retry, state: 'running', ...change })}\nRedgreen`;
  earlier(shop);
  const { id } = shop.github.comment(repository, 2, { user: bot, body: told({}), createdAt: ago(5) });
  await decide(shop, commented(shop, 'mona', '/redgreen status'));
  expect(sayings(shop).at(-1)).toMatch(/a run has been active since .*pull\/2#issuecomment-/);
  await expect(decide(shop, labeled(shop, 'mona'))).resolves.toMatchObject({ outcome: 'skipped' });
  expect(sayings(shop).at(-1)).toMatch(/a run is already active here/);
  await decide(shop, commented(shop, 'mona', '/redgreen stop'));
  expect(issueOf(shop.shop).labels).toContain('ai-stop');
  expect(issueOf(shop.shop, 2).labels).toContain('ai-stop');

  const comment = issueOf(shop.shop, 2).comments.find((each) => each.id === id);
  const nextStep = 'Review the pull request and merge it.';
  if (comment !== undefined) comment.body = told({ state: 'finished', outcome: 'passed', nextStep, endedAt: ago(2) });
  await decide(shop, commented(shop, 'mona', '/redgreen status'));
  expect(sayings(shop).at(-1)).toMatch(
    /the last run ended as `passed`.* Next: Review the pull request and merge it\.$/m,
  );
});

test.for([
  ['7', 'there is no issue #7 in acme/shop'],
  ['2', '#2 is a pull request, not an issue'],
  ['1', 'the issue is closed'],
] as const)('a number typed by hand: %s', async ([number, detail], { shop, github }) => {
  earlier(shop);
  issueOf(shop.shop).state = 'closed';
  const { name, payload } = dispatchEvent(github, repository, number, 'mona');
  const reading = readTrigger(name, readPayload(payload), settings);
  await expect(decide(shop, reading)).resolves.toMatchObject({ outcome: 'refused', detail });
});
