/** A key of the kernel's keyrings, planted outside, and what looks for it inside. Node cannot make these calls; perl can. */

import { findProgram, runOwn } from './own-command.ts';
import { keyCalls } from './seccomp.ts';

const session = -3;
const [search, setTimeout] = [10, 15];

/** In the session's keyring, where this process has one; the kernel takes it away after a minute. */
export async function plantKey(name: string): Promise<void> {
  const calls = keyCalls();
  if (calls === undefined || findProgram('perl') === undefined) return;
  const add = `my ($t,$d)=("user",shift);my $k=syscall(${calls.addKey},$t,$d,$d,length $d,${session});`;
  const script = `${add}syscall(${calls.keyctl},${setTimeout},$k,60) if $k>0;`;
  await runOwn('perl', ['-e', script, name]).catch(() => undefined);
}

/** A line of sh that prints FOUND where the planted key is there, and ADDED where another can be added. */
export function keyProbe(name: string): string {
  const calls = keyCalls();
  if (calls === undefined) return 'true';
  const script = [
    `my ($t,$d,$v)=("user","${name}","x");`,
    `print "FOUND\\n" if syscall(${calls.keyctl},${search},${session},$t,$d,0)>0;$d="added";`,
    `print "ADDED\\n" if syscall(${calls.addKey},$t,$d,$v,1,${session})>0;`,
  ].join('');
  return `perl -e '${script}'`;
}
