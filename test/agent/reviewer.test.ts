import { expect, test } from 'vitest';
import type { ReviewSubject } from '../../src/agent/review-exchange.ts';
import { openReviewer } from '../../src/agent/reviewer.ts';
import { call, type ModelReply, type ScriptedModel, startModel } from '../support/model.ts';
import { type AgentBench, openBench } from './agent-bench.ts';

const never = new AbortController().signal;

const subject: ReviewSubject = {
  story: {
    title: 'Discount',
    body: 'Ten percent off.',
    criteria: ['ten percent off', 'none below 100'],
    nonGoals: [],
    stopConditions: [],
    comments: [],
  },
  diff: 'diff --git a/price.js b/price.js\n+export const rate = 0.9;\n',
  changedTests: ['price › is 100'],
  changes: [],
  asking: 'Ten percent off.',
  doubts: [],
  nonce: 'abcdefabcdef',
};

const criteria = [
  { criterion: 'ten percent off', met: true, evidence: 'price.js:1' },
  { criterion: 'none below 100', met: true, evidence: 'price.js:1' },
];
const approval = {
  verdict: 'approve',
  summary: 'Good.',
  criteria,
  findings: [],
  changes: [{ change: 1, asked_for: true, words: 'Ten percent off.' }],
};

const openOn = ({ url }: ScriptedModel, { ports }: AgentBench, maxTurns?: number) =>
  openReviewer({ apiKey: 'k', baseURL: url, model: 'claude-sonnet-5-5', maxTurns, ports });

async function review(script: ModelReply[], maxTurns?: number, about: ReviewSubject = subject) {
  using bench = openBench({ 'price.js': 'export const rate = 0.9;\n' }, ['s3cret']);
  await using model = await startModel(script);
  const reviewer = await openOn(model, bench, maxTurns);
  const end = await reviewer.review(about, never);
  return { end, requests: model.requests, extensions: model.extensions(), events: bench.events };
}

test('findings keep their line only where it is one', async () => {
  const findings = [
    { path: 'price.js', line: 1, severity: 'major', message: 'wrong' },
    { path: 'price.js', line: null, severity: 'note', message: 'no line' },
    { path: 'price.js', line: 0, severity: 'note', message: 'no such line' },
  ];
  const { end } = await review([{ json: { ...approval, verdict: 'request_changes', findings } }]);
  expect(end).toMatchObject({ review: { verdict: 'request_changes' } });
  if (!('review' in end)) throw new Error('no review');
  expect(end.review.findings).toEqual([
    { path: 'price.js', line: 1, severity: 'major', message: 'wrong' },
    { path: 'price.js', severity: 'note', message: 'no line' },
    { path: 'price.js', severity: 'note', message: 'no such line' },
  ]);
});

test('an approval with an unmet criterion is none', async () => {
  const unmet = { ...approval, criteria: [criteria[0], { ...criteria[1], met: false }] };
  const { end } = await review([{ json: unmet }]);
  expect(end).toMatchObject({ review: { verdict: 'request_changes' } });
});

test.each<[string, ModelReply, string]>([
  ['prose', { text: 'Looks good to me!' }, 'not JSON'],
  ['another form', { json: { verdict: 'yes' } }, 'verdict'],
  ['a criterion left out', { json: { ...approval, criteria: criteria.slice(1) } }, '1 of 2 criteria'],
])('%s is asked for once more', async (_, reply, problem) => {
  const { end, requests, extensions } = await review([reply, { json: approval }]);
  expect(end).toMatchObject({ review: { verdict: 'approve' } });
  expect(JSON.stringify(requests[1]?.body.messages.at(-1))).toContain(problem);
  expect(extensions).toEqual([true]);
});

const judges = (...changes: [change: number, isAsked: boolean, words: string][]) => ({
  json: {
    ...approval,
    changes: changes.map(([change, isAsked, words]) => ({ change, asked_for: isAsked, words })),
  },
});

const yes = 'Ten percent off.';

test.each<[string, string[], ModelReply, string[]]>([
  ['numbered behind the tests whose behaviour changed', ['price › is 100'], judges([1, true, yes]), ['price › is 100']],
  ['no answer for another entry', ['price › is 100'], judges([1, false, ''], [2, true, yes]), ['rounds is skipped']],
  ['not the test of the same name in another file', ['is 100', 'is 100'], judges([1, true, yes], [2, false, '']), []],
])('what changed in the tests is %s', async (_, changedTests, reply, askedFor) => {
  const listed = { ...subject, changedTests, changes: ['rounds is skipped'] };
  const { end, requests } = await review([reply], undefined, listed);
  const number = changedTests.length + 1;
  expect(JSON.stringify(requests[0]?.body.messages)).toContain(`${number}. rounds is skipped`);
  expect(end).toMatchObject({ review: { askedFor } });
});

