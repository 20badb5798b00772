/**
 * Defines for each kind of run event whether an equal second event is dropped, and whether the GitHub comment is
 * updated at once.
 */

import type { RunEvent, RunEventType } from './run.ts';

interface EventKind<Event> {
  /** Told once in the life of a run, also where it goes on in another process: what tells two of a kind apart. */
  once?(event: Event): string | number;
  /** A reader of the live comment wants to see it at once. */
  shown?: true;
}

type EventKinds = { readonly [Type in RunEventType]: EventKind<Extract<RunEvent, { type: Type }>> };

const alone = () => '';

const kinds: EventKinds = {
  'run-started': { once: alone },
  'commands-found': { once: alone },
  'branch-named': { once: ({ branch }) => branch },
  'setup-started': {},
  'setup-finished': {},
  'baseline-started': { shown: true },
  'baseline-finished': {},
  'attempt-started': { once: ({ attempt }) => attempt.number, shown: true },
  'retry-started': { once: ({ attempt }) => attempt.number },
  'prompt-sent': {},
  'turn-finished': {},
  'tool-started': {},
  'tool-finished': {},
  'tool-printed': {},
  waiting: {},
  'agent-finished': {},
  'checkpoint-made': {},
  'checkpoint-pushed': {},
  'verification-started': { shown: true },
  'check-started': {},
  'verification-finished': { shown: true },
  'no-progress': { once: ({ attempt }) => attempt, shown: true },
  'pull-request-opened': { once: ({ number }) => number, shown: true },
  'pull-request-refused': {},
  'review-started': { once: alone, shown: true },
  'review-finished': { once: alone },
  'review-missing': { once: alone },
  'green-restored': { once: ({ attempt }) => attempt },
  warning: { once: ({ text }) => text },
  interrupted: { shown: true },
  'run-finished': {},
};

/** Equal for two events that tell the same; undefined where the same may be told again. */
export function onceKey(event: RunEvent): string | undefined {
  const { once } = kindOf(event);
  return once === undefined ? undefined : `${event.type}:${once(event)}`;
}

export function isShownAtOnce(event: RunEvent): boolean {
  return kindOf(event).shown === true;
}

/** The table's rows are typed one by one; which row an event has, the compiler cannot follow. */
function kindOf(event: RunEvent) {
  return kinds[event.type] as EventKind<RunEvent>;
}
