import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyCalls, systemCallFilter } from '../../src/sandbox/seccomp.ts';
import { backends, openTree, writeFiles } from './open-tree.ts';

const { addKey, keyctl } = keyCalls() ?? { addKey: -1, keyctl: -1 };
const runner = join(import.meta.dirname, 'run-in-session.ts');
const search = (name: string) =>
  `perl -e 'my ($t,$d)=("user","${name}");print "FOUND\\n" if syscall(${keyctl},10,-3,$t,$d,0)>0'; true`;
const add = (name: string) =>
  `perl -e 'my ($t,$d)=("user","${name}");print "ADDED\\n" if syscall(${addKey},$t,$d,$d,length $d,-3)>0'; true`;
const look = [search('planted'), add('left'), search('left'), 'grep -c planted /proc/keys; true'];

/** From a session that has a keyring with a key in it. */
function inSession(choice: string, scripts: string[]): string {
  const plant = `my ($t,$d)=("user","planted");syscall(${keyctl},1,0);syscall(${addKey},$t,$d,$d,7,-3)>0 or die;exec @ARGV`;
  return execFileSync('perl', ['-e', plant, process.execPath, runner, choice, ...scripts], { encoding: 'utf8' });
}

test('without a sandbox a planted key is found, and one that a command leaves', () => {
  expect(inSession('none', look)).toBe('FOUND\nADDED\nFOUND\n1\n');
});

describe.each(backends)('%s', (choice) => {
  test('the keys of the session are not there, and none can be left for the next command', () => {
    expect(inSession(choice, look)).toBe('0\n');
  });

  test('setup and the commands of a layer are filtered as well', async () => {
    await using open = await openTree({}, { choice });
    await open.sandbox.freeze();
    await using layer = await open.sandbox.layer({ over: await writeFiles(join(open.root, 'over'), {}), deleted: [] });
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
