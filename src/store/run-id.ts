/** Creates and checks the ids of runs, which sort by time and are safe in a path, URL or branch name. */

import { randomBytes } from 'node:crypto';

/** The one form an id may have; checked before any path or query is made from one. */
const runIdForm = /^[a-z0-9][a-z0-9-]{2,62}[a-z0-9]$/;

/** `20261121-101530-4f1c2a9be0`: UTC to the second, then 40 random bits. */
export function newRunId(now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${stamp}-${randomBytes(5).toString('hex')}`;
}

export function isRunId(text: string): boolean {
  return runIdForm.test(text);
}
