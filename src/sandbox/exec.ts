/**
 * Defines the type of the function that runs one untrusted shell command in the sandbox. `agent/` and `verdict/` may
 * import nothing of `sandbox/` but the types of this file.
 */

/** `none` leaves loopback; a list holds names, `*.name`, each with an optional port (80 and 443 without). */
export type Network = 'none' | 'full' | readonly string[];

/** One shell command in the sandbox. */
export interface Command {
  /** Run by `/bin/sh -c` with an empty stdin (or `stdin`, through a pipe), stdout and stderr merged into the log file. */
  script: string;
  /** Relative to the tree's root. Default: the root. */
  cwd?: string;
  /** Absolute path of the log, made or truncated; capped keeping head and tail. */
  logPath: string;
  timeoutMs: number;
  stdin?: string;
  /** Added to the sandbox's own allow-listed environment. */
  env?: Record<string, string>;
  /** Its commands get no variable of `test-env`: code of the agent's or a bot's runs there with a way out. */
  withoutTestEnv?: boolean;
  /** Begins without what another setup set in HOME: files with a dot before their name, and `.config`. */
  isSetup?: boolean;
  /** Default: the sandbox's own setting. A list names hosts, reached through a filtering proxy. */
  network?: Network;
  /** Ports of this machine that it reaches as `127.0.0.1:port` on every network. Only in a sandbox that was opened for it. */
  ports?: readonly number[];
  /** Ends the command and every descendant. */
  signal?: AbortSignal;
}

export interface CommandResult {
  /** null where the command was ended from outside. */
  exitCode: number | null;
  ended: 'exited' | 'timed-out' | 'cancelled' | 'limit';
  /** Which limit, where `ended` is `limit`: `processes`, `memory`, `disk`, `output`. */
  limit?: string;
  /** What was free where it was killed (137, or by a limit): the least of the disks that it writes to, and the machine's memory. */
  free?: { diskBytes: number; memoryBytes: number };
  /** Why hosts that it asked for were not reached: our own proxy refuses them, or nobody answers there. */
  unreached?: string[];
  durationMs: number;
  /** Bytes the command printed: the capped log may have fewer. */
  logBytes: number;
}

/** Runs one command to its end, with all its descendants dead when the promise settles. Throws only where the sandbox itself broke. */
export type Exec = (command: Command) => Promise<CommandResult>;
