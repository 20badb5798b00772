import { setGlobalProxyFromEnv } from 'node:http';
import { inspect } from 'node:util';
import { expect } from 'vitest';
import { asKnownError, isRateLimit, maybeDone, statusOf } from '../../src/github/api-errors.ts';
import { isSelf, repositoryName } from '../../src/github/client.ts';
import { explain } from '../../src/run/errors.ts';
import { proxyPassword, startProxy } from '../support/connect-proxy.ts';
import { bot, client, openShop, repository, test } from './shop.ts';

const at = { ...repositoryName(repository), issue_number: 1 };

test('a cut POST may have been done, a refused one was not', async ({ shop, github }) => {
  github.faults.add({ method: 'POST', kind: 'lost-answer' });
  await expect(shop.client.rest.issues.createComment({ ...at, body: 'x' })).rejects.toSatisfy(maybeDone);
  await expect(shop.client.rest.issues.createComment({ ...at, body: ' ' })).rejects.toSatisfy(
    (error) => !maybeDone(error),
  );
});

test('half of a character goes out as the sign for one, so strict parsers read the JSON', async ({ shop }) => {
  await shop.client.rest.issues.createComment({ ...at, body: 'src/\uDCFF.js 😀' });
  expect(shop.github.calls.at(-1)?.body).toEqual({ body: 'src/\uFFFD.js 😀' });
});

test('a run makes no more calls than it may, retries included', async ({ github }) => {
  const api = client(github.apiUrl, { maxCalls: 5, endCalls: 0 });
  github.faults.add({ method: 'GET', kind: { status: 502 }, times: 99 });
  await expect(api.rest.issues.get(at)).rejects.toThrow();
  const ended: unknown = await api.rest.issues.get(at).catch((error: unknown) => error);
  expect(explain(asKnownError(ended))).toMatchObject({ code: 'calls-used-up', outcome: 'error' });
  expect([statusOf(ended), maybeDone(ended)]).toEqual([undefined, false]);
  expect(github.calls).toHaveLength(5);
  expect(api.callsLeft()).toBe(0);
});

test('who the token is comes from GraphQL, once; a bot is itself without its suffix', async ({ shop, github }) => {
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
  const refusal: unknown = await api.graphql('{ viewer { login } }').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect([maybeDone(refusal), isRateLimit(refusal)]).toEqual([false, limited]);
});

test('a refused token and a GitHub that does not answer are called that, and nothing else is', async () => {
  const failing = async (status: number, message: string) => {
    await using shop = await openShop();
    const { github } = shop;
    github.faults.add({ times: 9, kind: { status, message } });
    const error = await shop.client.rest.issues.get(at).catch((thrown: unknown) => thrown);
    return explain(asKnownError(error));
  };
  expect(await failing(401, 'Bad credentials')).toMatchObject({
    code: 'token-refused',
    what: 'GitHub refused the token: Bad credentials',
    fix: expect.stringContaining('permissions'),
  });
  expect(await failing(503, 'Unicorn!')).toMatchObject({ code: 'github-down', outcome: 'error' });
  const sso = 'Resource protected by organization SAML enforcement';
  expect(await failing(403, `${sso}.`)).toMatchObject({
    code: 'github-refused',
    what: `GitHub refused a call: ${sso}`,
  });
  expect(await failing(422, 'Invalid request')).toMatchObject({ code: 'github-refused' });
  expect(asKnownError(new Error('mine'))).toEqual(new Error('mine'));
});

test('a proxy that refuses is told as what it said, without its password', async () => {
  await using proxy = await startProxy();
  const restore = setGlobalProxyFromEnv({ https_proxy: proxy.url });
  try {
    const api = client('https://api.github.test', { patient: false });
    const error: unknown = await api.rest.issues.get(at).catch((thrown: unknown) => thrown);
    const { code, what } = explain(asKnownError(error));
    expect([code, what]).toEqual(['github-down', expect.stringContaining('Proxy response (502)')]);
    expect(inspect(error, { depth: 9 })).not.toContain(proxyPassword);
    expect(proxy.targets).toEqual(['api.github.test:443']);
  } finally {
    restore();
  }
});
