import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitAt } from '../../src/git/git.ts';
import { decodePath, encodePath, joinNul, smallFoldersFirst, splitNul } from '../../src/git/git-path.ts';
import { stretched } from '../support/slow-machine.ts';
import { makeFolder, runShell, write } from './git-fixture.ts';

/** A program in git's place, so that what it is given can be seen. */
async function stand(script: string) {
  const folder = await makeFolder();
  await write(folder.path, { git: { exec: `#!/bin/sh\n${script}\n` } });
  const at = (signal?: AbortSignal) => gitAt({ git: join(folder.path, 'git'), gitDir: folder.path, signal });
  return { at, root: folder.path, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

describe('one git call', () => {
  it('has an environment made from nothing', async () => {
    await using git = await stand('env | cut -d= -f1 | grep -v "^GIT_CONFIG_\\(KEY\\|VALUE\\)" | sort | tr "\\n" " "');
    expect(await git.at().text([])).toBe(
      'GIT_ALLOW_PROTOCOL GIT_ATTR_NOSYSTEM GIT_CONFIG_COUNT GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM GIT_DIR GIT_LITERAL_PATHSPECS GIT_NO_LAZY_FETCH GIT_NO_REPLACE_OBJECTS GIT_TERMINAL_PROMPT HOME LC_ALL PATH PWD',
    );
  });

  it('ends with its children at once when it is cancelled or takes too long', async () => {
    await using git = await stand('sleep 61.5 & sleep 61.5');
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 100);
    const started = Date.now();
    expect((await git.at(cancel.signal).run([])).code).toBeNull();
    expect((await git.at().run([], { timeoutMs: 100 })).code).toBeNull();
    expect(Date.now() - started).toBeLessThan(stretched(5000));
    expect(
      runShell('/', "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' ' | grep -c 'sleep 61[.]5' || true").trim(),
    ).toBe('0');
    await expect(git.at(cancel.signal).run([])).rejects.toThrow();
  });

  it('keeps output within bounds, and does not mind a program that reads nothing', async () => {
    await using git = await stand('yes');
    const { stdout, cut } = await git.at().run([], { cutAtBytes: 1000, input: Buffer.alloc(8 * 1024 * 1024) });
    expect([stdout.length, cut]).toEqual([1000, true]);
  });

  it('says what git said', async () => {
    await using git = await stand('echo one >&2; echo "fatal: no such thing" >&2; exit 128');
    await expect(git.at().text(['frob'])).rejects.toThrow('git frob ended with 128: one fatal: no such thing');
    await expect(gitAt({ git: '/nowhere/git', gitDir: '/' }).run([])).rejects.toThrow(
      '/nowhere/git could not be started',
    );
  });
});

describe('paths', () => {
  it.each(['plain', 'ä/ö', '\u{1f4a5}', 'new\nline', '\ufeffmark'])('come back as they were: %j', (path) => {
    expect(decodePath(encodePath(path))).toBe(path);
  });

  it('come back as they were, whatever the bytes', () => {
    const all = Buffer.from(Array.from({ length: 255 }, (_, index) => index + 1));
    for (const bytes of [all, Buffer.of(0xc3), Buffer.of(0x61, 0xff, 0xc3, 0xa4), Buffer.of(0xed, 0xb2, 0x80)]) {
      expect(encodePath(decodePath(bytes))).toEqual(bytes);
      expect(splitNul(joinNul([decodePath(bytes), 'b']))).toEqual([decodePath(bytes), 'b']);
    }
  });

  it('are ordered by the size of their top folder', () => {
    expect(smallFoldersFirst(['a/1', 'a/2', 'b/1', 'c'], (path) => path)).toEqual(['b/1', 'c', 'a/1', 'a/2']);
  });
});
