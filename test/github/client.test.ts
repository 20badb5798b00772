import { setGlobalProxyFromEnv } from 'node:http';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { explain } from '../../src/errors.ts';
import { isSelf, repositoryName } from '../../src/github/client.ts';
import { asKnownError, isRateLimit, maybeDone, statusOf } from '../../src/github/failures.ts';
import { watchForStop } from '../../src/github/stop-request.ts';
import { proxyPassword, startProxy } from '../support/connect-proxy.ts';
import { bot, client, issueOf, openShop, repository } from './shop.ts';

const at = { ...repositoryName(repository), issue_number: 1 };

test('a GET is sent again after 502 and after a cut connection, a POST never', async () => {
  const shop = await openShop();
  await using github = shop.github;
  github.faults.add({ method: 'GET', kind: { status: 502 }, times: 2 });
  github.faults.add({ method: 'GET', kind: 'cut' });
  const { data } = await shop.client.octokit.rest.issues.get(at);
  expect(data.number).toBe(1);
  expect(github.calls).toHaveLength(4);

  github.faults.add({ method: 'POST', kind: { status: 502 }, times: 5 });
  const post = shop.client.octokit.rest.issues.createComment({ ...at, body: 'x' });
  await expect(post).rejects.toSatisfy((error) => statusOf(error) === 502 && maybeDone(error));
  expect(github.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a cut POST may have been done, a refused one was not', async () => {
  const shop = await openShop();
  await using github = shop.github;
  github.faults.add({ method: 'POST', kind: 'lost-answer' });
  await expect(shop.client.octokit.rest.issues.createComment({ ...at, body: 'x' })).rejects.toSatisfy(maybeDone);
  await expect(shop.client.octokit.rest.issues.createComment({ ...at, body: ' ' })).rejects.toSatisfy(
    (error) => !maybeDone(error),
  );
});

test('a run makes no more calls than it may, retries included', async () => {
  const shop = await openShop();
  await using github = shop.github;
  const api = client(github.apiUrl, { maxCalls: 5 });
  github.faults.add({ method: 'GET', kind: { status: 502 }, times: 99 });
  await expect(api.octokit.rest.issues.get(at)).rejects.toThrow();
  const ended: unknown = await api.octokit.rest.issues.get(at).catch((error: unknown) => error);
  expect(explain(asKnownError(ended))).toMatchObject({ code: 'calls-used-up', outcome: 'error' });
  expect([statusOf(ended), maybeDone(ended)]).toEqual([undefined, false]);
  expect(github.calls).toHaveLength(5);
  expect(api.callsLeft()).toBe(0);
});

test('a rate limit that lasts an hour is not waited for', async () => {
  const shop = await openShop();
  await using github = shop.github;
  github.faults.add({ kind: { secondaryLimitSeconds: 3600 } });
  const waits: string[] = [];
  const api = client(github.apiUrl, { onWait: (text) => waits.push(text) });
  await expect(api.octokit.rest.issues.get(at)).rejects.toThrow(/secondary rate limit/);
  expect(waits).toEqual(["GitHub's secondary rate limit: would have to wait 3600 s"]);
});

test('an answer that does not come ends by itself', async () => {
  const shop = await openShop();
  await using github = shop.github;
  github.faults.add({ kind: { slowMs: 2000 }, times: 9 });
  const api = client(github.apiUrl, { timeoutMs: 50 });
  await expect(api.octokit.rest.issues.createComment({ ...at, body: 'x' })).rejects.toThrow(/timeout|aborted/i);
});

test('the token is asked for at every call: it may have been renewed', async () => {
  const shop = await openShop();
  await using github = shop.github;
  github.addToken('second', bot);
  const tokens = ['bot-token', 'second'];
  const api = client(github.apiUrl, { token: async () => tokens.shift() ?? '' });
  await api.octokit.rest.issues.get(at);
  github.state.tokens.delete('bot-token');
  await api.octokit.rest.issues.get(at);
  await expect(api.octokit.rest.issues.get(at)).rejects.toThrow(/Bad credentials/);
});

test('who the token is comes from GraphQL, once; a bot is itself with and without its suffix', async () => {
  const shop = await openShop();
  await using github = shop.github;
  github.faults.add({ call: 'graphql', kind: { status: 502 } });
  await expect(Promise.all([shop.client.viewer(), shop.client.viewer()])).resolves.toEqual([bot, bot]);
  expect(github.calls.filter(({ operation }) => operation === 'graphql')).toHaveLength(2);
  expect(isSelf(bot, { login: bot, type: 'Bot' })).toBe(true);
  expect(isSelf('github-actions', { login: bot, type: 'Bot' })).toBe(true);
  expect(isSelf('github-actions', { login: bot, type: 'User' })).toBe(false);
  expect(isSelf(bot, { login: 'github-actions', type: 'User' })).toBe(false);
  expect(isSelf(bot, null)).toBe(false);
});

test.each([
  ['FORBIDDEN', 'Resource not accessible by integration', false],
  ['RATE_LIMITED', 'API rate limit exceeded', true],
])('what GraphQL refuses (%s) in an answer of status 200 was not carried out', async (type, message, limited) => {
  const answer = async () => Response.json({ data: null, errors: [{ type, message }] });
  const api = client('http://127.0.0.1:9', { fetch: answer, patient: false });
  const refusal: unknown = await api.octokit.graphql('{ viewer { login } }').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect([maybeDone(refusal), isRateLimit(refusal)]).toEqual([false, limited]);
});

test('closing stops a run; what was closed before it began does not', async () => {
  const shop = await openShop();
  await using github = shop.github;
  const second = github.openIssue(repository, { title: 'P', user: bot });
  const first = issueOf(shop.shop);
  first.state = 'closed';
  let now = 0;
  const watch = watchForStop(
    { client: shop.client, repository },
    () => [
      { number: second.number, wasOpen: true },
      { number: 1, wasOpen: false },
    ],
    () => now,
  );
  const ask = async () => {
    now += 1_000_000;
    return await watch.asked();
  };
  for (let n = 0; n < 6; n++) await expect(ask()).resolves.toBeUndefined();
  first.state = 'open';
  for (let n = 0; n < 3; n++) await expect(ask()).resolves.toBeUndefined();
  first.state = 'closed';
  await expect.poll(ask).toBe('#1 was closed');

  // Ours was open when it was opened: it needs not to have been seen open.
  const pull = watchForStop(
    { client: shop.client, repository },
    () => [{ number: 1, wasOpen: true }],
    () => now,
  );
  await expect(pull.asked()).resolves.toBe('#1 was closed');
});

test('each question whether to stop goes to where the run was asked for, every third to the other place too', async () => {
  const shop = await openShop();
  await using github = shop.github;
  const pull = github.openIssue(repository, { title: 'P', user: bot });
  const places = [1, pull.number].map((number) => ({ number, wasOpen: true }));
  let now = 0;
  const watch = watchForStop(
    { client: shop.client, repository },
    () => places,
    () => now,
  );
  const asked: number[][] = [];
  const number = ({ path }: { path: string }) => Number(path.split('/').at(-1));
  for (let n = 0; n < 40; n++) {
    const before = github.calls.length;
    now += 1_000_000;
    await watch.asked();
    asked.push(github.calls.slice(before).map(number).sort());
  }
  expect(asked.slice(0, 4)).toEqual([[1, 2], [1], [1], [1, 2]]);
  expect(asked.flat()).toHaveLength(30);
  expect(asked.filter((each) => each.length > 0).every((each) => each.includes(1))).toBe(true);
});

test('30 questions whether to stop reach over most of an hour, close together at first', async () => {
  const shop = await openShop();
  await using github = shop.github;
  let now = 0;
  const watch = watchForStop(
    { client: shop.client, repository },
    () => [{ number: 1, wasOpen: true }],
    () => now,
  );
  const asked: number[] = [];
  for (; now < 3_600_000; now += 500) {
    const before = github.calls.length;
    await watch.asked();
    if (github.calls.length > before) asked.push(now);
  }
  expect(asked).toHaveLength(30);
  expect(asked.slice(0, 3)).toEqual([0, 500, 1000]);
  expect(asked.at(-1)).toBeGreaterThan(25 * 60_000);
});

test('a refused token and a GitHub that does not answer are called that, and nothing else is', async () => {
  const failing = async (status: number, message: string) => {
    const shop = await openShop();
    await using github = shop.github;
    github.faults.add({ times: 9, kind: { status, message } });
    const error = await shop.client.octokit.rest.issues.get(at).catch((thrown: unknown) => thrown);
    return explain(asKnownError(error));
  };
  expect(await failing(401, 'Bad credentials')).toMatchObject({
    code: 'token-refused',
    what: 'GitHub refused the token: Bad credentials',
    fix: expect.stringContaining('permissions'),
  });
  expect(await failing(503, 'Unicorn!')).toMatchObject({ code: 'github-down', outcome: 'error' });
  expect(await failing(422, 'Invalid request')).toMatchObject({ code: 'internal' });
  expect(asKnownError(new Error('mine'))).toEqual(new Error('mine'));
});

test('a proxy that refuses is told as what it said, without its password', async () => {
  await using proxy = await startProxy();
  const restore = setGlobalProxyFromEnv({ https_proxy: proxy.url });
  try {
    const api = client('https://api.github.test', { patient: false });
    const error: unknown = await api.octokit.rest.issues.get(at).catch((thrown: unknown) => thrown);
    const { code, what } = explain(asKnownError(error));
    expect([code, what]).toEqual(['github-down', expect.stringContaining('Proxy response (502)')]);
    expect(inspect(error, { depth: 9 })).not.toContain(proxyPassword);
    expect(proxy.targets).toEqual(['api.github.test:443']);
  } finally {
    restore();
  }
});
