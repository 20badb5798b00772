/** What the agent was told, out of the requests that a scripted model has got. */

import type { ScriptedModel } from './model.ts';

/** The texts of the user's turns in the last request, tool results left out: story, then one for each feedback. */
export function promptsOf(model: Pick<ScriptedModel, 'requests'>): string[] {
  const messages = model.requests.at(-1)?.body.messages ?? [];
  return messages.flatMap(({ role, content }) => {
    if (role !== 'user') return [];
    const blocks: { type: string; text?: string }[] =
      typeof content === 'string' ? [{ type: 'text', text: content }] : (content as { type: string; text?: string }[]);
    const texts = blocks.filter(({ type }) => type === 'text').map(({ text = '' }) => text);
    return texts.length === 0 ? [] : [texts.join('\n')];
  });
}

/** Everything that the first request says. */
export function firstMessageOf(model: Pick<ScriptedModel, 'requests'>): string {
  return JSON.stringify(model.requests[0]?.body.messages ?? []);
}
