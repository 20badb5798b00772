import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { maskFile, withMaskedLogs } from '../../src/sandbox/masked-log.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { scratch } from '../support/fixtures.ts';
import { backends, openTree } from './open-tree.ts';

const secret = 'pässw0rd-4711-canary';
let folder: string;
let path: string;
beforeEach(() => {
  folder = scratch();
  path = join(folder, 'log');
});

test('a secret in a log is masked in every form, and all else stays byte for byte', async () => {
  const odd = Buffer.from([0x61, 0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]);
  const text = Buffer.from(`url ${secret}\n${Buffer.from(secret).toString('base64')}\n`);
  writeFileSync(path, Buffer.concat([odd, text, odd]));
  await maskFile(path, createRedactor([secret]));
  const masked = readFileSync(path);
  expect(masked.subarray(0, odd.length)).toEqual(odd);
  expect(masked.subarray(-odd.length)).toEqual(odd);
  expect(masked.toString('latin1')).toContain('url ***\n***');
  expect(readdirSync(folder)).toEqual(['log']);
});

test('a log of megabytes too, where a piece ends inside the secret', async () => {
  const filler = 'x'.repeat(99);
  const lines = Array.from({ length: 60_000 }, (_, index) => (index % 1000 === 0 ? `${index} ${secret}` : filler));
  writeFileSync(path, lines.join('\n'));
  await maskFile(path, createRedactor([secret]));
  const masked = readFileSync(path, 'utf8').split('\n');
  expect(masked).toHaveLength(60_000);
  expect(masked.filter((line) => line.endsWith(' ***'))).toHaveLength(60);
  expect(masked.filter((line) => line === filler)).toHaveLength(59_940);
});

test('where it cannot be masked nothing is left to read', async () => {
  writeFileSync(path, secret);
  const stream = () => {
    throw new Error('broken');
  };
  const broken = Object.assign((text: string) => text, createRedactor([]), { stream });
  await expect(maskFile(path, broken)).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(backends)('%s: what tests print is masked before the agent can read it', async (choice) => {
  await using open = await openTree({}, { choice, testEnv: { TOKEN: secret } });
  const sandbox = withMaskedLogs(open.sandbox, createRedactor([secret]));
  expect((await open.run(sandbox.setup, 'echo "$TOKEN"')).output).toBe('***\n');
  await sandbox.freeze();
  await using layer = await sandbox.layer({ over: folder, deleted: [] });
  const printed = await open.run(layer.exec, 'echo "$TOKEN"; printf %s "$TOKEN" | base64');
  expect(printed.output).toBe('***\n***\n');
  expect((await open.run(sandbox.shell, 'echo "[$TOKEN]"')).output).toBe('[]\n');
});
