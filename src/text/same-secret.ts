/** Compares in a time that does not tell how much of it is right. */

import { createHash, timingSafeEqual } from 'node:crypto';

export function isSameSecret(candidate: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(wanted));
}
