/** The job's log and every other text: foreign words are never commands, and secrets are in none of them. */
// @module-tag full

import { expect, test } from 'vitest';
import { filesBelow, findLeaks, objectsOf } from '../../support/leaks.ts';
import { apiKey, done, jobToken, openWorld, quick, quickFiles, rightAtOnce, wrong } from '../../support/world.ts';

test('a secret that foreign code got hold of is masked wherever it turns up, and never pushed', async () => {
  const secret = 'shop-canary-5d41402abc4b2a76b971';
  const base64 = Buffer.from(secret).toString('base64');
  const files = {
    ...quickFiles,
    'check.sh': `echo "till $SHOP_SECRET ${'$'}(printf %s "$SHOP_SECRET" | base64)"\n${quickFiles['check.sh']?.replace("'not ok 2 - discount takes ten percent off'", `"not ok 2 - discount with $SHOP_SECRET"`)}`,
  };
  const tell = { name: 'bash', input: { command: 'grep -rh till .. 2>/dev/null; cat logs/* 2>/dev/null; true' } };
  const write = {
    name: 'write',
    input: { file_path: 'src/secret.js', content: `export const key = '${secret}';\nexport const b = '${base64}';\n` },
  };
  await using world = await openWorld(
    [{ calls: [tell, write, ...wrong.calls] }, { text: `The secret is ${secret}, or ${base64}.` }, rightAtOnce, done],
    { files, inputs: { ...quick, 'test-env': 'SHOP_SECRET', 'max-iterations': '1' } },
  );
  await using job = await world.start(world.labeled(), { env: { SHOP_SECRET: secret } });
  const result = await job.done;
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  const texts = [
    { name: 'the log', content: result.log },
    { name: 'the summary', content: result.summary },
    { name: 'the outputs', content: JSON.stringify(result.outputs) },
    { name: 'run.json', content: JSON.stringify(result.run) },
    ...world.github.calls.map(({ path, body }) => ({ name: path, content: JSON.stringify(body) ?? '' })),
    // What the agent says itself comes back to it; what it is told does not hold the secret.
    ...world.model.requests.slice(0, 1).map(({ bytes }) => ({ name: 'the first request', content: bytes })),
    ...world.model.requests.slice(2).map(({ body }) => ({
      name: 'feedback',
      content: JSON.stringify(body.messages.filter(({ role }) => role === 'user')),
    })),
    // The agent's own file is in the snapshot that the secret keeps from being pushed.
    ...[...filesBelow(job.temp, 'RUNNER_TEMP')].filter(({ name }) => !/own\.git$/.test(name)),
    objectsOf(world.repo.gitDir, 'the repository'),
  ];
  expect(findLeaks([secret], texts)).toEqual([]);
  expect(result.run?.attempts[0]?.checkpoint?.heldBack.map(({ path }) => path)).toEqual(['src/secret.js']);
});

test('words that are no secrets stay as they are, and which variables are not masked is told once', async () => {
  const words = {
    NODE_ENV: 'test',
    PGHOST: 'localhost',
    TOKENIZERS_PARALLELISM: 'false',
    MAX_TOKENS: '4096',
    PGPASSWORD: 'postgres',
    FIXTURE_TOKEN: 'tok-5d41402abc4b2a76b971',
  };
  const own = 'shop-8d8f2cbc0a4d4c1f9c01';
  const files = { ...quickFiles, 'fixture.txt': `${words.FIXTURE_TOKEN}\n` };
  const text = `${Object.values(words).join(' ')}\n`;
  const write = { name: 'write', input: { file_path: 'src/words.txt', content: text } };
  await using world = await openWorld([{ calls: [write, ...rightAtOnce.calls] }, { text: `Wrote ${text}` }], {
    files,
    issue: { title: 'A test for localhost', body: `Write ${text}` },
    inputs: { ...quick, 'test-env': [...Object.keys(words), 'SHOP_SECRET'].join(',') },
  });
  const result = await world.label({ env: { ...words, SHOP_SECRET: own } });
  expect(result.outputs).toMatchObject({ outcome: 'passed', branch: 'ai-implement/1-a-test-for-localhost' });
  expect(world.file('src/words.txt', result.outputs.branch)).toBe(text);
  expect(world.at(2).title).toBe('A test for localhost');
  const told = [
    result.log,
    result.summary,
    JSON.stringify(result.run),
    ...world.model.requests.map(({ bytes }) => bytes.toString()),
  ].join();
  expect(told).not.toContain('***');
  const named = /Not masked, because [^\n]*: (.*)\./.exec(result.log)?.[1];
  expect(named?.split(', ')).toEqual(Object.keys(words));
  expect(result.log.match(/Not masked, because/g)).toHaveLength(1);
});

