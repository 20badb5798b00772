/** What deliveries are handled with, and where one of them points. */

import type { Store } from '../store/database.ts';
import type { Queue } from '../store/queue.ts';
import type { AppAccess } from './app-access.ts';

export interface HandleOptions {
  store: Store;
  queue: Queue;
  access: AppAccess;
  /** The record's folder. */
  dataDir: string;
  now(): Date;
  log(text: string): void;
}

export interface Place {
  repository: string;
  repositoryId: number;
  installationId: number;
}
