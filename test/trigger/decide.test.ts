import { expect, onTestFinished } from 'vitest';
import { commands, isAnswered, rows } from '../../src/github/commands.ts';
import { readPayload } from '../../src/github/trigger.ts';
import { type Admission, decide, type IncomingEvent } from '../../src/trigger/event-decision.ts';
import { issueOf, repository, type Shop, test } from '../github/shop.ts';
import { commentEvent, type GitHubEvent, labelEvent } from '../support/github-events.ts';

const given = { environment: { ANTHROPIC_API_KEY: 'key-of-the-shop' } };

/** What is decided, and that nothing was written for it. */
async function decided(
  { client, github }: Shop,
  { name, payload }: GitHubEvent,
  change: Partial<IncomingEvent> = {},
): Promise<Admission> {
  const before = github.writes().length;
  const asked = { kind: 'event', name, payload: readPayload(payload) } as const;
  const admission = await decide({ source: asked, repo: client, layers: given, now: () => new Date(), ...change });
  expect(github.writes()).toHaveLength(before);
  return admission;
}

const labelled = ({ github }: Shop, label = 'ai-implement', by = 'mona') =>
  labelEvent(github, repository, 1, label, by);
const commented = ({ github }: Shop, body: string, by = 'mona') => commentEvent(github, repository, 1, body, by);
const configured = ({ github }: Shop, text: string) =>
  github.commit(repository, 'main', { '.github/redgreen.yml': text }, 'Settings');

test('the label of a writer is a run, with its story and every setting with its source', async ({ shop }) => {
  configured(shop, 'max-iterations: 2\n');
  expect(await decided(shop, labelled(shop))).toMatchObject({
    kind: 'run',
    start: { issue: 1, trigger: { kind: 'label', actor: 'mona' } },
    story: { title: 'Round totals' },
    settings: { maxIterations: 2, anthropicApiKey: 'key-of-the-shop' },
    sources: { 'max-iterations': { value: 2, source: '.github/redgreen.yml' } },
    warnings: [],
  });
});

test('what the story and the command ask for stands above the repository’s file', async ({ shop }) => {
  configured(shop, 'max-iterations: 2\n');
  issueOf(shop.shop).body = '---\nmax-iterations: 4\nmode: tdd\n---\nPlease.';
  expect(await decided(shop, labelled(shop))).toMatchObject({
    kind: 'run',
    settings: { maxIterations: 4, mode: 'tdd' },
    sources: { 'max-iterations': { source: 'issue #1' } },
  });
  expect(await decided(shop, commented(shop, '/retry max-iterations=5'))).toMatchObject({
    kind: 'run',
    settings: { maxIterations: 5 },
    sources: { 'max-iterations': { source: '/retry' } },
  });
});

test.for([
  ['another label', (shop: Shop) => labelled(shop, 'bug'), 'another label'],
  ['talk', (shop: Shop) => commented(shop, 'Thanks!'), 'no command on the first line of the comment'],
  [
    'another event',
    (): GitHubEvent => ({
      name: 'issues',
      payload: { action: 'pinned', sender: { login: 'mona' }, repository: { full_name: repository } },
    }),
    'Redgreen does not act on issues.pinned',
  ],
  ['no payload of GitHub’s', (): GitHubEvent => ({ name: 'issues', payload: {} }), /is not one that GitHub sends$/],
  [
    'a clock',
    () => ({ name: 'schedule', payload: { schedule: '0 5 * * *' } }) as unknown as GitHubEvent,
    /^Redgreen does not act on schedule,/,
  ],
] as const)('%s is skipped', async ([_, event, reason], { shop }) => {
  const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason);
  expect(await decided(shop, event(shop))).toEqual({ kind: 'skip', reason: expected });
});

test('a bot that only the repository’s file allows may command as it may label', async ({ shop }) => {
  const { name, payload } = commented(shop, '/retry', 'helper[bot]');
  const event = { name, payload: { ...payload, sender: { login: 'helper[bot]', type: 'Bot' } } };
  expect(await decided(shop, event)).toEqual({ kind: 'skip', reason: 'the comment of a bot' });
  configured(shop, 'allow-bots: ["helper[bot]"]\n');
  expect(await decided(shop, event)).toMatchObject({ kind: 'run', start: { trigger: { actor: 'helper[bot]' } } });
});

test('commands are answers, whatever is wrong with the settings', async ({ shop }) => {
  configured(shop, 'max-iterations: 99\n');
  for (const [command, { written }] of rows.filter(([name]) => isAnswered(name))) {
    const event = commented(shop, written);
    expect(await decided(shop, event)).toMatchObject({ kind: 'answer', command });
  }
});

test('who may not ask is refused, and has not been seen; a closed issue is refused to who may', async ({ shop }) => {
  const refusal = { kind: 'refuse', outcome: 'refused' };
  expect(await decided(shop, labelled(shop, 'ai-implement', 'rea'))).toMatchObject({ ...refusal, seen: false });
  const command = commented(shop, '/retry');
  issueOf(shop.shop).state = 'closed';
  expect(await decided(shop, command, { late: true })).toMatchObject({
    ...refusal,
    seen: true,
    detail: 'the issue is closed',
  });
});

test('a command that its row opens to everybody is answered to a stranger, any other refused', async ({ shop }) => {
  const row: { by: string } = commands.status;
  onTestFinished(() => {
    row.by = 'writers';
  });
  const status = commented(shop, '/redgreen status', 'stranger');
  expect(await decided(shop, status)).toMatchObject({ kind: 'refuse' });
  row.by = 'everybody';
  expect(await decided(shop, status)).toMatchObject({ kind: 'answer', command: 'status' });
  expect(await decided(shop, commented(shop, '/retry', 'stranger'))).toMatchObject({ kind: 'refuse' });
});

test('what makes a run impossible is told to who may start one: settings first, the story last', async ({ shop }) => {
  expect(await decided(shop, labelled(shop), { layers: {} })).toMatchObject({
    kind: 'misconfigured',
    detail: expect.stringContaining('anthropic-api-key is not given'),
    start: { issue: 1 },
  });
  expect(await decided(shop, labelled(shop, 'ai-implement', 'rea'), { layers: {} })).toMatchObject({ kind: 'refuse' });
  expect(await decided(shop, labelled(shop), { layers: { needsKey: false } })).toMatchObject({ kind: 'run' });
  issueOf(shop.shop).body = '---\nmode: sideways\n---\nPlease.';
  expect(await decided(shop, labelled(shop))).toMatchObject({
    kind: 'misconfigured',
    detail: expect.stringContaining('mode'),
    start: { issue: 1 },
  });
});

test('what GitHub does not answer is thrown where it is asked again, else refused', async ({ shop, github }) => {
  const event = labelled(shop);
  github.faults.add({ call: 'repos/get-collaborator-permission-level', kind: { status: 502 }, times: 18 });
  await expect(decided(shop, event, { again: true })).rejects.toThrow(/did not say whether mona may write/);
  expect(await decided(shop, event)).toMatchObject({ kind: 'refuse', outcome: 'error' });
});

test('an archived repository is skipped with one sentence, also if archived after the event', async ({ shop }) => {
  const before = labelled(shop);
  shop.shop.archived = true;
  const skipped = { kind: 'skip', reason: 'acme/shop is archived: nothing can be written there' };
  expect(await decided(shop, before, { late: true })).toEqual(skipped);
  const told = { ...(before.payload as { repository: object }) };
  const named = { ...told, repository: { ...told.repository, archived: true } };
  expect(await decided(shop, { ...before, payload: named })).toEqual(skipped);
});
