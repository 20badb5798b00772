/** Defines for each outcome of a run its exit code, check conclusion, label, headline, cause and next step. */

import { mergedWords, passedHeadline } from './final-verification.ts';
import {
  beginAnew,
  cutShort,
  retryCommand,
  stepAfter,
  type WordsHere,
  type WordsThere,
  wordsHere,
  wordsThere,
} from './next-step.ts';
import type { Outcome, Run } from './run.ts';
import { attemptsWords } from './run-phrases.ts';

/** A run as far as the table needs it: also one that was refused before it started. */
export type Ended = Pick<
  Run,
  | 'attempts'
  | 'attemptCount'
  | 'base'
  | 'branch'
  | 'cause'
  | 'commands'
  | 'detail'
  | 'headSha'
  | 'id'
  | 'maxIterations'
  | 'pullRequest'
  | 'pullRequestRefused'
  | 'settings'
  | 'trigger'
  | 'verifiedTree'
>;

interface Row {
  headline(run: Ended): string;
  /** Where the run's own detail says more, it stands instead. */
  cause(run: Ended): string;
  nextStep(words: WordsThere): string;
  /** On the command line, where that differs: there is no comment and no pull request. */
  nextStepLocally?(words: WordsHere): string;
}

type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'timed_out';

/** For programs: exit code of the command line, conclusion of the check run, label of the issue and the pull request. */
const ends: Record<Outcome, readonly [exitCode: number, conclusion: Conclusion, label?: 'ai-passed' | 'ai-failed']> = {
  passed: [0, 'success', 'ai-passed'],
  failed: [3, 'failure', 'ai-failed'],
  'no-progress': [4, 'neutral', 'ai-failed'],
  'no-changes': [4, 'neutral', 'ai-failed'],
  rejected: [9, 'failure', 'ai-failed'],
  'over-budget': [5, 'failure', 'ai-failed'],
  'timed-out': [5, 'timed_out', 'ai-failed'],
  cancelled: [130, 'cancelled'],
  'setup-failed': [10, 'failure', 'ai-failed'],
  'provider-error': [6, 'failure', 'ai-failed'],
  'publish-failed': [7, 'failure', 'ai-failed'],
  refused: [8, 'neutral'],
  skipped: [0, 'skipped'],
  misconfigured: [2, 'failure', 'ai-failed'],
  error: [1, 'failure', 'ai-failed'],
};

/** Where no setup failed: what was found, or what the command that came after it did. */
const beforeModel: Partial<Record<NonNullable<Run['cause']>, string>> = {
  'red-before': 'The test command is red',
  'red-for-no-test': 'The test command is red',
  'lost-exit-code': 'The test command is green though tests fail',
  'slow-tests': 'Build and tests do not end in time',
  watching: 'A command watches for changes and does not end',
  'cannot-start': 'The build or test command cannot start',
  'no-test-command': 'There is no test command',
  'missing-tool': 'A program that the commands need is missing',
};

const hintLocally = ({ goesOn, retry, id }: WordsHere) =>
  `\`${retry} "<hint>"\` ${goesOn} with your hint. \`redgreen logs ${id}\` shows what the tests printed.`;
const retryWithHint = ({ orPush }: WordsThere) => `Comment \`/retry\` with a hint${orPush}.`;
const correctCommands = 'Correct `setup-command`, `build-command` or `test-command`, then';
const withoutDry = 'Look at the change, then run it again without `--dry-run`.';
const openByHand = 'Open the pull request from the branch, review it and merge it.';

