/** What the self-test tries by system calls: a planted key, another process's memory. Node cannot make them; perl can. */

import { findProgram } from '../run/programs.ts';
import { probedCalls } from './seccomp.ts';

const session = -3;
const [search, setTimeout] = [10, 15];

/**
 * Words of a program that puts its next argument into the session's keyring, where this process has one, says so and waits for the end
 * of its input. The kernel takes the key away after a minute.
 */
export function plantedBy(): [file: string, ...args: string[]] | undefined {
  const [calls, perl] = [probedCalls(), findProgram('perl')];
  if (calls === undefined || perl === undefined) return undefined;
  const add = `my ($t,$d)=("user",shift);my $k=syscall(${calls.addKey},$t,$d,$d,length $d,${session});`;
  const limit = `syscall(${calls.keyctl},${setTimeout},$k,60) if $k>0;`;
  return [perl, '-e', `${add}${limit}$|=1;print "planted\n";<STDIN>`];
}

/**
 * A line of sh that prints FOUND where the planted key is there and ADDED where another can be added, ATTACHED where a process can be
 * traced by another, and READ where its memory can be read.
 */
export function callsProbe(name: string): string {
  const calls = probedCalls();
  if (calls === undefined) return 'true';
  const script = [
    `my ($t,$d,$v)=("user","${name}","x");`,
    `print "FOUND\n" if syscall(${calls.keyctl},${search},${session},$t,$d,0)>0;$d="added";`,
    `print "ADDED\n" if syscall(${calls.addKey},$t,$d,$v,1,${session})>0;`,
    '$|=1;my $p=fork;if(!$p){sleep 9;exit}',
    `print "READ\n" if syscall(${calls.readMemory},$p,0,0,0,0,0)==0;`,
    `print "ATTACHED\n" if syscall(${calls.ptrace},16,$p,0,0)==0;kill 9,$p;`,
  ].join('');
  return `perl -e '${script}'`;
}
