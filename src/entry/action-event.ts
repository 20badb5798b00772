/** Reads the event that started the workflow job, and adds the Action's inputs, its environment and the job's URL to it. */

import { existsSync } from 'node:fs';
import type { Client } from '../github/client.ts';
import { readPayload } from '../github/trigger.ts';
import { projectMention } from '../project.ts';
import { RedgreenError } from '../run/errors.ts';
import type { IncomingEvent } from '../trigger/decide.ts';
import { readContext } from './action-context.ts';
import { type Environment, inputsOf } from './action-io.ts';

export type Context = Awaited<ReturnType<typeof readContext>>;

/** The event and where GitHub answers. */
export async function contextOf({ GITHUB_EVENT_PATH: path = '' }: Environment): Promise<Context> {
  if (path === '') throw new RedgreenError('bad-usage', 'GITHUB_EVENT_PATH is not set: this runs as a GitHub Action');
  if (!existsSync(path)) throw new RedgreenError('bad-usage', `GITHUB_EVENT_PATH: there is no file ${path}`);
  try {
    return await readContext();
  } catch (cause) {
    throw new RedgreenError('bad-usage', `GITHUB_EVENT_PATH: ${path} is not JSON`, { cause });
  }
}

export function eventOf(client: Client, context: Context, environment: Environment): IncomingEvent {
  const { eventName, payload, serverUrl } = context;
  return {
    source: { kind: 'event', name: eventName, payload: readPayload(payload) },
    client,
    mention: projectMention,
    layers: { inputs: inputsOf(environment), environment },
    url: jobUrl(environment, serverUrl),
    isRepeated: Number(environment.GITHUB_RUN_ATTEMPT ?? 1) > 1,
    takesTurns: true,
    now: () => new Date(),
  };
}

/** Where the job can be watched. */
function jobUrl({ GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment, serverUrl: string): string | undefined {
  if (GITHUB_REPOSITORY === undefined || GITHUB_RUN_ID === undefined) return undefined;
  return `${serverUrl}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}
