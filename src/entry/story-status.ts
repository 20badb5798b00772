/** Writes a run's status into the front matter (YAML block) of the Markdown file that holds the run's task. */

import { readFile, realpath } from 'node:fs/promises';
import type { RecordedEvent } from '../run/run.ts';
import { type StoryState, writeFrontMatter } from '../story/front-matter-write.ts';
import { replaceThere } from './output-file.ts';

/** What an event changes in the front matter; undefined where it changes nothing. `branch`: the one that the run goes on from. */
export function storyState(event: RecordedEvent, branch?: string): StoryState | undefined {
  const updated = event.at;
  switch (event.type) {
    case 'run-started':
      // The branch of an earlier run says nothing of this one, which may end before it has made its own.
      return { status: 'in-progress', implementation_retry_count: 0, branch: branch ?? null, updated };
    case 'branch-named':
      return { branch: event.branch, updated };
    case 'attempt-started':
      // A rework and a cycle count their retries from 0 again.
      return event.attempt.retry === 0 && event.attempt.number > 1
        ? { implementation_retry_count: 0, updated }
        : undefined;
    case 'retry-started':
      return { implementation_retry_count: event.retry, updated };
    // Before the agent too: where the branch is green as it stands, nothing else is run.
    case 'baseline-finished':
    case 'verification-finished': {
      const { result, counts, failures } = event.verification;
      const passed = result === 'passed';
      // A command that says nothing of its tests has failed all the same.
      const failed = Math.max(counts?.failed ?? failures.length, passed ? 0 : 1);
      return { last_test_run: { passed, failures: failed, timestamp: event.at }, updated };
    }
    case 'run-finished':
      return event.outcome === 'passed'
        ? { status: 'passed', implementation_retry_count: 0, updated }
        : { status: event.outcome, updated };
    default:
      return undefined;
  }
}

/**
 * Writes the state into the file as it is now – a person may have edited it meanwhile – by replacing it as a whole.
 * A link stays a link, and the mode stays. Throws where the file is gone or cannot be written.
 */
export async function writeStoryState(path: string, state: StoryState): Promise<void> {
  const file = await realpath(path);
  const before = await readFile(file);
  const after = writeFrontMatter(before, state);
  if (after.equals(before)) return;
  await replaceThere(file, after);
}

/** Writes the state of a run into its story, one after the other. `warn`: it cannot be written any more, and the run goes on: its record is elsewhere. */
export function openStoryFile(
  path: string,
  warn: (text: string) => void,
): AsyncDisposable & { update(state: StoryState, event: RecordedEvent['type']): Promise<void> } {
  let last = Promise.resolve();
  let isUnderWay = false;
  let reported = '';
  const write = (state: StoryState) => {
    last = last
      .then(() => writeStoryState(path, state))
      .catch((error: NodeJS.ErrnoException) => {
        const text = `the story file cannot be written: ${error.code ?? error.message}, ${path}`;
        if (text !== reported) warn(text);
        reported = text;
      });
    return last;
  };
  return {
    async update(state, event) {
      isUnderWay = event !== 'run-finished';
      await write(state);
    },
    async [Symbol.asyncDispose]() {
      // A run that could not be recorded is told no end, and would stand in its story as one that goes on.
      if (isUnderWay) await write({ status: 'error', updated: new Date().toISOString() });
    },
  };
}
