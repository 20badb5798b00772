import { execFileSync, spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test as plainTest } from 'vitest';
import { openSandbox } from '../../src/sandbox/sandbox.ts';
import { opened, scratch } from '../support/fixtures.ts';
import { backends, makeTree, type OpenTree, openOn, openTree, writeFiles } from './open-tree.ts';

describe.each(backends)('%s', (choice) => {
  const test = plainTest.extend<{ open: OpenTree }>({ open: opened(() => openTree({}, { choice })) });

  test('runs a command in the tree and keeps exit code, output and what it wrote', async () => {
    await using open = await openTree({ a: 'one\n' }, { choice });
    const { shell } = open.sandbox;
    expect(await open.run(shell, 'pwd; cat a; echo two > b; echo trouble >&2; exit 3')).toMatchObject({
      exitCode: 3,
      ended: 'exited',
      output: `${open.tree}\none\ntrouble\n`,
    });
    expect(await readFile(join(open.tree, 'b'), 'utf8')).toBe('two\n');
    expect((await open.run(shell, 'nosuchcommand')).exitCode).toBe(127);
    expect((await open.run(shell, './a')).exitCode).toBe(126);
    expect((await open.run(shell, 'kill -9 $$')).exitCode).toBe(137);
    expect((await open.run(shell, 'pwd', { cwd: 'nowhere' })).exitCode).toBe(126);
  });

  test('certificates that the machine names are named inside where the network is full or lists hosts', async () => {
    const environment = { ...process.env, NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt' };
    await using open = await openTree({}, { choice, environment });
    const script = 'echo "$NODE_EXTRA_CA_CERTS"; head -c 27 "$NODE_EXTRA_CA_CERTS"';
    for (const network of ['full', ['registry.npmjs.org']] as const)
      expect((await open.run(open.sandbox.setup, script, { network })).output).toMatch(/^\/etc.*\n-----BEGIN CERT/);
    expect((await open.run(open.sandbox.shell, script)).output).toMatch(/^\n/);
  });

  test('stdin is closed, or what was given', async ({ open }) => {
    const { shell } = open.sandbox;
    expect((await open.run(shell, 'cat; echo end')).output).toBe('end\n');
    for (const stdin of ["it's given\n$HOME", '\n'.repeat(3000)])
      expect((await open.run(shell, 'cat', { stdin })).output).toBe(stdin);
    const script = `cat <<'END'\nit's $HOME\nEND\ncat\n#${'x'.repeat(50_000)}`;
    expect((await open.run(shell, script, { stdin: 'input' })).output).toBe("it's $HOME\ninput");
  });

  test('the environment is an allow list; test-env reaches setup and layers, not the agent', async () => {
    const environment = {
      ...process.env,
      NEVER_SEEN_BEFORE: 'canary-7731',
      GITHUB_TOKEN: 'canary-7731',
      LD_PRELOAD: '',
    };
    const value = [
      "pg://it's\nme",
      '$HOME `id` $(id) \\ \\n',
      '"quoted" ünï\t\r',
      "'\n'",
      'x'.repeat(10_000),
      '\n\n!',
    ].join('');
    const testEnv = { DATABASE_URL: value, EMPTY: '' };
    await using open = await openTree({}, { choice, environment, testEnv });
    const { setup, shell } = open.sandbox;
    const seen = await open.run(shell, 'env -0 | tr "\\0" "\\n"; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n"');
    expect(seen.output).not.toContain('canary');
    expect(seen.output).not.toContain('DATABASE_URL');
    expect(seen.output).toContain('CI=true');
    const printed = 'printf %s "$DATABASE_URL"';
    expect((await open.run(setup, printed)).output).toBe(value);
    await expect(open.run(shell, 'true', { env: { 'A=1;id': 'x' } })).rejects.toThrow(/not a variable name/);
    await open.sandbox.freeze();
    await using layer = await open.layer();
    expect((await open.run(layer.exec, printed)).output).toBe(value);
    // No value of it in anybody's arguments, which other users of the machine can read.
    const sees = await open.run(layer.exec, 'cat /proc/*/cmdline | tr "\\0" " "');
    expect(sees.output).not.toContain("it's");
  });

  test('HOME, /tmp, /run, shadow and hidden folders are not there; the system cannot be written', async ({ open }) => {
    const secret = await writeFiles(join('/tmp', `redgreen-hidden-${process.pid}-${choice}`), { key: 'canary-1' });
    const look = (path: string) => open.run(open.sandbox.shell, `cat ${path}`);
    expect((await look(join(secret, 'key'))).exitCode).toBe(1);
    expect((await look('/etc/shadow')).exitCode).toBe(1);
    expect((await look(join(homedir(), '.bashrc'))).exitCode).toBe(1);
    expect(
      (await open.run(open.sandbox.shell, 'ls -A /run/git /mnt /srv /home/*')).output.replace(/^.*:\n|\n/gm, ''),
    ).toBe('');
    await rm(secret, { recursive: true });
    for (const path of [
      '/x',
      '/usr/x',
      '/etc/x',
      '/opt/x',
      '/run/x',
      '/root/x',
      '/dev/x',
      '/proc/sys/kernel/core_pattern',
    ]) {
      expect((await open.run(open.sandbox.shell, `echo x > ${path}`)).exitCode, path).not.toBe(0);
    }
  });

  test('hidden paths below something visible are covered', async () => {
    const readable = await writeFiles(`/tmp/redgreen-cover-${process.pid}-${choice}`, {
      'log/all.txt': 'log',
      'keys/private': 'canary',
      'app.pem': 'canary',
    });
    const hidden = [join(readable, 'keys'), join(readable, 'app.pem')];
    await using open = await openTree({}, { choice, readable: [readable], hidden });
    const { output } = await open.run(
      open.sandbox.shell,
      `cd ${readable} && cat log/all.txt; cat keys/* app.pem; touch log/x && echo WRITTEN`,
    );
    expect(output).toContain('log');
    expect(output).not.toContain('canary');
    expect(output).not.toContain('WRITTEN');
    await rm(readable, { recursive: true });
  });

  test('no new privileges, no capabilities, no nested user namespace', async ({ open }) => {
    const { output } = await open.run(
      open.sandbox.shell,
      'cat /proc/self/status; unshare -Ur true; mount -t tmpfs x /tmp; /usr/sbin/chroot / true',
    );
    expect(output).toMatch(/NoNewPrivs:\s*1/);
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
      expect(output).toMatch(new RegExp(`${set}:\\s*0+\n`));
    expect(output).toContain('unshare: unshare failed');
    expect(output).toMatch(/mount: .*(permission denied|must be superuser)/);
    expect(output).toContain('cannot change root directory');
  });

  test('network: loopback works, nothing else does; full where the command says so', async ({ open }) => {
    const links = 'ls /proc/self/net/dev_snmp6 2>/dev/null; cut -d: -f1 /proc/net/dev | tail -n +3';
    expect((await open.run(open.sandbox.shell, links)).output.match(/\S+/g)).toEqual(expect.arrayContaining(['lo']));
    const server =
      'require("net").createServer(c=>c.end("hi")).listen(0,"127.0.0.1",function(){require("net").connect(this.address().port).on("data",d=>{console.log(""+d);process.exit()})})';
    expect((await open.run(open.sandbox.shell, `node -e '${server}'`)).output).toBe('hi\n');
    const connect = `node -e 'require("net").connect(80,"1.1.1.1").on("error",e=>console.log(e.code))'`;
    expect((await open.run(open.sandbox.shell, connect)).output).toBe('ENETUNREACH\n');
    const names = async (network: 'none' | 'full') =>
      (await open.run(open.sandbox.shell, 'readlink /proc/self/ns/net', { network })).output;
    const ours = readlinkSync('/proc/self/ns/net');
    expect((await names('full')).trim()).toBe(ours);
    expect((await names('none')).trim()).not.toBe(ours);
  });

  test('HOME: kept by setup, thrown away after every later command', async ({ open }) => {
    const { setup, shell } = open.sandbox;
    await open.run(setup, 'echo cache > $HOME/cache; mkdir $HOME/dir; echo 1 > $HOME/dir/file');
    expect(
      (
        await open.run(
          shell,
          'cat $HOME/cache; rm -r $HOME/dir; mkdir $HOME/dir; echo > $HOME/planted; ls $HOME $HOME/dir',
        )
      ).output,
    ).toContain('cache');
    expect((await open.run(shell, 'ls $HOME $HOME/dir')).output).not.toContain('planted');
    expect((await open.run(shell, 'cat $HOME/dir/file')).output).toBe('1\n');
    expect((await open.run(shell, 'echo > /tmp/left; echo > /dev/shm/left')).exitCode).toBe(0);
    expect((await open.run(shell, 'ls -A /tmp /dev/shm /var/tmp')).output).not.toContain('left');
  });

  test('the .git of the tree is covered by a throw-away, folder or file; none leaves none', {
    tags: 'full',
  }, async () => {
    const gitInside = async (into: string) => {
      await mkdir(join(into, 'refs'), { recursive: true });
      await writeFile(join(into, 'HEAD'), 'ref: refs/heads/inside\n');
      return { objects: [] };
    };
    const branch = 'git symbolic-ref HEAD; cat .git/config 2>/dev/null; touch .git/index.lock; git rev-parse --git-dir';
    for (const dotGit of ['.git/config', '.git', 'other']) {
      await using open = await openTree({ [dotGit]: 'canary\n' }, { choice, gitInside });
      const { output } = await open.run(open.sandbox.shell, branch);
      expect(output, dotGit).toContain('refs/heads/inside');
      expect(output, dotGit).not.toContain('canary');
      expect(await readFile(join(open.tree, dotGit), 'utf8')).toBe('canary\n');
      await open.sandbox.freeze();
      await using layer = await open.layer();
      expect((await open.run(layer.exec, 'git symbolic-ref HEAD')).output, dotGit).toBe('refs/heads/inside\n');
      await open.sandbox[Symbol.asyncDispose]();
      expect(await readdir(open.tree)).toEqual([dotGit.split('/')[0]]);
    }
    await using bare = await openTree({ '.git/config': 'canary' }, { choice });
    expect((await bare.run(bare.sandbox.shell, 'ls -A .git')).output).toBe('');
  });

  test('objects that are borrowed from a folder that borrows itself: git complains of nothing', async () => {
    const objects = await writeFiles(`/tmp/redgreen-objects-${process.pid}-${choice}`, {
      'info/alternates': '/not/there/inside\n',
    });
    const gitInside = async (into: string) => {
      await mkdir(join(into, 'refs'), { recursive: true });
      await writeFile(join(into, 'HEAD'), 'ref: refs/heads/main\n');
      return { objects: [objects] };
    };
    await using open = await openTree({ a: '1' }, { choice, gitInside });
    expect((await open.run(open.sandbox.shell, 'git add a && git status --short')).output).toBe('A  a\n');
    await rm(objects, { recursive: true });
  });

  test('toolchains on PATH keep their version, also under HOME, without credentials', async ({ open }) => {
    for (const command of ['node --version', 'python3 --version', 'cargo --version', 'rustc --version']) {
      if (spawnSync('sh', ['-c', command]).status !== 0) continue;
      const outside = execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
      expect((await open.run(open.sandbox.shell, command)).output, command).toBe(outside);
    }
  });
});

plainTest('what cannot be had is refused with the reason and the fix, never replaced by no sandbox', async () => {
  const root = scratch('/tmp');
  const tree = await writeFiles(join(root, 'tree'), {});
  const empty = { testEnv: {}, services: [], readable: [], hidden: [], environment: {} };
  const options = { ...empty, tree, network: 'none', runDir: join(root, 'run') } as const;
  const inside = await openSandbox({ ...options, runDir: join(tree, 'run'), choice: 'auto' });
  expect(inside).toMatchObject({ ok: false, reason: expect.stringContaining('inside the work tree') });
});

plainTest.runIf(process.getuid?.() === 0)('as root, foreign code runs as the owner of the tree', async () => {
  const environment = { PATH: '/usr/bin:/bin' };
  const root = await makeTree({ a: '1' });
  execFileSync('chown', ['-R', '12345:12346', root]);
  await using open = await openOn(root, { choice: 'auto', environment });
  expect(open.sandbox.kind).toBe('namespaces');
  const script =
    'id -u; id -g; echo > made; stat -c %u made; cat /proc/self/uid_map | wc -l; ls -ld $HOME | cut -c1-10; touch $HOME/x';
  const { output, exitCode } = await open.run(open.sandbox.shell, script);
  expect(output).toMatch(/^12345\n12346\n12345\n[12]\ndrwx/);
  expect(exitCode).toBe(0);
  expect((await stat(join(open.tree, 'made'))).uid).toBe(12345);
  await open.sandbox.freeze();
  await using layer = await open.layer({ a: '2' }, { deleted: ['made'] });
  expect((await open.run(layer.exec, 'ls; cat a; echo 3 > a; cat a')).output).toBe('a\n23\n');
});
