/** Lists every error code with its outcome, message and remedy, and finds the code for any thrown value. */

import type { Outcome } from './run.ts';

/** Something about what was given that keeps a run from starting. All of them are told at once. */
export interface Problem {
  /** Where it was given: `input`, `REDGREEN_MODEL`, `.github/redgreen.yml`, the story. */
  source: string;
  setting?: string;
  /** The whole sentence: the setting, what was given, what is allowed. */
  message: string;
  /** From 1. */
  line?: number;
  column?: number;
}

/** `.github/redgreen.yml:3:5: max-iterations is 11; allowed: …` */
export function problemText({ source, line, column, message }: Problem): string {
  const place = line === undefined ? source : `${source}:${line}:${column ?? 1}`;
  return `${place}: ${message}`;
}

/** Throws where there are problems, with each of them on a line of its own. */
export function refuseProblems(code: ErrorCode, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new RedgreenError(code, `\n${problems.map(problemText).join('\n')}`);
}

interface Entry {
  outcome: Outcome;
  what: string;
  fix: string;
}

/** Every code with what happened and what to do. A code is never given a second meaning. */
export const catalogue = {
  'bad-settings': {
    outcome: 'misconfigured',
    what: 'The settings cannot be used',
    fix: 'Correct what is named above; `redgreen config --explain` shows where each value comes from.',
  },
  'bad-server': {
    outcome: 'misconfigured',
    what: 'The server cannot start with these settings',
    fix: 'Correct what is named above; `redgreen serve --help` lists the variables.',
  },
  'no-database': {
    outcome: 'error',
    what: 'The database cannot be used',
    fix: 'Check DATABASE_URL, and that PostgreSQL is up and accepts this user. If DATABASE_URL is empty, check the file in REDGREEN_DATA_DIR.',
  },
  'bad-story': {
    outcome: 'misconfigured',
    what: 'The story cannot be used',
    fix: 'Correct what is named above; `redgreen validate <file>` checks it again.',
  },
  'suite-story': {
    outcome: 'misconfigured',
    what: 'This story belongs to a suite',
    fix: 'Run it with `redgreen eval <file>`, which prepares its fixture. `redgreen run` is for stories about the repository that they are in.',
  },
  'bad-suite': {
    outcome: 'misconfigured',
    what: 'The suite cannot be used',
    fix: 'Correct what is named above. Nothing has run.',
  },
  'story-unreadable': {
    outcome: 'misconfigured',
    what: 'The story file cannot be read',
    fix: 'Check the path. It is relative to the current directory.',
  },
  'bad-usage': {
    outcome: 'misconfigured',
    what: 'The command line cannot be used',
    fix: '`redgreen --help` and `redgreen <command> --help` show what is allowed.',
  },
  'not-found': {
    outcome: 'misconfigured',
    what: 'Not found',
    fix: '`redgreen runs` lists the runs, and `redgreen runs --evals` the eval runs. `redgreen run story.md` starts the first one.',
  },
  'not-a-repository': {
    outcome: 'misconfigured',
    what: 'This directory is not a git repository with files and a commit',
    fix: 'Run it inside a clone, or `git init` and commit first.',
  },
  'not-linux': {
    outcome: 'setup-failed',
    what: 'Redgreen runs stories only on Linux',
    fix: 'Run it in a Linux container with Node 24, git and perl, such as this one: `docker run --rm -it --privileged -e ANTHROPIC_API_KEY -v "$PWD:/repo" -w /repo node:24 npx -y https://github.com/redgreen-dev/redgreen/releases/latest/download/redgreen.tgz run …`.',
  },
  'sandbox-leaks': {
    outcome: 'setup-failed',
    what: 'The sandbox does not hold',
    fix: 'Do not run Redgreen here. `redgreen doctor` shows which check failed.',
  },
  'disk-full': {
    outcome: 'error',
    what: 'The disk is full',
    fix: 'Free some space. `redgreen prune` removes old runs; a server of the App removes runs older than REDGREEN_RETENTION_DAYS when it starts.',
  },
  unwritable: {
    outcome: 'error',
    what: 'A file cannot be written',
    fix: 'Check that this user may write there, that its folder is really a folder, and that the disk is not read-only.',
  },
  'record-unusable': {
    outcome: 'error',
    what: 'The record cannot be used',
    fix: 'Check that `.redgreen` in the clone is a folder that this user may write to. If you move it away, Redgreen makes a new one.',
  },
  'key-refused': {
    outcome: 'provider-error',
    what: 'The model provider refused the key',
    fix: 'Check `anthropic-api-key`. It may be revoked, mistyped or from another workspace.',
  },
  'spend-limit': {
    outcome: 'provider-error',
    what: "The account's credit or spend limit is used up",
    fix: 'Raise the limit at the provider, then try again.',
  },
  'unknown-model': {
    outcome: 'provider-error',
    what: 'The provider does not know the model',
    fix: 'Check `model`.',
  },
  'provider-down': {
    outcome: 'provider-error',
    what: 'The model provider did not answer',
    fix: 'Try again later.',
  },
  'token-refused': {
    outcome: 'error',
    what: 'GitHub refused the token',
    fix: 'Check `github-token` and the `permissions:` of the job: contents, issues and pull-requests need write.',
  },
  'github-refused': {
    outcome: 'error',
    what: 'GitHub refused a call',
    fix: "Check the token's rights: contents, issues and pull-requests need write. An organisation may require you to authorise the token for single sign-on. Nobody can write to an archived repository.",
  },
  'app-refused': {
    outcome: 'error',
    what: 'GitHub does not know the App by this id and key',
    fix: 'Check REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and the clock of this machine. `redgreen doctor` tells you which is wrong.',
  },
  'access-lost': {
    outcome: 'error',
    what: 'The App has no access to the repository',
    fix: "Install the App on the repository, and accept the permissions that it requests in the installation's settings.",
  },
  'calls-used-up': {
    outcome: 'error',
    what: 'The run has used up its calls to GitHub',
    fix: 'Comment `/retry`. An issue with thousands of comments needs too many calls: open a new issue that refers to it.',
  },
  'github-down': {
    outcome: 'error',
    what: 'GitHub did not answer',
    fix: 'Set the label or comment `/retry` again later. githubstatus.com reports outages.',
  },
  internal: {
    outcome: 'error',
    what: 'Something broke inside Redgreen',
    fix: 'Run it again with `--debug` (in the Action, with debug logging), and report it with the log.',
  },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof catalogue;

/** An error with a code of the catalogue; `detail` says what exactly, for a person, without secrets. */
export class RedgreenError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly outcome: Outcome;
  readonly fix: string;

  /** `fix`: what to do where the catalogue's words would not help. */
  constructor(code: ErrorCode, detail = '', options: ErrorOptions & { fix?: string } = {}) {
    const { what, outcome, fix } = catalogue[code];
    // A list below ends the line.
    const between = detail.startsWith('\n') ? ':' : ': ';
    super(detail === '' ? what : `${what}${between}${detail}`, options);
    this.name = 'RedgreenError';
    this.code = code;
    this.detail = detail;
    this.outcome = outcome;
    this.fix = options.fix ?? fix;
  }
}

