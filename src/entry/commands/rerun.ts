/** `redgreen rerun <eval-run>`: its stories again, as a new eval run that is linked to it. */

import { RedgreenError } from '../../errors.ts';
import { evalOfRow, resultsOf } from '../../eval/eval-run.ts';
import type { EvalRun } from '../../eval/result.ts';
import { newRunId } from '../../store/run-id.ts';
import { findEval } from '../../store/story-results.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { openRecordHere } from '../local-record.ts';
import { carry, started, storiesOf } from './eval.ts';

export interface RerunOptions {
  evalRun: string;
  /** Only tries that did not pass: failures and errors. */
  failedOnly: boolean;
  parallel: string;
  failFast: boolean;
}

export async function rerunCommand(io: CommandIo, options: RerunOptions, now: () => Date): Promise<ExitCode> {
  await using record = await openRecordHere(io);
  const found = await findEval(record.store, options.evalRun);
  if ('problem' in found) throw new RedgreenError('bad-usage', found.problem);
  const before = evalOfRow(found);
  const passed = new Set(
    (await resultsOf(record.store, before))
      .filter(({ status }) => status === 'passed')
      .map(({ storyId, repetition }) => `${storyId}\n${repetition}`),
  );
  const wanted = before.plan.stories.filter(
    ({ storyId, repetition }) => !options.failedOnly || !passed.has(`${storyId}\n${repetition}`),
  );
  if (wanted.length === 0) {
    io.stderr.write(`Nothing to run again: every story of ${before.id} passed.\n`);
    return 0;
  }
  const stories = await storiesOf(io, before.suite);
  const at = now();
  const run: EvalRun = {
    id: newRunId(at),
    suite: before.suite,
    state: 'running',
    model: before.model,
    parent: before.id,
    plan: { ...before.plan, stories: wanted },
    startedAt: at.toISOString(),
  };
  io.stderr.write(`Eval ${run.id} runs ${wanted.length} of ${before.plan.stories.length} of ${before.id} again.\n`);
  return await carry(io, record, await started(record, run), {
    ...options,
    stories,
    format: 'terminal',
    outputs: [],
    now,
  });
}
