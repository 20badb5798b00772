/** The client against `api.github.com` itself, as it paces and waits in production. nock stands in its place, and time passes faster. */

import nock from 'nock';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { maybeDone, statusOf } from '../../src/github/api-errors.ts';
import { openClient } from '../../src/github/client.ts';

const baseUrl = 'https://api.github.com';
const at = { owner: 'acme', repo: 'shop', issue_number: 1 };
const comments = '/repos/acme/shop/issues/1/comments';

beforeAll(() => {
  // Files share their process: outside of this one nobody's calls go through nock.
  if (!nock.isActive()) nock.activate();
  nock.disableNetConnect();
  // Once for all: the plugin's queues are the process's own, and time must not go back for them.
  // Not setImmediate: what nock answers comes in its own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  const pending = nock.pendingMocks();
  nock.cleanAll();
  expect(pending).toEqual([]);
});

afterAll(() => {
  vi.useRealTimers();
  nock.enableNetConnect();
  nock.restore();
});

test('comments are three seconds apart, labels one, and reading is not held up', async () => {
  const api = openClient({ token: 't', baseUrl, fetch: send });
  const sent = times();
  nock(baseUrl).post(comments).times(3).reply(sent.as('comment', 201));
  nock(baseUrl).post('/repos/acme/shop/issues/1/labels').times(3).reply(sent.as('label', 200));
  nock(baseUrl).get('/repos/acme/shop/issues/1').times(5).reply(sent.as('read', 200));
  const { issues } = api.rest;
  const three = [1, 2, 3];
  await inTime(Promise.all(three.map((n) => issues.createComment({ ...at, body: `${n}` }))));
  await inTime(Promise.all(three.map((n) => issues.addLabels({ ...at, labels: [`${n}`] }))));
  await inTime(Promise.all([1, 2, 3, 4, 5].map(() => issues.get(at))));
  expect(sent.apart('comment')).toEqual([3, 3]);
  expect(sent.apart('label')).toEqual([1, 1]);
  expect(sent.apart('read')).toEqual([0, 0, 0, 0]);
});

test('a secondary limit is waited for as long as GitHub says, and then the comment is written', async () => {
  const waits: string[] = [];
  const api = openClient({ token: 't', baseUrl, fetch: send, onWait: (text) => waits.push(text) });
  const sent = times();
  const limited = { message: 'You have exceeded a secondary rate limit' };
  nock(baseUrl)
    .post(comments)
    .reply(sent.as('comment', 403, limited, { 'retry-after': '60' }));
  nock(baseUrl).post(comments).reply(sent.as('comment', 201));
  await inTime(api.rest.issues.createComment({ ...at, body: 'x' }));
  expect(sent.apart('comment')[0]).toBeGreaterThanOrEqual(60);
  expect(waits).toEqual(["GitHub's secondary rate limit: waiting 60 s"]);
});

test('a GET is sent again after 502 and a lost connection, seconds apart; a POST never', async () => {
  const api = openClient({ token: 't', baseUrl, fetch: send });
  const sent = times();
  nock(baseUrl).get('/repos/acme/shop/issues/1').reply(sent.as('read', 502));
  nock(baseUrl).get('/repos/acme/shop/issues/1').replyWithError(new Error('socket hang up'));
  nock(baseUrl).get('/repos/acme/shop/issues/1').reply(sent.as('read', 200));
  nock(baseUrl).post(comments).reply(502);
  await inTime(api.rest.issues.get(at));
  expect(sent.apart('read')).toEqual([1 + 4]);
  const post = api.rest.issues.createComment({ ...at, body: 'x' });
  await expect(inTime(post)).rejects.toSatisfy((error) => statusOf(error) === 502 && maybeDone(error));
});

test('an answer that does not come ends by itself, and may have been carried out', async () => {
  const api = openClient({ token: 't', baseUrl, fetch: send, timeoutMs: 100, patient: false });
  nock(baseUrl).post(comments).delay(2000).reply(201);
  const post = api.rest.issues.createComment({ ...at, body: 'x' });
  await expect(inTime(post)).rejects.toSatisfy((error) => statusOf(error) === undefined && maybeDone(error));
});

test('every call carries the token, and goes to no other host', async () => {
  const api = openClient({ token: 't', baseUrl, fetch: send });
  nock(baseUrl, { reqheaders: { authorization: 'token t', 'user-agent': /^redgreen/ } })
    .get('/repos/acme/shop/issues/1')
    .reply(200, { number: 1 });
  const { data } = await inTime(api.rest.issues.get(at));
  expect(data.number).toBe(1);
});

/** When what was sent, in whole seconds of the time that passes here. */
function times() {
  const sent: { what: string; at: number }[] = [];
  return {
    as:
      (what: string, status: number, body: object = {}, headers: Record<string, string> = {}) =>
      (): [number, object, Record<string, string>] => {
        sent.push({ what, at: Date.now() });
        return [status, body, headers];
      },
    apart(what: string): number[] {
      const ats = sent.filter((each) => each.what === what).map((each) => each.at);
      return ats.slice(1).map((each, index) => Math.round((each - (ats[index] ?? 0)) / 1000));
    },
  };
}

const flying = { calls: 0 };

/** Fetch itself; counts what has not been answered to its last byte. */
const send: typeof fetch = async (input, init) => {
  flying.calls += 1;
  try {
    const answer = await fetch(input, init);
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    flying.calls -= 1;
  }
};

/** Lets time pass until it has settled, except while an answer is on its way. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const ended = { is: false };
  const settled = work.finally(() => {
    ended.is = true;
  });
  settled.catch(() => {});
  while (!ended.is) {
    for (let turn = 0; turn < 10 || flying.calls > 0; turn++) await new Promise((resolve) => setImmediate(resolve));
    // The steps of a call's queues take turns, not time: what passes beside them has to stay small against a second.
    await vi.advanceTimersByTimeAsync(20);
  }
  return await settled;
}
