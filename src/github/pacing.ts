/** How Octokit spreads calls over time: its plugins have queues of Bottleneck's, which are the process's own. */

import type { throttling } from '@octokit/plugin-throttling';
// @ts-expect-error: the build of it that the plugins load has no types.
import Bottleneck from 'bottleneck/light.js';

type Throttle = Parameters<typeof throttling>[1]['throttle'];
type Queue = NonNullable<Throttle>['write'];

/**
 * Lets the queues go on at once. Before each of a dozen steps of a call they wait with a timer, which takes a millisecond at least: a call
 * took 15 ms besides what GitHub takes, and now takes 4. Others still have their turn between two steps.
 */
export function goOnAtOnce(): void {
  const { _store: store } = new Bottleneck() as { _store: Store };
  (Object.getPrototypeOf(store) as Store).yieldLoop = () => new Promise((resolve) => setImmediate(resolve));
}

interface Store {
  yieldLoop(): Promise<void>;
}

function immediately<T, A extends unknown[]>(_options: object, work: (...args: A) => T, ...args: A): T {
  return work(...args);
}

/** Stands in the place of the plugin's queues, where nothing needs to be spread over time. */
const immediate = { key: () => ({ schedule: immediately }) } as unknown as Queue;
/** All of them: one that waits for GitHub would hold up whoever asks a machine of ours. */
const queues = ['global', 'auth', 'search', 'write', 'notifications'];
export const unpaced = Object.fromEntries(queues.map((queue) => [queue, immediate]));
