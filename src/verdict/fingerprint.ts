import { createHash } from 'node:crypto';
import type { TestFailure } from '../run/verification.ts';
import { steadier } from '../text/clip.ts';
import { steadyStream } from './changes.ts';

/**
 * Sixteen hexadecimal digits that are equal for two failures of the same test that say the same. What differs between
 * equal runs – durations, addresses, dates, temporary folders, the line the test has moved to – does not count.
 */
export function fingerprint({ name, kind, stream, file, message, expected, actual }: TestFailure): string {
  const said = [message, expected, actual].map((text) => (text === undefined ? '' : unstirred(text)));
  return createHash('sha256')
    .update(
      JSON.stringify([
        kind ?? 'test',
        file ?? '',
        steadier(name),
        ...said,
        ...(stream === undefined ? [] : [steadyStream(stream)]),
      ]),
    )
    .digest('hex')
    .slice(0, 16);
}

function unstirred(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      steadier(line)
        .replace(/\b(?:\d{1,9}(?:\.\d{1,9})? ?(?:ms|s|seconds?|milliseconds?))\b/g, '…')
        .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '…')
        .replace(/(\/(?:tmp|var\/folders)\/)[\w./-]{1,200}/g, '$1…')
        .replace(/\b(127\.0\.0\.1|localhost|\[::1\]):\d{2,5}\b/g, '$1:…')
        .replace(/\bpid[ =:]{0,2}\d{1,8}\b/gi, 'pid …'),
    )
    .join('\n');
}
