/**
 * Prints a run's progress and end to the Action's job log, grouped by attempt and with failing tests annotated.
 * Untrusted text in it must never reach GitHub as a workflow command.
 */

import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { renderTerminal } from '../report/terminal.ts';
import { failsStep } from '../run/outcome.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { lastOutputTitle, lastRedOutput } from '../run/run-phrases.ts';
import { inert, logLine } from './action-io.ts';
import { eventLines } from './terminal.ts';

export type ActionLog = ReturnType<typeof openActionLog>;

export function openActionLog(redact: (text: string) => string) {
  let inGroup = false;
  const line = (text: string) => core.info(logLine(redact(text)));
  const group = (name: string | undefined) => {
    if (inGroup) core.endGroup();
    inGroup = name !== undefined;
    if (name !== undefined) core.startGroup(logLine(redact(name)));
  };
  /** Lines of other people's making, in a group of their own, where no command is obeyed. */
  const foreign = (title: string, text: string) => {
    core.startGroup(logLine(redact(title)));
    const token = randomUUID();
    core.info(`::stop-commands::${token}`);
    for (const each of redact(text).split(/\r\n|[\n\r\u2028\u2029]/)) core.info(inert(each));
    core.info(`::${token}::`);
    core.endGroup();
  };
  return {
    line,
    foreign,
    async event(event: RecordedEvent, run: Run) {
      if (event.type === 'attempt-started')
        group(`Attempt ${event.attempt.number}: ${run.attempts.at(-1)?.label ?? ''}`);
      if (event.type === 'setup-started') group('Setup');
      if (event.type === 'baseline-started') group('Baseline');
      if (event.type === 'review-started') group('Review');
      if (event.type === 'run-finished') group(undefined);
      for (const { text } of eventLines(event, run)) line(text);
    },
    finished(run: Run) {
      group(undefined);
      const outcome = run.outcome ?? 'error';
      const last =
        run.attempts.findLast(({ verification }) => verification !== undefined)?.verification ?? run.baseline;
      // The whole account once more where a person looks first: at the end. What is foreign in it cannot be a command.
      if (outcome !== 'passed' && outcome !== 'skipped') {
        const account = redact(renderTerminal(run, { colours: false }))
          .split('\n')
          .map(inert);
        process.stderr.write(`${account.join('\n')}\n`);
      }
      if (outcome === 'passed') return;
      const output = lastRedOutput(run);
      if (output !== '') foreign(lastOutputTitle(run), output);
      if (last === undefined || last.result === 'passed') return;
      if (!failsStep(outcome, 'not-passed')) return;
      for (const { name, file, line: at, message } of last.failures.slice(0, 10)) {
        core.error(redact(logLine(message ?? name)).slice(0, 4000), {
          title: redact(logLine(name)).slice(0, 200),
          file,
          startLine: at,
        });
      }
    },
  };
}
