/**
 * Builds the shell launcher that starts inside the sandbox, sets limits and environment, and runs the command's script. It
 * gets script, folder and environment on stdin and not in its arguments, so that no value shows in `/proc/<pid>/cmdline`, in
 * sudo's log or in a file, and every command of a backend has the same short argument list.
 */

import { quoted } from '../text/shell-quote.ts';

export interface Launch {
  script: string;
  /** Absolute, as seen inside. */
  cwd: string;
  env: Record<string, string>;
  stdin: string | undefined;
  /** Undefined: not bounded here, because it would count the user's other processes. */
  processes: number | undefined;
  fileBytes: number;
}

/** Written to stderr by the launcher before any foreign code; without it what is on stderr is the sandbox's own trouble. */
export const startedMark = 'started\n';

// Limits are set here, inside the user namespace: outside they would count the user's other processes. `ulimit -p` is dash's,
// `-u` bash's; a program for it would cost 1 ms. fd 9 is how the namespaces backend hands over the user namespace; it ends here.
const launcher = `eval "$(head -c "$1")"
[ "$2" = - ] || ulimit -p "$2" 2>/dev/null || ulimit -u "$2" || exit 125
ulimit -f "$3" && ulimit -c 0 || exit 125
printf 'started\\n' >&2
exec 2>&1 9<&-
cd -- "$given_cwd" || exit 126
unset OLDPWD
[ "$given_input" = yes ] || exec </dev/null
exec /bin/sh -c "$given_script"`;

/** Arguments after the backend's own, and what goes to stdin before the command's own input. */
export function launch({ script, cwd, env, stdin, processes, fileBytes }: Launch): { args: string[]; input: Buffer } {
  const variables = { given_cwd: cwd, given_input: stdin === undefined ? 'no' : 'yes', given_script: script };
  const exported = Object.entries(env).map(([name, value]) => `export ${checkedName(name)}=${quoted(value)}`);
  const set = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  const block = Buffer.from(`${[...exported, ...set].join(';')}\n`);
  const limits = [`${processes ?? '-'}`, `${Math.ceil(fileBytes / 512)}`];
  return {
    args: ['/bin/sh', '-c', launcher, 'launcher', `${block.length}`, ...limits],
    input: Buffer.concat([block, Buffer.from(stdin ?? '')]),
  };
}

function checkedName(name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) throw new Error(`not a variable name: ${JSON.stringify(name)}`);
  return name;
}
