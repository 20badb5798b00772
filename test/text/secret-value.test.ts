import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isRandom, secretsIn } from '../../src/text/secret-value.ts';

const hex = (length: number) => createHash('sha512').update(`${length}`).digest('hex').slice(0, length);
const base64 = createHash('sha256').update('a').digest('base64');
const random = 'pG7kQ2xW9mTz4LdVbR6s';

test.each<[string, string, string[]]>([
  ['NODE_ENV', 'test', []],
  ['PGHOST', 'localhost', []],
  ['TOKENIZERS_PARALLELISM', 'false', []],
  ['MAX_TOKENS', '4096', []],
  ['MAX_TOKENS', random, []],
  ['PGPASSWORD', 'postgres', []],
  ['PGPASSWORD', random, [random]],
  ['SORT_KEY', 'created_at', []],
  ['MONKEY', random, []],
  ['API_KEY', '1700000000000000', []],
  ['SSH_KEY', '/home/runner/.ssh/k3Qz8LmPx2Vb7RtY/id_ed25519', []],
  ['TOKEN', 'ghp-aB3dE5gH7jK9mN1p', ['ghp-aB3dE5gH7jK9mN1p']],
  ['stripe_secret', hex(32), [hex(32)]],
  ['SECRET_KEY_BASE', hex(100), [hex(100)]],
  ['GPG_PASSPHRASE', 'correct horse battery staple', ['correct horse battery staple']],
  ['AWS_SECRET_ACCESS_KEY', base64, [base64]],
  ['DATABASE_URL', 'postgres://postgres:postgres@localhost:5432/app', []],
  ['DATABASE_URL', `postgres://app:${random}@db.internal:5432/app`, [random]],
  ['DATABASE_URL', `postgres://app:${random}%40@db/app`, [`${random}%40`, `${random}@`]],
  ['SQL_CONNECTION', `Server=db;User Id=app;Password=${random};Encrypt=true`, [random]],
  ['https_proxy', `http://user:${random}@proxy.test:3128`, [random]],
])('%s=%s', (name, value, expected) => {
  expect(secretsIn({ [name]: value }).map((secret) => secret.value)).toEqual(expected);
});

test('words, host names and paths are not random, and nearly all keys are', () => {
  const paths = execFileSync('git', ['ls-files', 'src', 'test', 'docs'], { encoding: 'utf8' }).trim().split('\n');
  const words = [...new Set(paths.flatMap((path) => path.split(/[/.]/)))];
  const hosts = ['db.internal.example.com', 'redis-master.default.svc.cluster.local', 'ip-10-0-3-17.ec2.internal'];
  const numbers = ['4096', '127.0.0.1:5432', '2026-11-29T03:05:22Z', '1.25.3-rc.1', '10485760'];
  expect([...paths, ...words, ...hosts, ...numbers].filter(isRandom)).toEqual([]);

  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const keys = Array.from({ length: 1000 }, (_, at) =>
    [...createHash('sha256').update(`${at}`).digest().subarray(0, 24)].map((byte) => letters[byte % 62]).join(''),
  );
  expect(keys.filter((key) => !isRandom(key)).length).toBeLessThan(10);
});