/**
 * What happened, without a full stop, and what to do, of anything thrown. A `RedgreenError` knows its remedy, a full disk has one; all
 * else is `internal`.
 */
export function explain(error: unknown): { code: ErrorCode; outcome: Outcome; what: string; fix: string } {
  if (error instanceof RedgreenError)
    return { code: error.code, outcome: error.outcome, what: withoutStop(error.message), fix: error.fix };
  const folder = isDiskFull(error) ? undefined : unmadeScratch(error);
  if (folder !== undefined) return explain(folder);
  const code = isDiskFull(error) ? 'disk-full' : 'internal';
  const { outcome, what, fix } = catalogue[code];
  return {
    code,
    outcome,
    what: withoutStop(`${what}: ${error instanceof Error ? error.message : String(error)}`),
    fix,
  };
}

/** The words of others, at its end, may be a sentence of their own. */
const withoutStop = (text: string) => text.replace(/\.\s*$/, '');

/** A folder that takes none is the machine's affair, and not a fault of ours; the one for passing files can be another. */
function unmadeScratch(error: unknown) {
  const { syscall, path = '', code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (syscall === 'mkdir') return new RedgreenError('unwritable', `${path} (${code})`);
  if (syscall !== 'mkdtemp') return undefined;
  const [folder, name = ''] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1)];
  const fix = 'Set TMPDIR to a folder that is there and that this user may write.';
  return new RedgreenError('unwritable', `${folder} (${code})`, name.startsWith('redgreen-') ? { fix } : {});
}

/** Of the system's own calls and of SQLite. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: '' };
  return code === 'ENOSPC' || code === 'EDQUOT' || /database or disk is full|No space left/i.test(message);
}
