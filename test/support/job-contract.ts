/** What holds for every job, however it ends: all outputs, a run.json as published, no forged workflow command, groups closed, few calls. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { runSchemaPath } from '../../scripts/run-schema.ts';
import { listed } from '../../src/text/word-list.ts';
import { obeyedCommands } from './action-command.ts';
import type { JobResult } from './runner.ts';

const outputNames = listed(
  'outcome attempts run-id branch head-sha pull-request-number pull-request-url cost-usd report-path run-json',
);

const ours = ['error', 'warning', 'notice'];

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const isPublished = ajv.compile(JSON.parse(readFileSync(runSchemaPath, 'utf8')));

/** What is wrong with a job that has ended by itself, one line each. `calls` are those to GitHub. */
export function contractBreaks({ exitCode, log, outputs, run, signal }: JobResult, calls: number): string[] {
  const breaks = calls > 100 ? [`${calls} calls to GitHub`] : [];
  if (run !== undefined && !isPublished(run))
    breaks.push(...(isPublished.errors ?? []).map(({ instancePath, message }) => `run.json${instancePath} ${message}`));
  if (signal !== null) return breaks;
  breaks.push(...outputNames.filter((name) => !(name in outputs)).map((name) => `the output ${name} is not set`));
  if ((exitCode ?? 2) > 1) breaks.push(`the step exited ${exitCode}`);
  let stoppedBy: string | undefined;
  let depth = 0;
  for (const { name, data } of obeyedCommands(log)) {
    if (name === 'stop-commands') stoppedBy = data;
    else if (name === stoppedBy) stoppedBy = undefined;
    else if (name === 'group') depth += 1;
    else if (name === 'endgroup') depth -= 1;
    else if (!ours.includes(name)) breaks.push(`a workflow command that is not ours: ${name}`);
    if (depth < 0 || depth > 1) breaks.push(`groups do not match at: ${data}`);
  }
  if (stoppedBy !== undefined) breaks.push('commands are never resumed');
  if (depth !== 0) breaks.push('a group is left open');
  return breaks;
}
