/** Defines the types of what a run starts with: the story (task), its trigger, and each setting with its source. */

export interface StoryRef {
  title: string;
  /** Issue number; absent for a story file. */
  issue?: number;
  url?: string;
  path?: string;
  criteria: string[];
  /** As it stood when the run began; in the first event alone. */
  body?: string;
}

export interface Trigger {
  kind: 'label' | 'retry' | 'fix' | 'update' | 'on-red' | 'dispatch' | 'story-file' | 'eval';
  actor?: string;
  url?: string;
  hint?: string;
  /** The head that somebody else's pull request had. */
  head?: string;
}

/** What somebody who may write said on a pull request: on a line, in a review, or in its conversation. */
export interface ReviewRemark {
  author: string;
  /** Of a line that nobody has resolved yet. */
  path?: string;
  line?: number;
  body: string;
  /** Of the conversation: it goes along with a run, and asks for none. */
  isTalk?: true;
}

/** Such a run begins at the head of somebody else's pull request, which is no commit of the base branch. */
export const isOfPullRequest = ({ kind, head }: Trigger) => head !== undefined && kind !== 'update';

/** A setting's value with the layer that gave it; secrets are never in here. */
export interface SettingValue {
  /** Absent where nobody gave one and there is no default. */
  value?: unknown;
  source: string;
}
