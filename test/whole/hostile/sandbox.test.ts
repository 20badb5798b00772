/**
 * What foreign code tries to get out of the sandbox, on both backends. Around the tree lies what a runner has: HOME with credentials,
 * RUNNER_TEMP with command files, the action's own folder, a listening socket, a process with a key in its environment.
 */
// @module-tag full

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exec } from '../../../src/sandbox/exec.ts';
import { backends, makeTree, type OpenTree, openOn, writeFiles } from '../../sandbox/open-tree.ts';
import { stretched } from '../../support/slow-machine.ts';

const canary = 'canary-5e1f0c';
const marker = 'ESCAPED';

interface Runner {
  root: string;
  home: string;
  temp: string;
  action: string;
  environment: NodeJS.ProcessEnv;
}

interface Attack {
  name: string;
  /** Prints the canary or the marker where it succeeds. */
  script: (runner: Runner) => string;
  /** Harmless enough to show that it succeeds where there is no sandbox. */
  shown?: true;
}

const connect = (options: string) =>
  `node -e 'const s=require("net").connect(${options});s.setTimeout(1500,()=>process.exit());s.on("connect",()=>{console.log("${marker}");process.exit()}).on("error",()=>process.exit())'`;

const attacks: Attack[] = [
  { name: 'env', script: () => 'env; printenv; export -p; set' },
  {
    name: 'an npm script prints its environment',
    script: () => `echo '{"scripts":{"x":"env"}}' > package.json; npm run x`,
  },
  {
    name: 'environments of all processes',
    shown: true,
    script: () => 'cat /proc/*/environ /proc/*/task/*/environ | tr "\\0" "\\n"',
  },
  { name: 'arguments of all processes', script: () => 'ps auxeww; cat /proc/*/cmdline | tr "\\0" " "' },
  {
    name: 'memory of process 1',
    script: () => 'cat /proc/1/mem /proc/1/maps | head -c 100000; cat /proc/1/auxv',
  },
  {
    name: 'the host through links of process 1',
    script: ({ home }) => `cat /proc/1/root${home}/.npmrc /proc/1/cwd/../../../..${home}/.npmrc; ls /proc/1/fd/`,
  },
  {
    name: 'sudo',
    script: ({ home }) => `sudo -n cat ${home}/.npmrc; sudo -n id && echo ${marker}; su -c id root && echo ${marker}`,
  },
  {
    name: 'a program with the set-user-id bit',
    script: () =>
      `cp /usr/bin/id ./id; chmod 4755 ./id; grep -h '^CapPrm:.*[1-9a-f]' /proc/self/status && echo ${marker}`,
  },
  {
    name: 'signals to the outside',
    script: () => `for p in 1 2 $PPID; do kill -9 $p 2>/dev/null; done; kill -9 -1`,
  },
  {
    name: 'a nested user namespace',
    script: () => `unshare -Ur true && echo ${marker}; unshare -Urnm mount -t tmpfs x /mnt && echo ${marker}`,
  },
  {
    name: 'mounts',
    script: () =>
      `mount -t tmpfs x /mnt && echo ${marker}; mount -o remount,rw /usr && echo ${marker}; umount /home/user && echo ${marker}; umount -l .git && echo ${marker}`,
  },
  {
    name: 'devices',
    script: () =>
      `mknod disk b 254 0 && head -c 1 disk && echo ${marker}; head -c 1 /dev/vda /dev/sda /dev/mem /dev/kmsg && echo ${marker}`,
  },
  {
    name: 'kernel settings',
    script: () =>
      `for f in /proc/sys/kernel/core_pattern /proc/sys/kernel/modprobe /proc/sys/vm/drop_caches /proc/sysrq-trigger /sys/kernel/uevent_helper; do [ -e $f ] && echo "$(cat $f)" 2>/dev/null > $f && echo ${marker} $f; done`,
  },
  {
    name: 'entering namespaces of others',
    script: () => `nsenter -t 1 -m -p -n true && echo ${marker}; nsenter --user=/proc/1/ns/user true && echo ${marker}`,
  },
  { name: 'the terminal of the parent', script: () => `(: < /dev/tty) 2>/dev/null && echo ${marker}` },
  {
    name: 'descriptors left open',
    script: () =>
      `for fd in /proc/self/fd/*; do n=\${fd##*/}; [ $n -gt 2 ] && [ -e $fd ] && case $(readlink $fd) in /dev/null|*/proc*|*/sh) ;; *) echo ${marker} $n $(readlink $fd);; esac; done; true`,
  },
  {
    name: 'docker.sock',
    script: () =>
      `for s in /var/run/docker.sock /run/docker.sock /run/containerd/containerd.sock; do [ -e $s ] && echo ${marker}; done`,
  },
  { name: 'a socket file', shown: true, script: ({ root }) => connect(`"${root}/service.sock"`) },
  { name: 'an abstract socket', shown: true, script: () => connect('"\\0redgreen-hostile"') },
  {
    name: 'the credential in .git',
    shown: true,
    script: ({ temp }) =>
      `cat .git/config ${temp}/*.config; git config -l; git config --system -l; git config --global -l; GIT_DIR=.git git config credential.helper`,
  },
  {
    name: 'credentials in HOME',
    shown: true,
    script: ({ home }) =>
      `cat ${home}/.npmrc ${home}/.docker/config.json ${home}/.ssh/id_rsa ~/.npmrc; ls -la ${home}; find /home /root /tmp /run -xdev -maxdepth 3 -name .npmrc -exec cat {} +`,
  },
  {
    name: 'credentials beside a toolchain',
    shown: true,
    script: ({ home }) => `cat ${home}/.cargo/credentials.toml ${home}/.cargo/bin/../credentials.toml`,
  },
  {
    name: 'tokens of the runner',
    script: () =>
      'echo "$ACTIONS_ID_TOKEN_REQUEST_TOKEN $ACTIONS_RUNTIME_TOKEN $GITHUB_TOKEN $INPUT_GITHUB_TOKEN $NEVER_SEEN"',
  },
  { name: 'TCP to an address', script: () => connect('443,"1.1.1.1"') },
  { name: 'the metadata address', script: () => connect('80,"169.254.169.254"') },
  { name: 'IPv6', script: () => connect('443,"2606:4700:4700::1111"') },
  {
    name: 'DNS',
    script: () =>
      `node -e 'require("dns").resolve("example.com",(e)=>console.log(e?"":"${marker}"))'; getent hosts example.com && echo ${marker}`,
  },
  {
    name: "the machine's own ports",
    shown: true,
    script: ({ environment }) => connect(`${environment.LISTENING},"127.0.0.1"`),
  },
  {
    name: 'raw and packet sockets',
    script: () =>
      `python3 -c 'import socket;socket.socket(socket.AF_PACKET,socket.SOCK_RAW);print("${marker}")'; ping -c1 -W1 1.1.1.1 && echo ${marker}`,
  },
  {
    name: 'command files of the runner',
    shown: true,
    script: ({ temp }) =>
      `echo "PATH=/evil" >> ${temp}/_runner_file_commands/set_env_1; cat ${temp}/_runner_file_commands/*; ls ${temp}`,
  },
  {
    name: 'the action and the system',
    script: ({ action }) =>
      `echo evil >> ${action}/dist/action.js; for p in / /usr/bin /usr/local/bin /opt /etc /lib; do touch $p/evil 2>/dev/null && echo ${marker} $p; done`,
  },
  {
    name: 'the toolchain',
    script: ({ home }) =>
      `echo evil >> ${home}/.cargo/bin/tool && echo ${marker}; cp /bin/true $(dirname $(command -v node))/evil && echo ${marker}`,
  },
  {
    name: 'a hard link to a file outside',
    shown: true,
    script: ({ home }) => `ln ${home}/.npmrc linked; cat linked; ln /etc/passwd passwd && echo ${marker}`,
  },
];

