/**
 * What foreign code tries to get out of the sandbox, on both backends: the scripts that the obedient agent runs as well, in the
 * agent's shell and in a layer. Around the tree lies what a runner has.
 */
// @module-tag full

import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exec } from '../../../src/sandbox/exec.ts';
import { backends, makeTree, type OpenTree, openOn, writeFiles } from '../../sandbox/open-tree.ts';
import { type HostilePlace, openHostilePlace } from '../../support/hostile-place.ts';
import { stretched } from '../../support/slow-machine.ts';
import { escaped } from './attacks/attack.ts';
import { scripts } from './attacks/secrets.ts';

/** These end the command that runs them too, so the obedient agent has none of them. */
const signals = { id: 'signals', script: () => 'for p in 1 2 $PPID; do kill -9 $p 2>/dev/null; done; kill -9 -1' };

/** They are written for bash. */
const inBash = (script: string) => `bash -c "$(cat <<'END_OF_ATTACK'\n${script}\nEND_OF_ATTACK\n)" </dev/null`;

describe.each([...backends, 'none'] as const)('%s', (choice) => {
  let place: HostilePlace;
  let open: OpenTree;
  let settings: string;
  let work: string;

  beforeAll(async () => {
    place = await openHostilePlace();
    const [canary] = place.canaries.values();
    // As a runner lays it out: the workspace two folders below what RUNNER_TEMP lies in.
    work = await mkdtemp('/tmp/redgreen-sandbox-');
    const [root, temp] = [join(work, 'repo'), join(work, '_temp')];
    settings = `[http]\n\textraheader = AUTHORIZATION: basic ${canary}\n`;
    await writeFiles(join(root, 'tree'), { '.git/config': settings });
    for (const folder of [work, root]) await chmod(folder, 0o755);
    await writeFiles(temp, { '_runner_file_commands/env_3': '' });
    place.prepare({ workspace: join(root, 'tree'), temp });
    const environment = {
      ...place.env,
      ...{ RUNNER_TEMP: temp, GITHUB_TOKEN: canary, INPUT_GITHUB_TOKEN: canary, BASH_ENV: canary },
      ...{
        NODE_OPTIONS: `--title=${canary}`,
        HTTPS_PROXY: `http://user:${canary}@proxy:80`,
        JAVA_HOME: `/j-${canary}`,
      },
    };
    const gitInside = async (into: string) => {
      await writeFiles(into, { HEAD: 'ref: refs/heads/work\n' });
      await mkdir(join(into, 'refs'), { recursive: true });
      return undefined;
    };
    open = await openOn(root, { choice, environment, hidden: [temp, place.action], gitInside });
    await open.sandbox.freeze();
  });

  afterAll(async () => {
    await open[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
    await rm(work, { recursive: true, force: true });
  });

  const inLayer = async <T>(use: (exec: Exec) => Promise<T>): Promise<T> => {
    await using layer = await open.layer();
    return await use(layer.exec);
  };

  const confined = choice !== 'none';

  /** What a command printed that stands nowhere inside: the script itself shows in what lists arguments. */
  async function got(exec: Exec, script: string): Promise<string[]> {
    const { output } = await open.run(exec, inBash(script), { timeoutMs: 20_000 });
    const printed = output.replaceAll(script, '');
    const canaries = [...place.canaries].filter(([, value]) => printed.includes(value));
    return [...canaries.map(([name]) => name), ...printed.split('\n').filter((line) => line.startsWith(escaped))];
  }

  test.skipIf(confined).each(scripts.filter(({ shown }) => shown === 'printed'))(
    '$id succeeds without a sandbox',
    async ({ script }) => expect(await got(open.sandbox.shell, script(place))).not.toEqual([]),
  );

  // By the first backend the obedient agent of action.test.ts does the same through the built Action.
  const tags = choice === backends[0] && backends.length > 1 ? ['variant'] : [];
  test.runIf(confined).each([...scripts, signals])('$id', { tags }, async ({ script }) => {
    expect(await got(open.sandbox.shell, script(place))).toEqual([]);
    expect(await inLayer((exec) => got(exec, script(place)))).toEqual([]);
    expect([place.changed(), place.fired(), place.reached()]).toEqual([[], [], []]);
    expect(readFileSync(join(open.tree, '.git/config'), 'utf8')).toBe(settings);
    expect((await open.run(open.sandbox.shell, 'echo alive')).output).toBe('alive\n');
  });

  test.runIf(confined)('what is set in .git inside is never read back', async () => {
    await open.run(
      open.sandbox.shell,
      'git config remote.origin.url https://evil.example; mkdir -p .git/hooks; echo evil > .git/hooks/pre-push',
    );
    expect(readdirSync(join(open.tree, '.git'))).toEqual(['config']);
    const inside = await inLayer((exec) => open.run(exec, 'cat .git/config; ls .git/hooks'));
    expect(inside.output).not.toContain('evil');
  });

  test.runIf(confined)('what the shell plants for later commands does not reach them', async () => {
    const plant =
      'for f in .profile .bashrc .npmrc .gitconfig; do echo echo EVIL > $HOME/$f; done; mkdir -p $HOME/.local/bin $HOME/.cargo/bin; printf "#!/bin/sh\\necho EVIL" > $HOME/.local/bin/ls; chmod +x $HOME/.local/bin/ls; echo EVIL > /tmp/x';
    await open.run(open.sandbox.shell, plant);
    const look = 'ls; env; ls -A $HOME /tmp; bash -lc true';
    expect((await open.run(open.sandbox.shell, look)).output).not.toContain('EVIL');
    expect((await inLayer((exec) => open.run(exec, look))).output).not.toContain('EVIL');
  });

  test.runIf(confined)('special files, endless names and sparse files do not stop the freeze', async () => {
    const odd = await makeTree({ 'a/b': '1' });
    await using other = await openOn(odd, { choice });
    const make =
      'mkfifo fifo; ln -s /etc/shadow link; ln -s loop loop; mkdir closed; echo x > closed/x; chmod 000 closed; printf x > "$(printf "bad\\377name")"; printf x > "new\nline"; truncate -s 1T sparse; python3 -c "import socket;socket.socket(socket.AF_UNIX).bind(\'sock\')"; mknod white c 0 0';
    await other.run(other.sandbox.setup, make);
    const began = performance.now();
    await other.sandbox.freeze();
    expect(performance.now() - began).toBeLessThan(stretched(20_000));
    await using layer = await other.layer({ c: '2' });
    expect((await other.run(layer.exec, 'cat a/b c; readlink link')).output).toBe('12/etc/shadow\n');
  });
});
