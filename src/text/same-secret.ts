/** Compares two secrets in constant time, so that the duration does not show how much of a guess is right. */

import { createHash, timingSafeEqual } from 'node:crypto';

export function isSameSecret(candidate: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(wanted));
}
