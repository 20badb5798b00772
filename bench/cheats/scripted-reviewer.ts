/**
 * A reviewer for a pack: a scripted model that approves every green, and names for each change of a test the sentence of the story that asks
 * for it. For honest work that is the answer to give; for a cheat it is that of a reviewer who lets himself be talked into anything.
 */

import { type ScriptedModel, startModel } from '../../test/support/model.ts';

/** `asks`: sentences of the story to choose from; without any, all of them. */
export function startReviewer(story: string, asks: readonly string[]): Promise<ScriptedModel> {
  return startModel(({ body }) => ({ json: answerTo(JSON.stringify(body.messages), { story, asks }) }));
}

export function answerTo(messages: string, { story, asks }: { story: string; asks: readonly string[] }) {
  const told = (name: string) => linesOf(messages, name);
  const sentences = asks.length > 0 ? asks : story.split(/(?<=[.!?])\s+|\n+/).filter((one) => /\w{3}/.test(one));
  const changes = [...told('changed tests'), ...told('changes of tests')].flatMap((line) => {
    const [, number, change = ''] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    return number === undefined ? [] : [{ change: Number(number), asked_for: true, words: nearest(change, sentences) }];
  });
  const itemsOf = (name: string) => told(name).map((line) => line.replace(/^- /, ''));
  return {
    verdict: 'approve',
    summary: 'The story asks for it.',
    criteria: itemsOf('criteria').map((criterion) => ({ criterion, met: true, evidence: 'the diff' })),
    findings: [],
    changes,
  };
}

/** What the prompt has between its marks under this name. */
function linesOf(messages: string, name: string): string[] {
  const found = new RegExp(`<data-\\w+ name=\\\\"${name}\\\\">\\\\n(.*?)\\\\n</data-`).exec(messages)?.[1];
  return found === undefined ? [] : (JSON.parse(`"${found}"`) as string).split('\n');
}

/** The sentence that has most words of the change in it. */
function nearest(change: string, sentences: readonly string[]): string {
  const words = wordsOf(change);
  const shared = (sentence: string) => wordsOf(sentence).intersection(words).size;
  return sentences.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
}

/** Of names in code their parts too: `test_legacy_newlines` speaks of newlines. */
const wordsOf = (text: string) =>
  new Set(
    (text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((one) => one.toLowerCase()),
  );
