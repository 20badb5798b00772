/**
 * Restricts with Landlock which files a sandboxed command may open, against two ways past the filter of system calls. By
 * `/proc/<id>/mem` code under test rewrote its runner, and by `/proc/self/fd/1` one process took away what another had printed
 * into the pipe behind stdout. Landlock (kernel 5.19) closes both: nothing below /proc is opened for writing, and nothing
 * outside the view is opened but for writing to stdout. Where a kernel has none, Yama's `ptrace_scope` of 1 protects the
 * memory of a runner from what it starts.
 */

import { findProgram } from '../run/programs.ts';

/** Alike on every machine: landlock_create_ruleset, landlock_add_rule, landlock_restrict_self. */
const [createRuleset, addRule, restrictSelf] = [444, 445, 446];
/** LANDLOCK_ACCESS_FS_…; moving between folders is refused wherever it is not named. */
const [writeFile, readFile, moveBetween] = [1 << 1, 1 << 2, 1 << 13];
const leastVersion = 2;

/** A line of perl that restricts its process; new privileges must be off before. A kernel without Landlock is let be. */
export const landlockScript = [
  `if(syscall(${createRuleset},0,0,1)>=${leastVersion}){`,
  `my $h=pack("Q",${writeFile | readFile | moveBetween});my $s=syscall(${createRuleset},$h,8,0);`,
  `my $o=sub{my $b=pack("Ql",@_);syscall(${addRule},$s,1,$b,0)};`,
  // By a folder's handle: perl opens no folder as a file.
  `my $p=sub{my $f;opendir($f,$_[1]) and $o->($_[0],fileno $f)};`,
  `$p->(${readFile | moveBetween},"/");opendir my $d,"/";`,
  `for(readdir $d){$p->(${writeFile},"/$_") if -d "/$_" and !/^(\\.\\.?|proc)$/}`,
  `$o->(${writeFile},1);$o->(${writeFile},2);`,
  `syscall(${restrictSelf},$s,0)==0 or exit 125}`,
].join('');

/** Words before a program that start it restricted; none where the machine has no perl. */
export function restricted(): string[] {
  const perl = findProgram('perl');
  if (perl === undefined) return [];
  return [perl, '-e', `${landlockScript}exec{$ARGV[0]}@ARGV or exit 125`];
}
