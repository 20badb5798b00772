import { expect, test } from 'vitest';
import { type Binding, bindingPolicy } from '../../src/web/listen-address.ts';
import { openPages } from './open-pages.ts';

const local = { host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', signIn: false };

test.each<[change: Partial<Binding>, problem: RegExp | undefined]>([
  [{}, undefined],
  [{ host: 'localhost', publicUrl: 'http://localhost:3000' }, undefined],
  [{ host: '::1', publicUrl: 'http://[::1]:3000' }, undefined],
  [{ host: '127.8.9.1' }, undefined],
  [{ host: '0.0.0.0' }, /everybody who reaches 0\.0\.0\.0: set REDGREEN_CLIENT_ID/],
  [{ host: '::' }, /everybody who reaches ::/],
  [{ host: '10.0.0.7' }, /everybody who reaches 10\.0\.0\.7/],
  [{ host: '127.evil.example' }, /everybody who reaches/],
  [{ publicUrl: 'https://redgreen.example' }, /everybody at https:\/\/redgreen\.example/],
  [{ host: '0.0.0.0', publicUrl: 'https://redgreen.example', signIn: true }, undefined],
  [{ publicUrl: 'https://redgreen.example', signIn: true }, undefined],
  [{ host: '0.0.0.0', publicUrl: 'http://redgreen.example', signIn: true }, /sessions need https/],
  [{ publicUrl: 'redgreen.example', signIn: true }, /REDGREEN_PUBLIC_URL is "redgreen\.example"/],
  [{ publicUrl: 'ftp://redgreen.example', signIn: true }, /http or https/],
])('%j', (change, problem) => {
  const answer = bindingPolicy({ ...local, ...change });
  if (problem === undefined) expect(answer).toEqual({ allowed: true });
  else expect(answer).toEqual({ allowed: false, problem: expect.stringMatching(problem) });
});

test('the pages themselves do not open where that policy refuses', async () => {
  const bound = { host: '0.0.0.0', port: 3000 };
  await expect(openPages({ bound })).rejects.toThrow('everybody who reaches 0.0.0.0');
  await expect(openPages({ publicUrl: 'https://redgreen.example' })).rejects.toThrow(
    'everybody at https://redgreen.example',
  );
  await expect(openPages({ sessionSecret: 'too short' })).rejects.toThrow('at least 32 characters');
});
