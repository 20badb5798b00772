import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { openAnthropicAgent } from '../../src/agent/built-in-agent.ts';
import { fetchImages } from '../../src/agent/story-images.ts';
import { shownImages } from '../../src/github/visible-text.ts';
import { githubHtml } from '../support/github-markdown.ts';
import { openServer } from '../support/loopback.ts';
import { call, startModel } from '../support/model.ts';
import { attempt, openBench } from './agent-bench.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const upload = 'https://github.com/user-attachments/assets/0a1b';

type Answer = { status?: number; location?: string; body?: Buffer };

/** Every host of the world on one loopback server, by name; what each request carried. */
async function world(answers: Record<string, Answer>) {
  const seen: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = await openServer((request, response) => {
    const url = decodeURIComponent((request.url ?? '/').slice(1));
    seen.push({ url, headers: request.headers });
    const { status = 200, location, body } = answers[url] ?? { status: 404 };
    response.writeHead(location === undefined ? status : 302, location === undefined ? {} : { location }).end(body);
  });
  const there: typeof fetch = (url, init) => fetch(`${server.url}/${encodeURIComponent(String(url))}`, init);
  return { ...server, there, seen };
}

test('what a page shows, and nothing of what it hides', () => {
  const markdown = [
    '![one](https://a.example/1.png "t") and <img width="640" height=480 alt="src=https://a.example/6.png" src="https://a.example/2.png">',
    '<!-- ![no](https://a.example/3.png) -->',
    '`![no](https://a.example/4.png)`',
    '```\n![no](https://a.example/5.png)\n```',
    '<img src=https://a.example/7.png width=1 height=1> <img height="0" src="https://a.example/8.png">',
    '![one](https://a.example/1.png)',
    '<div ![no](https://a.example/11.png)',
    '| a |\n|---|\n| b | ![no](https://a.example/12.png) |',
  ].join('\n\n');
  expect(shownImages(githubHtml(markdown))).toEqual(['https://a.example/1.png', 'https://a.example/2.png']);
});

test('an upload comes from where GitHub leads to, without any credential', async () => {
  const s3 = 'https://github-production-user-asset-6210df.s3.amazonaws.com/1.png?X-Amz=1';
  await using net = await world({ [upload]: { location: s3 }, [s3]: { body: png } });
  const { blocks, leftOut } = await fetchImages([upload], net.there);
  expect(leftOut).toEqual([]);
  expect(blocks).toEqual([
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png.toString('base64') } },
  ]);
  for (const { headers } of net.seen) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  }
});

test.each<[string, string, RegExp]>([
  ['another host', 'https://evil.example/x.png', /evil\.example is not a host/],
  ['the machine itself', 'http://127.0.0.1/x.png', /not a host/],
  ['plain http', upload.replace('https', 'http'), /not a host/],
  ['another port', 'https://github.com:8443/user-attachments/assets/1', /not a host/],
  ['another page of GitHub', 'https://github.com/settings/tokens', /not a host/],
  ['a bucket without a redirect to it', 'https://github-production-user-asset-6210df.s3.amazonaws.com/1', /not a host/],
  ['no address', 'x.png', /not a host/],
])('nothing is asked of %s', async (_, address, why) => {
  await using net = await world({});
  const { blocks, leftOut } = await fetchImages([address], net.there);
  expect([blocks, net.seen]).toEqual([[], []]);
  expect(leftOut[0]).toMatch(why);
});

test.each<[string, Record<string, Answer>, RegExp]>([
  [
    'a redirect to the metadata service',
    { [upload]: { location: 'http://169.254.169.254/latest' } },
    /169\.254\.169\.254 is not a host/,
  ],
  ['a redirect in a circle', { [upload]: { location: upload } }, /redirected too often/],
  ['what is not there', {}, /github\.com answered 404/],
  ['what is no image', { [upload]: { body: Buffer.from('<svg onload="x"/>') } }, /no PNG/],
  ['what is too large', { [upload]: { body: Buffer.alloc(3_600_000, 1) } }, /more than 3500000 bytes/],
])('left out and told: %s', async (_, answers, why) => {
  await using net = await world(answers);
  const { blocks, leftOut } = await fetchImages([upload], net.there);
  expect(blocks).toEqual([]);
  expect(leftOut[0]).toMatch(why);
});

test('no more than five, and eight million bytes in all', async () => {
  const many = Array.from({ length: 7 }, (_, at) => `${upload}${at}`);
  const small = Object.fromEntries(many.map((url) => [url, { body: png }]));
  await using net = await world(small);
  const { blocks, leftOut } = await fetchImages(many, net.there);
  expect([blocks.length, leftOut.length]).toEqual([5, 2]);
  const big = Buffer.concat([png, Buffer.alloc(3_000_000)]);
  await using heavy = await world(Object.fromEntries(many.map((url) => [url, { body: big }])));
  expect((await fetchImages(many.slice(0, 3), heavy.there)).blocks).toHaveLength(2);
});

test('the model sees them with the first prompt, once, as image blocks', async () => {
  using bench = openBench();
  await using model = await startModel([
    { thinking: 'Hm.', calls: [call('glob', { pattern: '*' })] },
    { text: 'Seen.' },
  ]);
  await using net = await world({ [upload]: { body: png }, [`${upload}2`]: { body: Buffer.from('no') } });
  const images = fetchImages([upload, `${upload}2`], net.there);
  const options = {
    apiKey: 'k',
    baseURL: model.url,
    model: 'claude-sonnet-5-5',
    maxTurns: 5,
    images,
    ports: bench.ports,
  };
  await using agent = await openAnthropicAgent(options);
  await agent.implement(attempt(), 'As in the picture.', new AbortController().signal);
  expect(model.requests[1]?.body.messages[0]?.content).toMatchObject([{ type: 'text' }, { type: 'image' }]);
  expect([model.problems, model.extensions()]).toEqual([[], [true]]);
  expect(bench.of('warning')).toMatchObject([{ text: expect.stringContaining('Image 2 of the story was left out') }]);
});
