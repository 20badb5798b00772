/** An event of GitHub from its decision to its end: what was decided is told there, and a run that may begin is carried out. */

import { endOf, tellAdmission } from '../github/answers.ts';
import { decide } from './decide.ts';
import type { EventEnd, EventRequest } from './request.ts';

/** Handles one event to its end. Throws only where GitHub cannot be asked what it takes to decide. */
export async function handleEvent(request: EventRequest): Promise<EventEnd> {
  const { event, answers } = request;
  // With it comes all that a run needs, which most events are ended without: while GitHub is asked for the story.
  const admission = await decide({ ...event, onAdmitted: () => void carrying().catch(() => undefined) });
  if (admission.kind === 'skip') return endOf(admission);
  const { settings } = admission;
  const told = tellAdmission({ client: event.client, now: event.now().getTime(), settings, ...answers }, admission);
  if (admission.kind === 'run') {
    const { begin, carryOut } = await carrying();
    const [begun] = await Promise.all([begin(request, admission), told]);
    return await carryOut(request, begun);
  }
  await told;
  const answered = admission.kind === 'answer' ? admission.command : undefined;
  return { ...endOf(admission), settings, answered };
}

const carrying = () => import('./carry.ts');
