/** Which stories of a suite run, and how often: a plan that can be made again from the same words. */

import type { EvalStory } from './story-file.ts';

export interface Selection {
  /** Part of id or title, any case. */
  grep?: string;
  /** Any of them. */
  tags: readonly string[];
  /** `index` of `of`, from 1. */
  shard?: { index: number; of: number };
}

/** The stories that were asked for. Shards divide what the other words leave, so that together they are all of it. */
export function selectStories(stories: readonly EvalStory[], { grep, tags, shard }: Selection): EvalStory[] {
  const wanted = grep?.toLowerCase();
  const chosen = stories.filter(
    (story) =>
      (wanted === undefined || `${story.id}\n${story.title}`.toLowerCase().includes(wanted)) &&
      (tags.length === 0 || tags.some((tag) => story.tags.includes(tag))),
  );
  if (shard === undefined) return chosen;
  return chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1)).filter((_, index) => index % shard.of === shard.index - 1);
}

/** `2/3` as a shard, or undefined where it is none. */
export function readShard(text: string): { index: number; of: number } | undefined {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  if (match === null) return undefined;
  const [index, of] = [Number(match[1]), Number(match[2])];
  return index <= of ? { index, of } : undefined;
}

/** One story once. */
export interface PlannedStory {
  storyId: string;
  /** From 1. */
  repetition: number;
}

/** Every story once before any comes again: what is cut short has seen as many stories as it could. */
export function planStories(stories: readonly EvalStory[], repeat: number): PlannedStory[] {
  return Array.from({ length: repeat }, (_, index) => index + 1).flatMap((repetition) =>
    stories.map(({ id }) => ({ storyId: id, repetition })),
  );
}