test.each<[string, ModelReply, string]>([
  ['words that nobody has said', judges([1, true, 'It has to be so.']), 'words given for change 1'],
  ['a word out of a sentence', judges([1, true, 'percent']), 'words given for change 1'],
  ['no words', judges([1, true, '']), 'words given for change 1'],
  ['a change that is not judged', judges(), 'does not judge change 1 of 1'],
])('%s: asked for once more', async (_, reply, problem) => {
  const { end, requests } = await review([reply, judges([1, true, 'Ten percent off.'])]);
  expect(JSON.stringify(requests[0]?.body.messages)).toContain('1. price › is 100');
  expect(JSON.stringify(requests[1]?.body.messages.at(-1))).toContain(problem);
  expect(end).toMatchObject({ review: { askedFor: ['price › is 100'] } });
});

test.each([
  [
    'German',
    'Rabatte sind neu. Der Preis wird *abgerundet*, nicht mehr gerundet.',
    'Der Preis wird abgerundet, nicht mehr gerundet.',
  ],
  ['Russian', 'Есть скидки. Цена округляется вниз.', 'Цена округляется вниз.'],
  ['Japanese', '割引を追加する。価格は切り捨てる。', '価格は切り捨てる。'],
])('a sentence of a story in %s stands', async (_, asking, words) => {
  const { end, requests } = await review([judges([1, true, words])], undefined, { ...subject, asking });
  expect(end).toMatchObject({ review: { askedFor: ['price › is 100'] } });
  expect(requests).toHaveLength(1);
});

test('the test that asks for a criterion is kept by its name, and none is none', async () => {
  const [first, ...rest] = criteria;
  const named = {
    ...approval,
    criteria: [{ ...first, test: 'price › is 90' }, ...rest.map((one) => ({ ...one, test: null }))],
  };
  const { end } = await review([
    { json: { ...named, changes: [{ change: 1, asked_for: true, words: 'Ten percent off.' }] } },
  ]);
  expect(end).toMatchObject({ review: { criteria: [{ test: 'price › is 90' }, { met: true }] } });
  expect('review' in end && end.review.criteria[1]).not.toHaveProperty('test');
});

test('an answer that cannot be read twice is a review that is missing', async () => {
  const { end, requests } = await review([{ text: 'fine' }, { text: 'still fine' }, { json: approval }]);
  expect(end).toEqual({ missing: 'The reviewer’s answer could not be read, twice: it is not JSON.' });
  expect(requests).toHaveLength(2);
});

test('a reviewer that never ends is missing', async () => {
  const look = { calls: [call('glob', { pattern: '*' })] };
  const { end } = await review([look, look, look], 2);
  expect(end).toEqual({ missing: 'The reviewer came to no end within 2 model calls.' });
});

test('a stop while reviewing is told with its outcome', async () => {
  const { end } = await review([{ error: { status: 401, type: 'authentication_error' } }]);
  expect(end).toMatchObject({
    stop: { outcome: 'provider-error' },
    missing: expect.stringContaining('anthropic-api-key'),
  });
});

test('a tool that writes is not there, whatever the model calls', async () => {
  const write = { calls: [call('write', { file_path: 'price.js', content: 'x' }), call('bash', { command: 'id' })] };
  const { end, requests } = await review([write, { json: approval }]);
  expect(end).toMatchObject({ review: { verdict: 'approve' } });
  expect(JSON.stringify(requests[1]?.body.messages.at(-1))).toMatch(/Tool 'write' not found.*Tool 'bash' not found/);
});

test('a second review goes on in the same conversation, without the story again', async () => {
  using bench = openBench();
  await using model = await startModel([{ json: { ...approval, verdict: 'request_changes' } }, { json: approval }]);
  const reviewer = await openOn(model, bench);
  await reviewer.review(subject, never);
  const end = await reviewer.review({ ...subject, diff: 'diff --git a/new b/new\n' }, never);
  expect(end).toMatchObject({ review: { verdict: 'approve' } });
  expect(model.extensions()).toEqual([true]);
  const again = JSON.stringify(model.requests[1]?.body.messages.at(-1));
  expect(again).toContain('a/new');
  expect(again).not.toContain('Ten percent off');
});

test('of a review that was broken off the next one knows nothing', async () => {
  using bench = openBench({ 'price.js': 'export const rate = 0.9;\n' });
  await using model = await startModel([{ hangAfter: 1, json: approval }, { json: approval }]);
  const reviewer = await openOn(model, bench);
  const broken = await reviewer.review(subject, AbortSignal.timeout(300));
  expect(broken).toHaveProperty('missing');
  await reviewer.review({ ...subject, doubts: ['price.js:1: no test notices it.'] }, never);
  expect(model.requests.map(({ body }) => body.messages.length)).toEqual([1, 1]);
  expect(JSON.stringify(model.requests[1]?.body)).toContain('no test notices it');
});
