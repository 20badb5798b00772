/** The model's provider at its worst: what waits, what ends the run at once, and what is never an attempt. */
// @module-tag full

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBedrock, startVertex } from '../../support/cloud-models.ts';
import { scratch } from '../../support/fixtures.ts';
import type { ModelReply } from '../../support/model.ts';
import { apiKey, branch, done, openWorld, quick, quickFiles, right, rightAtOnce, wrong } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: quick };
const soon = { 'retry-after-ms': '20' };
const busy = (status: number, type: string): ModelReply => ({ error: { status, type, headers: soon } });

test('overloads, limits, server errors and cut streams are waited out and are no attempt', async () => {
  await using world = await openWorld(
    [
      busy(529, 'overloaded_error'),
      busy(429, 'rate_limit_error'),
      wrong,
      { ...done, cutAfter: 3 },
      done,
      busy(503, 'api_error'),
      { ...right, cutAfter: 0 },
      right,
      { ...done, sseError: { type: 'overloaded_error', message: 'Overloaded' } },
      done,
    ],
    shop,
  );
  const result = await world.label();
  expect(result.outputs).toMatchObject({ outcome: 'passed', attempts: '2', branch });
  expect(world.commits()).toHaveLength(2);
  expect(result.run?.attempts.map(({ turns }) => turns)).toEqual([2, 2]);
  expect(result.log).toMatch(/Waiting \S+ s: the model provider said: 529/);
  expect(world.model.left()).toBe(0);
  // What is sent again is the same to the byte; nothing else was added in between.
  expect(world.model.extensions()).toEqual(Array(9).fill(true));
});

test('a bad key ends the run at once and names the setting; a used-up account is no reason to wait', async () => {
  await using world = await openWorld([], shop);
  const wrongKey = await world.label({ inputs: { 'anthropic-api-key': `${apiKey}x` } });
  expect(wrongKey.outputs).toMatchObject({ outcome: 'provider-error', 'head-sha': '' });
  expect(wrongKey.exitCode).toBe(1);
  expect(world.told(1)[0]?.body).toMatch(/refused the key: 401 .*anthropic-api-key/);
  expect(wrongKey.log).toContain('anthropic-api-key');
  expect(world.github.pushes).toEqual([]);
  expect(world.at(1).labels).toEqual(['ai-failed']);

  const spent = { status: 429, type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit_reached' } };
  await using poor = await openWorld([{ error: { ...spent, message: 'enforced_spend_limit_reached' } }], shop);
  const limit = await poor.label();
  expect(limit.outputs.outcome).toBe('provider-error');
  expect(poor.model.requests).toHaveLength(1);
  expect(poor.told(1)[0]?.body).toMatch(/credit or spend limit is used up/);
});

for (const [name, tags] of [
  ['bedrock', []],
  ['vertex', ['variant']],
] as const)
  test(`${name}: the job’s own credentials open it, and stand in no log, comment, commit or sandbox`, {
    tags: [...tags],
  }, async () => {
    const folder = scratch();
    const write = (file: string, content: string) => {
      writeFileSync(join(folder, file), content);
      return join(folder, file);
    };
    const look = { name: 'bash', input: { command: `env; cat ${folder}/*; cat /proc/*/environ` } };
    const script = [{ calls: [look] }, rightAtOnce, done];
    await using cloud = await (name === 'bedrock' ? startBedrock(script) : startVertex(script, { write }));
    await using world = await openWorld([], shop);
    const inputs = { provider: name, 'anthropic-api-key': '' };
    await using job = await world.start(world.labeled(), { inputs, env: cloud.environment });
    const { outputs, log, summary } = await job.done;
    expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1', branch });
    expect([cloud.model.problems, cloud.model.left(), world.model.requests]).toEqual([[], 0, []]);
    const asked = cloud.model.requests.map(({ bytes }) => bytes.toString());
    const said = [...world.told(1), ...world.told(2)].map(({ body }) => body);
    for (const secret of cloud.secrets) expect([log, summary, ...asked, ...said].join('\n')).not.toContain(secret);
  });
