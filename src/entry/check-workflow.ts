/** Checks the repository's own workflow file for `redgreen doctor`, against the one that `redgreen init` writes. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { leastKeyLength, secretSettings } from '../config/provider-settings.ts';
import { type Resolved, resolveSettings } from '../config/resolve-settings.ts';
import type { SettingName } from '../config/settings.ts';
import { projectRepository } from '../project.ts';
import { type Check, ok, warn } from '../run/doctor-check.ts';
import { problemText } from '../run/errors.ts';
import type { Clone } from './local-clone.ts';
import { workflowPath, workflowText } from './workflow-text.ts';

interface Scope {
  permissions?: string | Record<string, string>;
  env?: Record<string, unknown>;
}

interface Workflow extends Scope {
  on?: Record<string, { types?: string | string[] } | null>;
  jobs?: Record<string, Job>;
}

interface Job extends Scope {
  if?: string;
  'runs-on'?: unknown;
  concurrency?: { queue?: string };
  steps?: (Scope & { uses?: string; with?: Record<string, unknown> })[];
}

/** A job with a step of ours. What an expression decides is not known, and is no fault. */
interface OwnJob {
  workflow: Workflow;
  model: Workflow;
  job: Job;
  inputs: Record<string, unknown>;
  /** As the Action itself would read its settings there. */
  resolved: Resolved;
}

interface Row {
  result: Check['result'];
  /** What is wrong. */
  found(place: OwnJob): string | undefined;
  fix: string;
}

const compare = 'Compare with what `redgreen init` writes.';

const rows: readonly Row[] = [
  {
    result: 'fail',
    found({ workflow, model }) {
      const typesOf = ({ on }: Workflow, event: string) => [on?.[event]?.types ?? []].flat();
      const lacking = Object.keys(model.on ?? {}).flatMap((event) => {
        const types = typesOf(workflow, event);
        return types.length === 0 || typesOf(model, event).every((type) => types.includes(type)) ? [] : event;
      });
      const words = lacking.map((event) => `\`${event}\` is without \`types: [${typesOf(model, event)}]\``);
      return words.length === 0 ? undefined : `below \`on:\`, ${words.join(' and ')}`;
    },
    fix: compare,
  },
  {
    result: 'fail',
    found: ({ job }) =>
      /"(?:windows|macos)/i.test(JSON.stringify(job['runs-on'] ?? '')) ? 'its `runs-on:` is not Linux' : undefined,
    fix: 'Write `runs-on: ubuntu-24.04`.',
  },
  {
    result: 'fail',
    found({ inputs, resolved: { problems, sources } }) {
      const isSecret = (name: string | undefined) => secretSettings.includes(name as SettingName);
      if (Object.entries(inputs).some(([name, value]) => name in sources && isExpression(value) && !isSecret(name)))
        return undefined;
      const own = problems.filter(({ source, setting }) => source === 'input' || isSecret(setting));
      return own.length === 0 ? undefined : own.map(problemText).join('; ');
    },
    fix: 'Correct it below `with:` in the step that uses Redgreen.',
  },
  { result: 'fail', found: (place) => (permissionsOf(place) ? lackingPermissions(place) : undefined), fix: compare },
  {
    result: 'warn',
    found: (place) =>
      permissionsOf(place)
        ? undefined
        : lackingPermissions(place) && 'without `permissions:`, jobs may often only read',
    fix: compare,
  },
  {
    result: 'warn',
    found({ job, resolved }) {
      const { label } = resolved.settings;
      const named = `'${label.replaceAll("'", "''")}'`.toLowerCase();
      const starts = String(job.if).toLowerCase();
      const isOther = starts.includes("label.name == '") && !starts.includes(named);
      return isOther ? `its \`if:\` waits for another label than ${label}` : undefined;
    },
    fix: 'Write the same label there and in `label`.',
  },
  {
    result: 'warn',
    found: ({ job }) =>
      job.concurrency?.queue === 'max'
        ? undefined
        : 'a second /retry can be dropped (no `concurrency` with `queue: max`)',
    fix: compare,
  },
];

const permissionsOf = ({ job, workflow }: OwnJob) => job.permissions ?? workflow.permissions;

/** A token that is given has permissions of its own, and a dry run writes nothing. */
function lackingPermissions(place: OwnJob) {
  const { model, inputs, resolved } = place;
  if ('github-token' in inputs || 'app-id' in inputs || resolved.settings.dryRun) return undefined;
  const given = permissionsOf(place) ?? {};
  const needed = Object.entries(model.jobs?.implement?.permissions ?? {}).filter(([, level]) => level === 'write');
  const lacking = needed.filter(
    ([name]) => (typeof given === 'string' ? given : given[name])?.startsWith('write') !== true,
  );
  const words = lacking.map(([name]) => `\`${name}: write\``).join(', ');
  return words === '' ? undefined : `its \`permissions:\` lack ${words}`;
}

const isExpression = (value: unknown) => String(value).includes('${{');

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isExpression(value) ? '*'.repeat(leastKeyLength) : `${value ?? ''}`,
    ]),
  );

/** Ours, or a fork of it that kept the name. Of several jobs the best counts: one may only answer commands. */
export async function checkWorkflow({ root, configText }: Clone, label: string): Promise<Check> {
  const text = await readFile(join(root, workflowPath), 'utf8').catch(() => undefined);
  const unneeded = 'Run `redgreen init`. The App and local runs do not need it.';
  if (text === undefined) return warn('workflow', `no ${workflowPath}`, unneeded);
  const workflow: Workflow = parse(text, { maxAliasCount: 20 }) ?? {};
  const model: Workflow = parse(workflowText({ label }));
  const own = projectRepository.split('/')[1];
  const jobs = Object.values(workflow.jobs ?? {}).flatMap((job) => {
    const step = job.steps?.find(({ uses = '' }) => uses.split(/[/@]/)[1] === own);
    if (step === undefined) return [];
    const inputs = step.with ?? {};
    const environment = textsOf({ ...workflow.env, ...job.env, ...step.env });
    const resolved = resolveSettings({ inputs: textsOf(inputs), environment, repositoryFile: configText });
    const place = { workflow, model, job, inputs, resolved };
    return [rows.map((row) => ({ ...row, found: row.found(place) })).filter(({ found }) => found !== undefined)];
  });
  const [faults] = jobs.sort((one, other) => one.length - other.length);
  if (faults === undefined) return warn('workflow', `no job uses ${projectRepository}`, compare);
  if (faults.length === 0) return ok('workflow', workflowPath);
  const [worst = 'warn'] = faults.map(({ result }) => result);
  const found = faults.map((fault) => fault.found).join('; ');
  return { name: 'workflow', result: worst, found, fix: [...new Set(faults.map(({ fix }) => fix))].join(' ') };
}
