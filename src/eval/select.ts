/** Which stories of a suite run, and how often: a plan that can be made again from the same words. */

import type { EvalStory } from './story-file.ts';

export interface Selection {
  /** Part of id or title, any case. */
  grep?: string;
  /** Any of them. */
  tags: readonly string[];
}

/** The stories that were asked for. */
export function selectStories(stories: readonly EvalStory[], { grep, tags }: Selection): EvalStory[] {
  const wanted = grep?.toLowerCase();
  return stories.filter(
    (story) =>
      (wanted === undefined || `${story.id}\n${story.title}`.toLowerCase().includes(wanted)) &&
      (tags.length === 0 || tags.some((tag) => story.tags.includes(tag))),
  );
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