/** For people. */
const table: Record<Outcome, Row> = {
  passed: {
    headline: passedHeadline,
    cause: (run) => `${mergedWords(run)}${testCommand(run)} exited 0 on exactly the tree that ${whatBecameOfIt(run)}.`,
    nextStep: () => 'Review the pull request and merge it.',
    nextStepLocally: ({ review }) => review,
  },
  failed: {
    headline: (run) => `Failed after ${attemptsWords(run.attemptCount)}`,
    cause: (run) => `${testCommand(run)} is still red, and the retries are used up.`,
    nextStep: retryWithHint,
    nextStepLocally: hintLocally,
  },
  'no-progress': {
    headline: (run) => run.detail || 'No progress detected',
    cause: (run) =>
      cutShort(run.cause) ??
      (leftAsItWas(run)
        ? 'The last attempt left every file as it was.'
        : 'Another retry would have started from a tree that the run had before.'),
    nextStep: retryWithHint,
    nextStepLocally: hintLocally,
  },
  'no-changes': {
    headline: (run) => run.detail || 'No progress detected: no file changed',
    cause: (run) => cutShort(run.cause) ?? 'The first attempt left every file as it was.',
    nextStep: ({ again }) => `Say more precisely what should change, then ${again}.`,
    nextStepLocally: ({ refineWords }) => `Say more precisely what should change, ${refineWords}.`,
  },
  rejected: {
    headline: () => 'Rejected by the review',
    cause: () => 'The tests are green, but the review still asks for changes.',
    nextStep: () => 'Read the findings, then comment `/retry` and say what to do about them.',
    nextStepLocally: ({ retry }) => `Read the findings, then run \`${retry} "<hint>"\` and say what to do about them.`,
  },
  'over-budget': {
    headline: () => 'Stopped: the cost limit is reached',
    cause: () => 'The next call to the model could have exceeded `max-cost-usd`.',
    nextStep: () => 'Raise `max-cost-usd`, then comment `/retry`.',
    nextStepLocally: ({ goesOn, retry }) => `Raise the limit: \`${retry} --max-cost-usd <more>\` ${goesOn}.`,
  },
  'timed-out': {
    headline: () => "Stopped: the run's time limit is reached",
    cause: () => 'The run reached `timeout-minutes`.',
    nextStep: () => 'Raise `timeout-minutes`, then comment `/retry`.',
    nextStepLocally: ({ goesOn, retry }) => `Give it more time: \`${retry} --timeout-minutes <more>\` ${goesOn}.`,
  },
  cancelled: {
    headline: () => 'Cancelled',
    cause: () => 'The run was stopped from outside.',
    nextStep: () => 'Comment `/retry` to continue from the branch as it is.',
    nextStepLocally: ({ goesOn, retry }) => `\`${retry}\` ${goesOn}.`,
  },
  'setup-failed': {
    headline: ({ cause }) => `${(cause && beforeModel[cause]) ?? 'Setup failed'}, before any call to the model`,
    cause: () => 'The repository could not be prepared for its tests.',
    nextStep: ({ again }) => `${correctCommands} ${again}.`,
    nextStepLocally: ({ retry }) => `${correctCommands} run \`${retry}\`.`,
  },
  'provider-error': {
    headline: () => 'The model provider could not be used',
    cause: () => 'The provider refused the calls or did not answer.',
    nextStep: () => 'Check the key and the limits of the account, then comment `/retry`.',
    nextStepLocally: ({ goesOn, retry }) =>
      `Check the key, the limits of the account and the connection to the provider (network, HTTPS_PROXY). Then \`${retry}\` ${goesOn}.`,
  },
  'publish-failed': {
    headline: () => 'The work could not be published',
    cause: () => 'The push was refused.',
    nextStep: () => 'Remove what blocks the push, then comment `/retry`.',
    nextStepLocally: ({ goesOn, retry }) => `Remove what blocks the push. Then \`${retry}\` ${goesOn}.`,
  },
  refused: {
    headline: () => 'Refused',
    cause: () => 'Whoever asked for it may not start a run.',
    nextStep: () => 'Ask someone who may write to the repository.',
  },
  skipped: {
    headline: () => 'Skipped',
    cause: () => 'The event is not for Redgreen.',
    nextStep: () => 'There is nothing to do.',
  },
  misconfigured: {
    headline: () => 'Misconfigured',
    cause: () => 'A setting is not valid.',
    nextStep: () => 'Correct the named setting, then start again.',
  },
  error: {
    headline: () => 'Ended by an error',
    cause: () => 'Something other than the code under test broke.',
    nextStep: () => 'Read the job log, then comment `/retry`.',
    nextStepLocally: ({ goesOn, retry }) => `Read the log of the run. Then \`${retry}\` ${goesOn}.`,
  },
};

/** Headline, cause and next step of a run that has ended. */
export function outcomeWords(outcome: Outcome, run: Ended) {
  const row = table[outcome];
  const headline = row.headline(run);
  const said = run.detail !== undefined && run.detail !== '' && run.detail !== headline && outcome !== 'passed';
  const anew = outcome === 'cancelled' && run.headSha === undefined ? beginAnew(run, isLocal(run)) : undefined;
  const isHere = isLocal(run);
  const there = wordsThere(run);
  const again = isHere ? `run \`${retryCommand(run)}\`` : there.again;
  const step = run.cause && stepAfter(run.cause, again, { isHere, attempt: run.attempts.at(-1)?.name.number });
  const refused = outcome === 'publish-failed' && run.pullRequestRefused !== undefined ? openByHand : undefined;
  const isDry = isHere && outcome === 'passed' && run.settings['dry-run']?.value === true ? withoutDry : undefined;
  const own = isHere && row.nextStepLocally ? row.nextStepLocally(wordsHere(run)) : row.nextStep(there);
  return {
    headline,
    cause: said ? (run.detail ?? '') : row.cause(run),
    nextStep: step ?? anew ?? refused ?? isDry ?? own,
  };
}

/** Exit code of the command line, 0 to 130. */
export function exitCode(outcome: Outcome): number {
  return ends[outcome][0];
}

/** `conclusion` of a GitHub check run. */
export function checkConclusion(outcome: Outcome): Conclusion {
  return ends[outcome][1];
}

/** Absent where the outcome says nothing about the code: refused, skipped, cancelled. */
export function outcomeLabel(outcome: Outcome): 'ai-passed' | 'ai-failed' | undefined {
  return ends[outcome][2];
}

/** Whether the Action's step exits 1 for this outcome, by the `fail-on` setting. */
export function failsStep(outcome: Outcome, failOn: 'not-passed' | 'error' | 'never'): boolean {
  if (failOn === 'never') return false;
  if (failOn === 'not-passed') return !['passed', 'skipped', 'refused'].includes(outcome);
  return ['error', 'misconfigured', 'setup-failed', 'provider-error', 'publish-failed'].includes(outcome);
}

/** No GitHub: the work is a branch in the clone. */
export function isLocal({ trigger }: Pick<Run, 'trigger'>): boolean {
  return trigger.kind === 'story-file' || trigger.kind === 'eval';
}

function leftAsItWas({ attempts }: Ended) {
  const last = attempts.at(-1)?.checkpoint;
  return last?.files === 0 && last.heldBack.length === 0;
}

function whatBecameOfIt(run: Ended) {
  return `${run.settings['dry-run']?.value === true ? 'would be' : 'was'} ${isLocal(run) ? 'committed' : 'pushed'}`;
}

/** One that is put together for many folders says nothing in a sentence. */
function testCommand({ commands: { test = '' } }: Ended) {
  return test === '' || test.length > 80 ? 'The test command' : test;
}
