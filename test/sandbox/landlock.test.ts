import { execFileSync } from 'node:child_process';
import { chmod, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backends, makeTree, openOn, openTree } from './open-tree.ts';

/** A child writes into its parent's memory by the file that /proc has of it. */
const rewrite = `perl -e 'my $said="the runner said";my $at=unpack("Q",pack("p",$said));my $me=$$;my $p=fork;
if(!$p){if(open(my $f,"+<","/proc/$me/mem")){sysseek($f,$at,0);syswrite($f,"the child wrote")}exit}
waitpid $p,0;print "$said\\n"'`;

/** A process in the background takes what the others print out of the pipe, before it is read outside. */
const steal =
  ': >/tmp/stolen; (cat </proc/self/fd/1 >/tmp/stolen &) 2>/dev/null; sleep 0.2; seq 200; sleep 0.1; wc -c </tmp/stolen';

const kernelHasIt = Number(execFileSync('perl', ['-e', 'print syscall(444,0,0,1)'])) >= 2;

test('without a sandbox a child rewrites the memory of its parent', () => {
  const yama = Number(
    execFileSync('sh', ['-c', 'cat /proc/sys/kernel/yama/ptrace_scope 2>/dev/null || echo 0'], { encoding: 'utf8' }),
  );
  const said = execFileSync('sh', ['-c', rewrite], { encoding: 'utf8' });
  expect(said).toBe(yama > 0 ? 'the runner said\n' : 'the child wrote\n');
});

describe.runIf(kernelHasIt).each(backends)('%s', (choice) => {
  test('no process writes into the memory of another, or anywhere below /proc', async () => {
    await using open = await openTree({}, { choice });
    expect((await open.run(open.sandbox.shell, rewrite)).output).toBe('the runner said\n');
    const everywhere =
      'for f in /proc/self/mem /proc/self/comm /proc/1/mem /proc/pressure/cpu; do : >>$f; done 2>/dev/null';
    const { output } = await open.run(
      open.sandbox.shell,
      `${everywhere.replace(': >>$f', '(: >>$f) && echo $f')}; true`,
    );
    expect(output).toBe('');
  });

  test('what is printed cannot be taken away again', async () => {
    await using open = await openTree({}, { choice });
    const { output } = await open.run(open.sandbox.shell, steal);
    expect(output).toBe(`${Array.from({ length: 200 }, (_, at) => `${at + 1}\n`).join('')}0\n`);
  });

  test('files are written, read, moved and linked as before', { tags: 'full' }, async () => {
    await using open = await openTree({ 'a/f': 'x' }, { choice });
    const script = `mkdir b && mv a/f b/g && ln b/g a/h && cat a/h && echo 1 >/tmp/written-$$ && mv /tmp/written-$$ a/t && cat a/t
echo two >/dev/stdout; echo three >/dev/stderr; echo >/dev/null; echo four >"$HOME/f"; cat "$HOME/f"; readlink /proc/self/cwd
bash -c 'cat <(echo five); exec 3<>/dev/shm/six; echo six >&3; cat /proc/self/fd/3'`;
    const { output } = await open.run(open.sandbox.shell, script);
    expect(output).toBe(`x1\ntwo\nthree\nfour\n${open.tree}\nfive\nsix\n`);
  });
});

describe.runIf(process.getuid?.() === 0 && backends.includes('namespaces'))('a tree of somebody else', () => {
  test('stdout is opened again, for writing alone', { tags: 'full' }, async () => {
    const root = await makeTree({});
    await chown(join(root, 'tree'), 1234, 1234);
    await chmod(join(root, 'tree'), 0o755);
    await using open = await openOn(root, { choice: 'namespaces' });
    const { output } = await open.run(open.sandbox.shell, `echo again >/dev/stdout; id -u; ${steal}`);
    expect(output.split('\n').slice(0, 3)).toEqual(['again', '1234', '1']);
    expect(output).toMatch(/\n200\n0\n$/);
  });
});
