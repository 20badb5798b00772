import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLog } from '../../src/sandbox/log-file.ts';
import { scratch } from '../support/fixtures.ts';
import { alive, longSleep, until } from '../support/processes.ts';

const mib = 1024 * 1024;
const folder = scratch('/tmp');

/** What a command would print: a script's output straight to the descriptor. */
async function printed(script: string) {
  const path = join(folder, `log-${Math.random()}`);
  const log = await openLog(path, folder);
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', log.fd, log.fd] });
  log.handedOver();
  await new Promise((resolve) => child.on('exit', resolve));
  return { logBytes: await log.finish(), text: await readFile(path, 'utf8'), path };
}

test('what fits is kept byte for byte', async () => {
  expect(await printed('printf "a\\r\\n\\033[1mb"; printf c >&2')).toMatchObject({
    text: 'a\r\n\x1b[1mbc',
    logBytes: 9,
  });
  const { text, logBytes } = await printed(`head -c ${10 * mib} /dev/zero | tr "\\0" x`);
  expect([text.length, logBytes]).toEqual([10 * mib, 10 * mib]);
});

test('head and tail of what does not, cut at line ends, and the number is right', async () => {
  const { text, logBytes } = await printed('seq 1 3000000');
  expect(text.startsWith('1\n2\n')).toBe(true);
  expect(text.endsWith('\n2999999\n3000000\n')).toBe(true);
  const [head = '', leftOut = '', tail = ''] = text.split(/\[… (\d+) bytes left out …\]\n/);
  expect(head.length + tail.length + Number(leftOut)).toBe(logBytes);
  expect(head.endsWith('\n')).toBe(true);
});

test('a pipe that has ended is not read again: its number may be another file by then', async () => {
  const other = join(folder, 'another-file');
  await writeFile(other, 'not of the command');
  const log = await openLog(join(folder, 'ended'), folder);
  const child = spawn('/bin/sh', ['-c', 'echo own'], { stdio: ['ignore', log.fd, log.fd] });
  log.handedOver();
  await new Promise((resolve) => child.on('exit', resolve));
  while (log.printedBytes() < 4) await turn();
  for (let rounds = 0; rounds < 20; rounds++) await turn();
  const files = Array.from({ length: 20 }, () => openSync(other, 'r'));
  try {
    expect(await log.finish()).toBe(4);
    expect(await readFile(join(folder, 'ended'), 'utf8')).toBe('own\n');
    const buffer = Buffer.alloc(100);
    for (const file of files) expect(readSync(file, buffer)).toBe('not of the command'.length);
  } finally {
    for (const file of files) closeSync(file);
  }
});

test('neither the disk nor memory ever holds what is printed', { tags: 'full' }, async () => {
  const path = join(folder, 'big');
  const log = await openLog(path, folder);
  let most = 0;
  const before = process.memoryUsage().rss;
  const look = setInterval(() => {
    void stat(path).then(({ blocks }) => {
      most = Math.max(most, blocks * 512);
    });
  }, 10);
  const script = 'yes 0123456789 | head -c 500000000';
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', log.fd, log.fd] });
  log.handedOver();
  await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(look);
  expect(await log.finish()).toBe(500_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * mib);
  expect(most).toBeLessThan(32 * mib);
  expect((await stat(path)).size).toBeLessThan(11 * mib);
});

test('a link in its place is not followed', async () => {
  const [target, link] = [join(folder, 'target'), join(folder, `link-${Math.random()}`)];
  await writeFile(target, 'untouched');
  await symlink(target, link);
  await expect(openLog(link, folder)).rejects.toThrow(/ELOOP/);
  expect(await readFile(target, 'utf8')).toBe('untouched');
});

test('what was printed cannot be taken back or written over by who printed it', async () => {
  const script = `echo first; : > /proc/self/fd/1; echo second > /dev/stdout; truncate -s 0 /proc/self/fd/1 2>/dev/null
    perl -e 'truncate(STDOUT,0); seek(STDOUT,0,0); syswrite(STDOUT,"third\\n"); sysopen(my $f,"/proc/self/fd/2",01001); syswrite($f,"fourth\\n")'`;
  expect((await printed(script)).text).toBe('first\nsecond\nthird\nfourth\n');
});

test('what is still in the pipe at the exit is taken, and who holds it open is not waited for', async () => {
  const holder = longSleep();
  const { text } = await printed(`head -c 60000 /dev/zero | tr "\\0" x; setsid ${holder} & exit 3`);
  // The shell may have ended before its child has become the program that holds the pipe.
  await until(() => alive(holder).length === 1, 'the holder of the pipe');
  for (const pid of alive(holder)) process.kill(pid);
  expect(text).toHaveLength(60_000);
});