test('an agent reads the passwords of the base as they are and writes them back, and a random one of the environment masked', async () => {
  const compose = [
    'DATABASE_URL: postgres://postgres:postgres@localhost:5432/shop',
    'CACHE_URL: redis://:c8f41e9a7b2d4c1f@localhost:6379',
    `TOKEN: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${'c2lnbmVkLWZvci10ZXN0cw'}`,
    '',
  ].join('\n');
  const password = 'q7Rk2vX9mZ4tB8wL';
  const read = [
    { name: 'read', input: { file_path: 'docker-compose.yml' } },
    {
      name: 'bash',
      input: { command: 'cat docker-compose.yml; printf amqp://app:%s n3w8Zk1q; printf %s@other Xv7Tb5Lp' },
    },
    { name: 'grep', input: { pattern: 'localhost', output_mode: 'content' } },
  ];
  const write = { name: 'write', input: { file_path: 'docker-compose.yml', content: `# Services\n${compose}` } };
  const files = {
    ...quickFiles,
    'docker-compose.yml': compose,
    'check.sh': `${quickFiles['check.sh']?.replace("'not ok 2 - discount takes ten percent off'", '"not ok 2 - discount in $QUEUE_URL"')}`,
  };
  await using world = await openWorld([{ calls: read }, { calls: [write, ...rightAtOnce.calls] }, done], {
    files,
    issue: {
      title: 'Discounts of redis://u:pass@db',
      body: 'As with postgres://postgres:postgres@localhost:5432/shop.',
    },
    inputs: { ...quick, 'test-env': 'QUEUE_URL' },
  });
  const result = await world.label({ env: { QUEUE_URL: `amqp://app:${password}@queue` } });
  expect(result.outputs).toMatchObject({ outcome: 'passed' });
  const seen = JSON.stringify(world.model.requests.map(({ body }) => body.messages));
  for (const line of compose.trim().split('\n')) expect(seen.split(line).length).toBeGreaterThan(2);
  expect(seen).toContain('As with postgres://postgres:postgres@localhost:5432/shop.');
  expect(seen).not.toContain(password);
  expect(seen).toContain('discount in amqp://app:***@queue');
  expect(seen).not.toContain('n3w8Zk1qXv7Tb5Lp');
  expect(seen).toContain('amqp://app:***@other');
  expect(world.file('docker-compose.yml', result.outputs.branch)).toBe(`# Services\n${compose}`);
  expect(result.outputs.branch).toBe('ai-implement/1-discounts-of-redis-u-pass-db');
  expect(world.at(2).title).toBe('Discounts of redis://u:pass@db');
  expect(result.log).not.toContain('c8f41e9a7b2d4c1f');
});

test('the scan finds a secret in any form', () => {
  const forms = [
    jobToken,
    Buffer.from(`x-access-token:${jobToken}`).toString('base64'),
    Buffer.from(`:${apiKey}`).toString('base64'),
    Buffer.from(apiKey).toString('hex'),
    apiKey.replaceAll('-', '%2D'),
  ];
  for (const [index, form] of forms.entries()) {
    expect(findLeaks([jobToken, apiKey], [{ name: `form ${index}`, content: `x${form}y` }])).toHaveLength(1);
  }
  expect(findLeaks([jobToken, apiKey], [{ name: 'clean', content: 'ghs_, sk-ant-' }])).toEqual([]);
});
