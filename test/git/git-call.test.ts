import { describe, expect, it } from 'vitest';
import { decodePath, encodePath, gitAt, isOlder, joinNul, splitNul } from '../../src/git/git.ts';
import { scratch } from '../support/fixtures.ts';
import { gone, longSleep } from '../support/processes.ts';
import { stretched } from '../support/slow-machine.ts';

/** A script that git itself starts, so that what it is given can be seen. */
function stand(script: string) {
  const folder = scratch();
  const args = ['-c', `alias.stand=!f() { ${script}; }; f`, 'stand'];
  const at = (signal?: AbortSignal) => gitAt({ gitDir: folder, signal });
  return { at, args };
}

describe('one git call', () => {
  it('has an environment made from nothing', async () => {
    const git = stand('env | cut -d= -f1 | grep -v "^GIT_CONFIG_\\(KEY\\|VALUE\\)" | sort | tr "\\n" " "');
    const names = (await git.at().text(git.args)).split(' ');
    // The last are git's own.
    expect(
      names.filter((name) => !/^(GIT_CONFIG_PARAMETERS|GIT_EXEC_PATH|GIT_PREFIX|OLDPWD|PWD|SHLVL|_)$/.test(name)),
    ).toEqual(
      'GIT_ALLOW_PROTOCOL GIT_ATTR_NOSYSTEM GIT_CONFIG_COUNT GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM GIT_DIR GIT_LITERAL_PATHSPECS GIT_NO_LAZY_FETCH GIT_NO_REPLACE_OBJECTS GIT_TERMINAL_PROMPT HOME LC_ALL PATH'.split(
        ' ',
      ),
    );
  });

  it('ends with its children at once when it is cancelled or takes too long', async () => {
    const mark = longSleep();
    const git = stand(`${mark} & ${mark}`);
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 100);
    const started = Date.now();
    expect((await git.at(cancel.signal).run(git.args)).code).toBeNull();
    expect((await git.at().run(git.args, { timeoutMs: 100 })).code).toBeNull();
    expect(Date.now() - started).toBeLessThan(stretched(5000));
    await gone(mark);
    await expect(git.at(cancel.signal).run(git.args)).rejects.toThrow();
  });

  it('keeps output within bounds, and does not mind a program that reads nothing', async () => {
    const git = stand('yes');
    const { stdout, cut } = await git.at().run(git.args, { cutAtBytes: 1000, input: Buffer.alloc(8 * 1024 * 1024) });
    expect([stdout.length, cut]).toEqual([1000, true]);
  });

  it.each([
    ['git version 2.25.1', true],
    ['git version 2.31.9', true],
    ['git version 2.32.0', false],
    ['git version 3.0', false],
  ])('a git that would read the settings of the user is refused: %s', (version, isRefused) => {
    expect(isOlder(version, 2032)).toBe(isRefused);
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
});
