import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openBodies } from '../../src/app/server.ts';
import { openServer } from '../support/loopback.ts';
import { until } from '../support/processes.ts';

test('of bodies that are too much together the one that takes longest is cut off, and what comes whole is read', async () => {
  const read = openBodies(250_000);
  const ended: string[] = [];
  let taken = 0;
  await using server = await openServer((incoming, response) => {
    incoming.on('data', (part: Buffer) => {
      taken += part.length;
    });
    read(incoming).then(
      (text) => response.end(`${text.length}`),
      (error: Error) => ended.push(`${incoming.headers['x-name']}: ${error.message}`),
    );
  });
  const { port, url } = server;
  const begin = (name: string, bytes: number) => {
    const sent = request({ port, method: 'POST', headers: { 'x-name': name, 'content-length': 1_000_000 } });
    sent.on('error', () => {});
    sent.write('a'.repeat(bytes));
    return sent;
  };
  const arrived = (bytes: number) => until(() => taken >= bytes);
  const first = begin('first', 100_000);
  await arrived(100_000);
  const second = begin('second', 100_000);
  await arrived(200_000);
  expect(ended).toEqual([]);
  const third = begin('third', 100_000);
  await until(() => ended.length > 0);
  expect(ended).toEqual(['first: cut off: too much is being sent at once']);
  const whole = await fetch(url, { method: 'POST', body: 'b'.repeat(1000) });
  expect(await whole.text()).toBe('1000');
  // Who goes away leaves room.
  second.destroy();
  third.destroy();
  await until(() => ended.length === 3);
  const large = await fetch(url, { method: 'POST', body: 'c'.repeat(240_000) });
  expect(await large.text()).toBe('240000');
  first.destroy();
});
