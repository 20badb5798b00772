/** Reads the data of server-sent events out of bytes that are passed on. */

import { isObject, parsedJson } from '../../text/json.ts';

export interface SseReader {
  push(chunk: Uint8Array): void;
}

// An event without an end would be kept whole.
const longestLine = 16 * 1024 * 1024;

/** Calls `take` with the data of each event that is a JSON object. What cannot be read is left out. */
export function openSseReader(take: (event: Record<string, unknown>) => void): SseReader {
  const decoder = new TextDecoder();
  let rest = '';
  return {
    push(chunk) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
      rest = (lines.pop() ?? '').slice(0, longestLine);
      for (const line of lines.filter((each) => each.startsWith('data:'))) {
        // `[DONE]` is none, and neither is a part that broke off.
        const event = parsedJson(line.slice('data:'.length));
        if (isObject(event)) take(event);
      }
    },
  };
}
