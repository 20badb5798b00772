/** Writes the sentences that tell the user what to do after a run, depending on why the run stopped. */

export type StopCause = keyof typeof steps;

/** Where it is read: in a clone there is no issue to close. `attempt`: the one that the run ended with. */
interface Reader {
  isHere?: boolean;
  attempt?: number | undefined;
}

/** What to do first, or the whole sentence: `again` is how the run is started then, by a comment on GitHub or a command here. */
type Step = string | ((again: string, reader: Reader) => string);

const steps = {
  'no-test-command':
    'Set `test-command` to the command that runs the tests: as a flag, as an input, or in `.github/redgreen.yml` on the default branch.',
  'unreadable-file': 'Correct the file named above on the branch that the run starts from, or set `test-command`.',
  subfolder: 'Set `working-directory` to the folder named above, or `projects` to cover several,',
  'missing-folder': 'Set `working-directory` to a folder of the repository, or remove the setting.',
  'missing-base':
    'Set `base-branch` to a branch that the repository has, or remove the setting to use the default branch.',
  'no-commit': 'Push a first commit that the tests can run on,',
  'hidden-toolchain':
    'Install it below /usr or /opt, or with nvm, pyenv, rbenv, asdf, mise, rustup or sdkman, whose folders the sandbox opens. `redgreen doctor` shows whether it is found.',
  'red-before':
    'Make the tests green on the base branch, or leave them to the agent with `baseline: allow-known` (`allow-any` if the output names no test).',
  'red-for-no-test':
    'Correct what is named above on the base branch, set `test-command` to a command that runs only tests, or leave it to the agent with `baseline: allow-any`.',
  watching: 'Set `test-command` to a command that runs the tests once and ends,',
  'lost-exit-code':
    "Set `test-command` to a command that fails when a test fails. Around a pipe, use `bash -o pipefail -c '…'`.",
  'slow-tests': 'Raise `test-timeout-minutes`, or set `test-command` to faster tests.',
  stopped: 'Give the command more disk, memory or processes, or let it use less.',
  'missing-tool':
    'Install what is named above where every user finds it (on GitHub in an earlier step), or let `setup-command` install it.',
  projects: 'Set `projects` to the folders and their commands, or `test-command` to a command that runs them all.',
  submodule: (again, { isHere }) =>
    `${isHere ? 'Fetch it into this clone with `git submodule update --init --recursive`' : 'Give a `github-token` that may read it, or fetch it with `submodules: true` of actions/checkout'}. If nothing needs it, set \`update = none\` in .gitmodules. Then ${again}.`,
  lfs: (again, { isHere }) =>
    `${isHere ? 'Fetch it into this clone with `git lfs pull`' : 'Give a `github-token` that may read it, or fetch it with `lfs: true` of actions/checkout'}. Exclude files that nothing needs with \`lfs.fetchexclude\` in .lfsconfig. Then ${again}.`,
  'setup-command': 'Correct `setup-command`, or set it to `none` if nothing has to be set up.',
  'cannot-start': 'Correct the command named above, or install what it starts where every user finds it.',
  'missing-agent': 'Install the program named above where every user finds it, or correct `agent`.',
  'agent-failed': (again, { attempt = '<attempt>' }) =>
    `Correct what made the agent's program fail. Its output is in \`logs/agent-${attempt}.log\` of the run's folder. Then ${again}.`,
  'turn-limit': 'Raise `max-turns`, or ask for less at once.',
  'green-before': (again, { isHere }) =>
    `If the work is already done, ${isHere ? 'there is nothing left to do' : 'close the issue'}. If not, say more precisely what should change, then ${again}.`,
  conflict: (again) => `Resolve the conflict by hand, or ${again} and add how to resolve it.`,
  'model-refusal': 'Reword the story, or choose another `model`.',
  'unknown-model': 'Set `model` to the id of a model that the provider has,',
  'held-back':
    'A run never pushes such paths. If you want the change, apply the patch named above by hand (`git apply`). If something else should change, say so,',
  'workflows-permission':
    "Give a `github-token` that may write workflows (`workflows: write`, which a job's own token never has), or apply the patch by hand.",
  sandbox: 'Run `redgreen doctor` on this machine to see what the sandbox lacks,',
} as const satisfies Record<string, Step>;

export function stepAfter(cause: StopCause, again: string, reader: Reader = {}): string {
  const step: Step = steps[cause];
  if (typeof step === 'function') return step(again, reader);
  return `${step} ${step.endsWith(',') ? 'then' : 'Then'} ${again}.`;
}

/** An agent that was still at work shows nothing about the story. */
export function cutShort(cause: StopCause | undefined): string | undefined {
  return cause === 'turn-limit' ? 'The agent was stopped at `max-turns` before it had finished.' : undefined;
}

export const stopCauses = Object.keys(steps) as StopCause[];

/** How a run in a clone is gone on with. */
export function retryCommand({ id }: { id: string }): string {
  return `redgreen retry ${id}`;
}

/** After a stop before the first commit: there is no branch to go on from. */
export function beginAnew(run: { id: string }, isLocal: boolean): string {
  return `${isLocal ? `\`${retryCommand(run)}\` begins` : 'Comment `/retry` to begin'} again: nothing was committed.`;
}

/** Where a run stands: a step on GitHub and one in a clone are told in these words. */
interface RunPlace {
  id: string;
  branch?: string | undefined;
  headSha?: string | undefined;
  trigger: { kind: string };
}

export interface WordsThere {
  /** How it is begun once more: on a pull request that is not ours the label is refused. */
  again: string;
  /** Nothing can be pushed where no branch is. */
  orPush: string;
}

export function wordsThere({ trigger, headSha }: RunPlace): WordsThere {
  const command = { fix: 'fix', 'on-red': 'fix', update: 'update' }[trigger.kind];
  return {
    again: command === undefined ? 'set the label again' : `comment \`/redgreen ${command}\``,
    orPush: headSha === undefined ? '' : ', or push a fix to the branch and comment `/retry`',
  };
}

export interface WordsHere {
  /** The run's own: what is read later may no longer be the latest. */
  id: string;
  /** `redgreen retry <id>`. */
  retry: string;
  /** What that does. */
  goesOn: string;
  /** How the story is asked for more precisely: once more it would begin a second branch. */
  refineWords: string;
  review: string;
}

export function wordsHere({ id, branch = '', headSha, trigger }: RunPlace): WordsHere {
  // A name that a shell would read otherwise is not put into a command.
  const canMerge = headSha !== undefined && trigger.kind !== 'eval' && /^\w[\w./-]*$/.test(branch);
  const retry = retryCommand({ id });
  return {
    id,
    retry,
    goesOn: headSha === undefined ? 'starts again' : 'continues from the branch',
    refineWords: headSha === undefined ? 'then run the story again' : `as a hint: \`${retry} "<hint>"\``,
    review: canMerge
      ? `Review the change (\`redgreen diff ${id}\`) and merge it: \`git merge ${branch}\`.`
      : 'Review the branch and merge it.',
  };
}

/** Of a run in a clone that has no end, and whose process is gone. */
export function afterInterruption(run: { id: string; headSha?: string | undefined }): string {
  return run.headSha === undefined ? beginAnew(run, true) : `\`${retryCommand(run)}\` continues from the branch.`;
}
