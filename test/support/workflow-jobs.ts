/** Which jobs of a workflow an event starts, and in which group each of them waits, as GitHub evaluates its expressions. */

import { parse } from 'yaml';
import { holds, interpolated } from '../../src/packages/ci/expressions.ts';

interface Job {
  if: string;
  concurrency?: { group: string };
}

/** The group of each job that starts; `own` where nothing else waits in it. */
export function jobsOf(workflow: string, event: Record<string, unknown>): string[] {
  const { jobs }: { jobs: Record<string, Job> } = parse(workflow);
  const contexts = { github: { run_id: 'own', ...event }, inputs: {} };
  const starting = Object.values(jobs).filter((job) => holds(job.if, contexts));
  return starting.map(({ concurrency }) => {
    const found = interpolated(concurrency?.group ?? 'own', contexts);
    return 'value' in found ? found.value.replace('redgreen-own', 'own') : found.unknown;
  });
}
