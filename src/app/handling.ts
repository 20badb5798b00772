/** Defines the dependencies of webhook delivery handling and how often a failed delivery is tried. */

import type { Store } from '../store/database.ts';
import type { Queue } from '../store/queue.ts';
import type { Starts, StartsOptions } from './starts.ts';
import type { Strangers } from './strangers.ts';

export interface HandleOptions extends StartsOptions {
  store: Store;
  queue: Queue;
  starts: Starts;
  strangers: Strangers;
  /** The record's folder. */
  dataDir: string;
  log(text: string): void;
}

/** How often a delivery is tried before it is given up. */
export const deliveryTries = 8;
