import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemCallFilter } from '../../src/sandbox/kernel-restrictions.ts';
import { backends, openTree } from './open-tree.ts';

const numbers = {
  x64: { addKey: 248, keyctl: 250, ptrace: 101, readMemory: 310, userfaultfd: 323, bpf: 321, perfEventOpen: 298 },
  arm64: { addKey: 217, keyctl: 219, ptrace: 117, readMemory: 270, userfaultfd: 282, bpf: 280, perfEventOpen: 241 },
};
const calls = numbers[process.arch as keyof typeof numbers];
const { addKey, keyctl, ptrace, readMemory } = calls;
const runner = join(import.meta.dirname, 'run-in-session.ts');
const search = (name: string) =>
  `perl -e 'my ($t,$d)=("user","${name}");print "FOUND\\n" if syscall(${keyctl},10,-3,$t,$d,0)>0'; true`;
const add = (name: string) =>
  `perl -e 'my ($t,$d)=("user","${name}");print "ADDED\\n" if syscall(${addKey},$t,$d,$d,length $d,-3)>0'; true`;
const look = (name: string) => [search(name), add('left'), search('left'), `grep -c ${name} /proc/keys; true`];

/** From a session that has a keyring with a key in it. The kernel may keep the key for a while: each has a name of its own. */
function inSession(choice: string, scripts: string[] | ((name: string) => string[])): string {
  const name = `planted-${randomUUID().slice(0, 8)}`;
  const plant = `my ($t,$d)=("user","${name}");syscall(${keyctl},1,0);syscall(${addKey},$t,$d,$d,length $d,-3)>0 or die;exec @ARGV`;
  const all = typeof scripts === 'function' ? scripts(name) : scripts;
  return execFileSync('perl', ['-e', plant, process.execPath, runner, choice, ...all], { encoding: 'utf8' });
}

/** A process attached to in two ways, its memory read and written, a descriptor taken: what happened, or the error. */
const reach = [
  `perl -e '$|=1;for my $r (16,0x4206){my $p=fork;if(!$p){sleep 9;exit} my $e=syscall(${ptrace},$r,$p,0,0);print "attach $r ",$e==0?"done":0+$!,"\n";kill 9,$p}'`,
  `perl -e 'for my $c (${readMemory},${readMemory + 1}){print "memory ",syscall($c,$$+0,0,0,0,0,0)==0?"done":0+$!,"\n"}'`,
  `perl -e 'my $f=syscall(434,$$+0,0);print "descriptor ",syscall(438,$f,1,0)>=0?"done":0+$!,"\n"'`,
];

test('without a sandbox another process is reached', () => {
  expect(inSession('none', reach)).toBe(
    'attach 16 done\nattach 16902 done\nmemory done\nmemory done\ndescriptor done\n',
  );
});

test('without a sandbox a planted key is found, and one that a command leaves', () => {
  expect(inSession('none', look)).toBe('FOUND\nADDED\nFOUND\n1\n');
});

describe.each(backends)('%s', (choice) => {
  test('the keys of the session are not there, and none can be left for the next command', { tags: 'full' }, () => {
    expect(inSession(choice, look)).toBe('0\n');
  });

  test('no other process is attached to, read, written or robbed of a descriptor; a child may ask to be traced', {
    tags: 'full',
  }, () => {
    const child = `perl -e 'my $p=fork;if(!$p){print "asked ",syscall(${ptrace},0,0,0,0),"\\n";exit} waitpid $p,0'`;
    expect(inSession(choice, [...reach, child])).toBe(
      'attach 16 1\nattach 16902 1\nmemory 38\nmemory 38\ndescriptor 38\nasked 0\n',
    );
  });

  test.each(['bpf', 'perfEventOpen', 'userfaultfd'] as const)('%s reaches no kernel', async (name) => {
    await using open = await openTree({}, { choice });
    const script = `perl -e 'my $b="\\0"x128; print syscall(${calls[name]},$b,0,0,0,0)<0?0+$!:"made"'`;
    expect((await open.run(open.sandbox.shell, script)).output).toBe('38');
  });

  test('input comes through a pipe, and without any there is nothing to read', async () => {
    await using open = await openTree({}, { choice });
    const kind = 'readlink /proc/self/fd/0 | tr -d "[:digit:]"; cat';
    expect((await open.run(open.sandbox.shell, kind, { stdin: 'given' })).output).toBe('pipe:[]\ngiven');
    expect((await open.run(open.sandbox.shell, kind)).output).toBe('/dev/null\n');
    // More than a pipe holds, read by nobody.
    expect(await open.run(open.sandbox.shell, 'exit 3', { stdin: 'x'.repeat(1_000_000) })).toMatchObject({
      exitCode: 3,
    });
  });

  test('a program with an address sanitizer runs, which else ends because it cannot trace itself', {
    tags: 'full',
  }, () => {
    const build = `printf 'int main(void) { return 0; }' > a.c && cc -fsanitize=address a.c -o a && ./a && echo ran`;
    expect(inSession(choice, [build])).toBe('ran\n');
  });

  test('setup and the commands of a layer are filtered as well', { tags: 'full' }, async () => {
    await using open = await openTree({}, { choice });
    await open.sandbox.freeze();
    await using layer = await open.layer();
    for (const exec of [open.sandbox.setup, layer.exec])
      expect((await open.run(exec, `${add('left')}; grep Seccomp: /proc/self/status`)).output).toBe('Seccomp:\t2\n');
  });

  test('what programs need goes on: sockets, threads, io without io_uring', async () => {
    await using open = await openTree({}, { choice });
    const script = `node -e '
      const server = require("net").createServer((s) => s.end("hello")).listen(0, () =>
        require("net").connect(server.address().port).on("data", (d) => { console.log(String(d)); server.close(); }));
      new (require("worker_threads").Worker)("console.log(1)", { eval: true });
      require("fs").promises.readFile("/etc/passwd").then((b) => console.log(b.length > 0));
    ' | sort; perl -MSocket -e 'print socket(my $s, 40, 1, 0) ? "VSOCK\\n" : "no vsock\\n"'`;
    const { output } = await open.run(open.sandbox.shell, script);
    expect(output).toBe('1\nhello\ntrue\nno vsock\n');
  });
});

test('a machine whose numbers are not known has no filter, and the reason', () => {
  expect(systemCallFilter('riscv64')).toBe('no system-call filter is known for riscv64');
  for (const machine of ['x64', 'arm64']) expect((systemCallFilter(machine) as Buffer).length % 8).toBe(0);
});