describe.each([...backends, 'none'] as const)('%s', (choice) => {
  let runner: Runner;
  let open: OpenTree;
  let servers: Server[] = [];
  const stack = new AsyncDisposableStack();

  beforeAll(async () => {
    const root = await makeTree({ '.git/config': `[http]\n\textraheader = AUTHORIZATION: basic ${canary}\n` });
    const home = join(root, 'home');
    const temp = join(root, 'temp');
    const action = join(root, 'action');
    await writeFiles(home, {
      ...{ '.npmrc': canary, '.docker/config.json': canary, '.ssh/id_rsa': canary, '.cargo/credentials.toml': canary },
      ...{ '.cargo/bin/tool': 'echo tool', '.gitconfig': `[user]\n\tname = ${canary}\n` },
    });
    await writeFiles(temp, { '_runner_file_commands/set_env_1': canary, 'git-credentials-1.config': canary });
    await writeFiles(action, { 'dist/action.js': canary });
    const listening = await listen({ port: 0, host: '127.0.0.1' });
    servers = [
      listening,
      await listen({ path: join(root, 'service.sock') }),
      await listen({ path: '\0redgreen-hostile' }),
    ];
    const address = listening.address();
    const environment = {
      ...{ PATH: `${home}/.cargo/bin:${home}/.local/bin:${process.env.PATH}`, HOME: home, RUNNER_TEMP: temp },
      ...{
        GITHUB_TOKEN: canary,
        ACTIONS_RUNTIME_TOKEN: canary,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: canary,
        NEVER_SEEN: canary,
      },
      ...{
        INPUT_GITHUB_TOKEN: canary,
        NODE_OPTIONS: `--title=${canary}`,
        BASH_ENV: canary,
        npm_config__authToken: canary,
      },
      ...{ HTTPS_PROXY: `http://user:${canary}@proxy:80`, JAVA_HOME: `${home}/java-${canary}` },
      LISTENING: typeof address === 'object' ? `${address?.port}` : '',
    };
    const decoy = spawn('sleep', ['600'], { env: { KEY: canary }, stdio: 'ignore' });
    stack.defer(() => void decoy.kill('SIGKILL'));
    runner = { root, home, temp, action, environment };
    const fill = async (into: string) => {
      await writeFiles(into, { HEAD: 'ref: refs/heads/work\n' });
      await mkdir(join(into, 'refs'), { recursive: true });
      return undefined;
    };
    open = await openOn(root, { choice, environment, hidden: [temp, action], gitInside: fill });
    await open.sandbox.freeze();
  });

  afterAll(async () => {
    await stack.disposeAsync();
    for (const server of servers) server.close();
    await open[Symbol.asyncDispose]();
    await rm(runner.root, { recursive: true, force: true });
  });

  const inLayer = async <T>(use: (exec: Exec) => Promise<T>): Promise<T> => {
    await using layer = await open.sandbox.layer({
      over: await writeFiles(join(runner.root, 'over'), {}),
      deleted: [],
    });
    return await use(layer.exec);
  };

  const confined = choice !== 'none';

  test.skipIf(confined).each(attacks.filter(({ shown }) => shown))(
    '$name succeeds without a sandbox',
    async (attack) => {
      const { output } = await open.run(open.sandbox.shell, attack.script(runner), { timeoutMs: 20_000 });
      expect(output.includes(canary) || output.includes(marker)).toBe(true);
    },
  );

  test.runIf(confined).each(attacks)('$name', async ({ script }) => {
    const before = fingerprint([runner.home, runner.temp, runner.action, join(open.tree, '.git')]);
    for (const run of [
      (text: string) => open.run(open.sandbox.shell, text, { timeoutMs: 20_000 }),
      (text: string) => inLayer((exec) => open.run(exec, text, { timeoutMs: 20_000 })),
    ]) {
      const { output } = await run(script(runner));
      // A script shows in what lists arguments; only what it got counts.
      const got = output.replaceAll(script(runner), '');
      expect(got).not.toContain(canary);
      expect(got.split('\n').filter((line) => line.startsWith(marker))).toEqual([]);
    }
    expect(fingerprint([runner.home, runner.temp, runner.action, join(open.tree, '.git')])).toBe(before);
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

  test.runIf(confined)('nobody writes after a command has ended', async () => {
    const daemon = 'sh -c "trap \\"\\" TERM HUP INT; while :; do date +%N > late; done"';
    await open.run(open.sandbox.shell, `(setsid ${daemon} >/dev/null 2>&1 &) ; nohup ${daemon} & sleep 0.2`);
    const then = readFileSync(join(open.tree, 'late'), 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readFileSync(join(open.tree, 'late'), 'utf8')).toBe(then);
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
    await using layer = await other.sandbox.layer({
      over: await writeFiles(join(odd, 'over'), { c: '2' }),
      deleted: [],
    });
    expect((await other.run(layer.exec, 'cat a/b c; readlink link')).output).toBe('12/etc/shadow\n');
  });

  test('it hangs, ignores every signal and reads its input', async () => {
    const script = 'trap "" TERM INT HUP QUIT; cat; while :; do sleep 1; done';
    const result = await open.run(open.sandbox.shell, script, { timeoutMs: 500 });
    expect(result.ended).toBe('timed-out');
    expect(result.durationMs).toBeLessThan(stretched(2500));
  });
});

afterAll(() =>
  console.log(`${attacks.length * 2 + 5} attacks on the sandbox tried on each of ${backends.length} backends`),
);

function listen(options: { port?: number; host?: string; path?: string }): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).end(canary));
  return new Promise((resolve) => server.listen(options, () => resolve(server)));
}

/** Names and bytes of everything below. */
function fingerprint(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      hash.update(join(entry.parentPath, entry.name));
      if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex');
}
