/** Builds the kernel's restrictions on sandboxed commands: seccomp filters system calls, Landlock restricts files. */

import { findProgram, program } from '../run/system-programs.ts';

/** In the run folder: the filter as the kernel reads it. */
export const filterFile = 'filter.bpf';

interface Architecture {
  /** AUDIT_ARCH_… of linux/audit.h. */
  audit: number;
  socket: number;
  ptrace: number;
  keyctl: number;
  /** add_key, request_key, userfaultfd, bpf, perf_event_open, process_vm_readv, process_vm_writev. */
  others: readonly number[];
}

/** Numbers of asm/unistd.h. Each machine also runs programs of its 32-bit sibling, whose numbers differ. */
const x64 = { audit: 0xc000003e, socket: 41, ptrace: 101, keyctl: 250, others: [248, 249, 323, 321, 298, 310, 311] };
const i386 = { audit: 0x40000003, socket: 359, ptrace: 26, keyctl: 288, others: [286, 287, 374, 357, 336, 347, 348] };
const arm64 = { audit: 0xc00000b7, socket: 198, ptrace: 117, keyctl: 219, others: [217, 218, 282, 280, 241, 270, 271] };
const arm = { audit: 0x40000028, socket: 281, ptrace: 26, keyctl: 311, others: [309, 310, 388, 386, 364, 376, 377] };
/** io_uring_setup, _enter, _register, pidfd_getfd: the same everywhere. */
const everywhere = [425, 426, 427, 438];
/** PTRACE_ATTACH, PTRACE_SEIZE. */
const attach = [16, 0x4206];

const machines: Partial<Record<string, { architectures: Architecture[]; prctl: number }>> = {
  x64: { architectures: [x64, i386], prctl: 157 },
  arm64: { architectures: [arm64, arm], prctl: 167 },
};

/**
 * The program for the kernel (`struct sock_filter[]`); a reason where this machine's numbers are not known. It refuses the kernel's
 * keyrings, which no namespace separates (the parent's session keys could be read inside), calls that reach past namespaces or deep
 * into the kernel, and calls that take hold of another process: code under test could rewrite its runner.
 */
export function systemCallFilter(machine: string = process.arch): Buffer | string {
  const known = machines[machine];
  if (known === undefined) return `no system-call filter is known for ${machine}`;
  const all = known.architectures.flatMap((one) => withinArchitecture(one));
  // An architecture that is not named makes no call at all.
  return Buffer.concat([load(architectureAt), ...all, give(errno.ENOSYS)]);
}

/** Jumps over its own block where the architecture is another; what it does not name is allowed. */
function withinArchitecture({ audit, socket, ptrace, keyctl, others }: Architecture): Buffer[] {
  const refused = [...others, keyctl, ...everywhere];
  // What follows the tests for `refused`, counted from their ends: the last three are the answers.
  const byArgument = [
    instruction(jump.ifEqual, socket, 0, 3),
    load(firstArgumentAt),
    instruction(jump.ifEqual, familyVsock, 7, 0),
    give(allow),
    instruction(jump.ifEqual, ptrace, 0, 3),
    load(firstArgumentAt),
    ...attach.map((request, at) => instruction(jump.ifEqual, request, attach.length - at + 2, 0)),
  ];
  const block = [
    load(numberAt),
    // x32 is x86-64 with other numbers from here on.
    instruction(jump.ifAtLeast, 0x40000000, refused.length + byArgument.length + 1, 0),
    ...refused.map((number, at) => instruction(jump.ifEqual, number, refused.length - at + byArgument.length, 0)),
    ...byArgument,
    give(allow),
    give(errno.ENOSYS),
    give(errno.EAFNOSUPPORT),
    give(errno.EPERM),
  ];
  return [instruction(jump.ifEqual, audit, 0, block.length), ...block];
}

const numberAt = 0;
const architectureAt = 4;
const firstArgumentAt = 16;
const familyVsock = 40;
const allow = 0x7fff0000;
/** SECCOMP_RET_ERRNO with the number: programs take it for a kernel without the call, and go on. */
const errno = { EPERM: 0x00050000 + 1, ENOSYS: 0x00050000 + 38, EAFNOSUPPORT: 0x00050000 + 97 };
const jump = { ifEqual: 0x15, ifAtLeast: 0x35 };

const load = (at: number) => instruction(0x20, at, 0, 0);
const give = (value: number) => instruction(0x06, value, 0, 0);

function instruction(code: number, value: number, ifTrue: number, ifFalse: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}

/**
 * Words of a shell line that put the filter on and start what follows, for a backend without bubblewrap: perl is on every Debian
 * and Ubuntu (perl-base is essential), and `setpriv` takes no filter before util-linux 2.41. New privileges must be off before.
 */
export function filtered(filter: Buffer): string {
  const { architectures: [own] = [], prctl = -1 } = machines[process.arch] ?? {};
  const script = [
    'my $f=pack("H*",shift);',
    'my $p=pack("S x6 P",length($f)/8,$f);',
    // JOIN_SESSION_KEYRING, for descriptions in /proc; a kernel without keyrings has none.
    `syscall(${own?.keyctl ?? -1},1,0);`,
    `syscall(${prctl},22,2,$p,0,0)==0 or exit 125;`,
    `${landlockScript};`,
    'exec{$ARGV[0]}@ARGV or exit 125',
  ].join('');
  return `${program('perl')} -e '${script}' ${filter.toString('hex')}`;
}

/** Alike on every machine: landlock_create_ruleset, landlock_add_rule, landlock_restrict_self. */
const [createRuleset, addRule, restrictSelf] = [444, 445, 446];
/** LANDLOCK_ACCESS_FS_…; moving between folders is refused wherever it is not named. */
const [writeFile, readFile, moveBetween] = [1 << 1, 1 << 2, 1 << 13];
const leastVersion = 2;

/**
 * A line of perl that restricts its process; new privileges must be off before. A kernel without Landlock is let be. Nothing below
 * /proc is written (`/proc/<id>/mem`), and only stdout is opened anew there: by `/proc/self/fd/1` one took away what another printed.
 */
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
