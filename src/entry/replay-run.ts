/** A recorded run repeated offline with the model's recorded answers, and what went another way. */

import { RedgreenError } from '../errors.ts';
import { exitCode } from '../run/outcome.ts';
import type { Attempt, Outcome, Run } from '../run/run.ts';
import { attemptsWords, resultWords } from '../run/words.ts';
import { answersPath, readAnswers } from '../store/answers.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo, ExitCode } from './command-io.ts';
import { openClone } from './local-clone.ts';
import { openRun } from './local-record.ts';
import { runLocally } from './local-run.ts';
import { settingsOfRun } from './recorded-settings.ts';
import { eventTeller } from './terminal.ts';

export async function replayRun(io: CommandIo, name: string, json: boolean): Promise<ExitCode> {
  const { run: before, answers } = await recorded(io, name);
  await using clone = await openClone(io);
  if ((await clone.repository.resolve(before.base.commit)) === undefined) {
    const what = `this clone does not have the commit ${before.base.commit} that run ${before.id} started from`;
    throw new RedgreenError('bad-usage', what);
  }
  const { story } = before;
  // No run records more of it.
  const unsaid = { nonGoals: [], stopConditions: [], comments: [], frontMatter: {} };
  const after = await runLocally({
    story: { ...story, body: story.body ?? '', ...unsaid, ref: story },
    // Dry: a repetition leaves no branch.
    settings: { ...settingsOfRun(before, { needsKey: false }).settings, dryRun: true },
    sources: before.settings,
    warnings: [],
    clone,
    environment: io.environment,
    signal: io.signal,
    repeats: { runId: before.id, commit: before.base.commit, answers },
    onEvent: eventTeller(io),
  });
  const differences = runDifferences(before, after);
  if (json) io.stdout.write(`${JSON.stringify({ run: before.id, replay: after.id, differences }, null, 2)}\n`);
  else {
    const same = `The same: ${attemptsWords(after.attemptCount)}, outcome ${after.outcome}`;
    for (const line of differences.length === 0 ? [same] : differences) io.stdout.write(`${visibleLine(line, 500)}\n`);
  }
  return codeOfReplay(differences.length, after.outcome);
}

/** What ends a replay by this machine or this moment shows nothing about the run: it has the code of its own outcome. */
export function codeOfReplay(differences: number, outcome: Outcome = 'error'): ExitCode {
  if (differences === 0) return 0;
  const isOfHere = ['cancelled', 'error', 'misconfigured', 'setup-failed', 'timed-out'].includes(outcome);
  return exitCode(isOfHere ? outcome : 'failed');
}

async function recorded(io: CommandIo, text: string) {
  await using found = await openRun(io, text);
  const answers = await readAnswers(answersPath(found.folder));
  if (answers === undefined) {
    const what = `run ${found.run.id} has no recorded answers: its agent was a command, or its folder is gone`;
    throw new RedgreenError('bad-usage', what);
  }
  return { run: found.run, answers };
}

/** What went another way, a sentence each: outcome, attempts, their trees and what the tests said. Times and costs may differ. */
function runDifferences(before: Run, after: Run): string[] {
  const differences: string[] = [];
  const differ = (what: string, was: string | undefined, is: string | undefined) => {
    if (was !== is) differences.push(`${what}: was ${was ?? 'nothing'}, is ${is ?? 'nothing'}`);
  };
  differ('outcome', before.outcome, after.outcome);
  const count = Math.max(before.attempts.length, after.attempts.length);
  for (let index = 0; index < count; index++) {
    const [was, is] = [before.attempts[index], after.attempts[index]];
    const name = `attempt ${index + 1}`;
    differ(name, was?.label, is?.label);
    differ(`${name}, tree`, was?.checkpoint?.tree, is?.checkpoint?.tree);
    differ(`${name}, tests`, testsOf(was), testsOf(is));
  }
  differ('verified tree', before.verifiedTree, after.verifiedTree);
  return differences;
}

function testsOf(attempt: Attempt | undefined): string | undefined {
  const verification = attempt?.verification;
  if (verification === undefined) return undefined;
  return [resultWords(verification), ...verification.failures.map(({ name }) => name).toSorted()].join('; ');
}
