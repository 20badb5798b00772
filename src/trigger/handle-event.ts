/** An event of GitHub from its decision to its end: what was decided is told there, and a run that may begin is carried out. */

import { endOf, tellAdmission } from '../github/answers.ts';
import { begin, carryOut } from './carry.ts';
import { decide } from './decide.ts';
import type { EventEnd, EventRequest } from './request.ts';

/** Handles one event to its end. Throws only where GitHub cannot be asked what it takes to decide. */
export async function handleEvent(request: EventRequest): Promise<EventEnd> {
  const { event, answers } = request;
  const admission = await decide(event);
  if (admission.kind === 'skip') return endOf(admission);
  const { settings } = admission;
  const told = tellAdmission({ client: event.client, now: event.now().getTime(), settings, ...answers }, admission);
  if (admission.kind === 'run') {
    const [begun] = await Promise.all([begin(request, admission), told]);
    return await carryOut(request, begun);
  }
  await told;
  const answered = admission.kind === 'answer' ? admission.command : undefined;
  return { ...endOf(admission), settings, answered };
}
