/** What deliveries are handled with. */

import type { Store } from '../store/database.ts';
import type { Queue } from '../store/queue.ts';
import type { AppAccess } from './access.ts';
import type { Starts } from './starts.ts';

export interface HandleOptions {
  store: Store;
  queue: Queue;
  access: AppAccess;
  starts: Starts;
  /** The operator's own settings are in it. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The record's folder. */
  dataDir: string;
  now(): Date;
  log(text: string): void;
}

/** How often a delivery is tried before it is given up. */
export const deliveryTries = 8;
