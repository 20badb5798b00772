/** Why a commit became no story, in words, and what can be done about it. */

import type { NoChange } from '../../run-story/history.ts';
import type { NotProved } from '../../run-story/prove-change.ts';

export type Reason =
  | NoChange
  | NotProved
  | 'no-tests'
  | 'no-sources'
  | 'too-large'
  | 'special-files'
  | 'says-nothing'
  | 'broke';

interface Words {
  what: string;
  /** What helps where many fell out for it. */
  hint?: string;
}

export const reasons: Readonly<Record<Reason, Words>> = {
  'first-commit': { what: 'first commit' },
  'cut-off': {
    what: 'its base is not in this clone, which is shallow',
    hint: 'git fetch --unshallow brings the rest of the history',
  },
  merge: { what: 'merge; the commits that it brought were looked at one by one' },
  'part-of-pull-request': { what: 'part of a merged pull request, which is looked at as a whole' },
  'no-tests': {
    what: 'changes no tests',
    hint: 'tests that lie where no convention expects them are named by --test-paths "checks/**"',
  },
  'no-sources': { what: 'changes nothing that tests could be red for' },
  'too-large': { what: 'changes more than a story asks for' },
  'special-files': { what: 'changes links or submodules' },
  'says-nothing': {
    what: 'its text says nothing that could be asked',
    hint: 'with GITHUB_TOKEN set, the texts of issues and pull requests are used',
  },
  'no-command': { what: 'no test command at its base', hint: '--test-command "make check" names one' },
  'no-sandbox': { what: 'no sandbox works here', hint: '`redgreen doctor` says why' },
  'setup-failed': {
    what: 'its base cannot be set up any more',
    hint: 'old lock files often name what is gone: try --setup-command "npm install", or a later --since',
  },
  'base-red': { what: 'its base is red', hint: 'import.jsonl names the tests; --test-command can leave them out' },
  'tests-green-before': { what: 'its tests are green without it' },
  'tests-timed-out': { what: 'its tests do not end without it', hint: 'a larger --test-timeout-minutes' },
  'change-red': { what: 'red with the change itself' },
  flaky: { what: 'green and then red with the change itself: flaky' },
  broke: { what: 'broke while it was tried' },
};

/** Older bases will hardly be better than these. */
export const hopeless: ReadonlySet<Reason> = new Set<Reason>(['no-command', 'no-sandbox', 'setup-failed', 'base-red']);
