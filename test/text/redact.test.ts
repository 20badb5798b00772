import { describe, expect, test } from 'vitest';
import { createRedactor, mask } from '../../src/text/redact.ts';
import { growsAtMost } from '../support/slow-machine.ts';

const secret = 'c4n4ry+S3cr3t/Value"with\\odd%chars=é';
const redact = createRedactor([secret]);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const wrap = (text: string, width: number, between: string) =>
  (text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? []).join(between);

describe('a known value is masked', () => {
  test.each([
    ['raw', secret],
    ['in a sentence', `the key is ${secret}.`],
    ['base64, aligned', base64(secret)],
    ['base64 behind one byte', base64(`x${secret}y`)],
    ['base64 behind two bytes', base64(`xx${secret}y`)],
    ['base64 as a user name', base64(`x-access-token:${secret}`)],
    ['base64url', Buffer.from(`:${secret}`).toString('base64url')],
    ['URL-encoded', `https://h/?key=${encodeURIComponent(secret)}&x`],
    ['every byte URL-encoded', percent(secret)],
    ['every byte URL-encoded, upper case', percent(secret).toUpperCase()],
    ['hex', Buffer.from(`q${secret}`).toString('hex')],
    ['HEX', Buffer.from(secret).toString('hex').toUpperCase()],
    ['JSON', JSON.stringify({ key: secret })],
    ['JSON in JSON', JSON.stringify({ text: JSON.stringify({ key: secret }) })],
    ['XML', `<out>${secret.replaceAll('"', '&quot;').replaceAll('/', '&#x2f;').replaceAll('=', '&#61;')}</out>`],
    [
      'JSON with \\u escapes',
      [...secret].map((c) => `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(''),
    ],
    ['split over lines', wrap(secret, 7, '\n')],
    ['split over indented CRLF lines', wrap(secret, 7, '\r\n    ')],
    ['split by a shell', wrap(secret, 7, '\\\n')],
    ['quoted in a mail', wrap(secret, 7, '\n> ')],
    ['base64 in lines of 9', wrap(base64(`ab${secret}`), 9, '\n')],
    ['split by colours', wrap(secret, 5, '\u001b[1;31m')],
  ])('%s', (_, text) => {
    const clean = redact(text);
    expect(clean).toContain(mask);
    expect(leaks(clean)).toEqual([]);
  });

  test('and what stands around it stays', () => {
    expect(redact(`a ${secret}\nb ${secret}${secret}`)).toBe(`a ${mask}\nb ${mask}${mask}`);
    expect(redact('nothing here')).toBe('nothing here');
  });

  test('that is added later, and each line of a key file', () => {
    const own = createRedactor([]);
    expect(own('later-added-value')).toBe('later-added-value');
    own.add('later-added-value');
    own.add('-----BEGIN X KEY-----\nMIIabcdefghijklmnop\nqrstuvwxyzABCDEFGH\n-----END X KEY-----\n');
    expect(own('a later-added-value b MIIabcdefghijklmnop c')).toBe(`a ${mask} b ${mask} c`);
  });

  test('unless it is so short that it would mask half the text', () => {
    expect(createRedactor(['1', 'abc', ''])('abc 1 abcd')).toBe('abc 1 abcd');
    expect(createRedactor(['abcd'])('abc abcd')).toBe(`abc ${mask}`);
  });
});

/** Any eight characters in a row of the secret or of one of its forms. */
function leaks(text: string): string[] {
  const plain = text.replace(/\s|\u001b\[[\d;]*m/g, '');
  const forms = [
    secret,
    base64(secret),
    encodeURIComponent(secret),
    percent(secret),
    Buffer.from(secret).toString('hex'),
  ];
  return forms
    .flatMap((form) => Array.from({ length: form.length - 7 }, (_, at) => form.slice(at, at + 8)))
    .filter((part) => plain.includes(part));
}

describe('what looks like a secret is masked though nobody named it', () => {
  test.each([
    ['ghs_16C7e42F292c6912E7710c838347Ae178B4a'],
    ['ghs_abc.def-ghi_jkl.mno-pqr_stu.vwx'],
    ['ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
    ['github_pat_11ABCDEFG0123456789_abcdefghijklmnopqrstuvwxyz'],
    ['sk-ant-api03-abcdefghij_klmnopqrst-uvwxyz'],
    ['npm_abcdefghijklmnopqrstuvwxyz0123456789'],
    ['AKIAIOSFODNN7EXAMPLE'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'],
  ])('%s', (token) => {
    const none = createRedactor([]);
    expect(none(`x ${token} y`)).toBe(`x ${mask} y`);
    expect(none(`"${token}"`)).toBe(`"${mask}"`);
  });

  test.each([
    ['npm_', 'abCdefGhijklmnopqrSTuvwxyzabcdefghij'],
    ['glpat-', 'abcdefGHIJklmnop-rst'],
    ['xoxb-', 'abcdefGHIJklmnop-rst'],
    ['sk-proj-', 'abcdefGHIJklmnop_rst'],
    ['sk-ant-', 'api03-abcdefghij'],
    ['ghp_', 'abcdefGHIJklmnopqrst'],
    ['github_pat_', 'abcdefGHIJklmnopqrst'],
  ])('%s without a digit, and behind an underscore', (maker, rest) => {
    expect(createRedactor([])(`X=${maker}${rest} CI_${maker}${rest}`)).toBe(`X=${mask} CI_${mask}`);
  });

  test('by what stands before it', () => {
    const none = createRedactor([]);
    expect(none('Authorization: Bearer abcdefghijklmnopqrst')).toBe(`Authorization: Bearer ${mask}`);
    expect(none('authorization: basic YWJjZGVmZ2hpamtsbW5v')).toBe(`authorization: basic ${mask}`);
    expect(none('https://user:hunter22@example.com/x')).toBe(`https://user:${mask}@example.com/x`);
    expect(none('-----BEGIN RSA PRIVATE KEY-----\nMIIabc\ndef==\n-----END RSA PRIVATE KEY-----')).toBe(
      `${mask}-----END RSA PRIVATE KEY-----`,
    );
  });

  test.each([
    'the bearer of this letter',
    'npm_config_registry',
    'ghs_',
    'see https://example.com:8080/a@b',
    'token internationalization',
    'sk-ant-',
  ])('%s is text', (text) => {
    expect(createRedactor([])(text)).toBe(text);
  });
});

test('time grows with the text and not faster', { tags: 'full' }, async () => {
  const many = createRedactor(
    Array.from({ length: 20 }, (_, index) => `secret-value-number-${index}-${'s'.repeat(40)}`),
  );
  const hostile = [
    'secret-value-number-',
    'ghs_',
    'eyJ',
    '\n',
    '%41',
    '://a:',
    '-----BEGIN PRIVATE KEY-----',
    'Bearer ',
    '\\u0041',
    '\u001b[',
    's',
    '=\n',
    'authorization: ',
  ];
  for (const part of hostile) {
    // Eight times the text may take eight times as long; a square would take 64 times.
    await growsAtMost(32, [100_000, 800_000], (length) => many(part.repeat(length / part.length)));
  }
});

describe('a stream', () => {
  const text = Array.from(
    { length: 400 },
    (_, index) =>
      `line ${index} ${index % 7 === 0 ? secret : ''} ${index % 11 === 0 ? `ghs_${'a.b-C'.repeat(8)}` : ''} Bearer ${'z'.repeat(30)}\n`,
  ).join('');

  test.each([1, 3, 64, 1000, 100_000])('in pieces of %i gives what the whole text gives', (size) => {
    const stream = redact.stream();
    let out = '';
    for (let at = 0; at < text.length; at += size) out += stream.push(text.slice(at, at + size));
    out += stream.end();
    expect(out).toBe(redact(text));
    expect(leaks(out)).toEqual([]);
  });

  test('holds back little, however long the text and whatever is in it', () => {
    const stream = redact.stream();
    let passed = 0;
    for (let round = 0; round < 200; round++)
      passed += stream.push(secret.repeat(50)).length + stream.push('A'.repeat(2000)).length;
    expect(passed).toBeGreaterThan(200 * 2000 - 20_000);
  });
});
