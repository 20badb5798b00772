/** Reads the data of server-sent events out of bytes that are passed on. */

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
      for (const line of lines) if (line.startsWith('data:')) takeJson(line.slice('data:'.length), take);
    },
  };
}

/** Where the text is no JSON object nothing is called. */
export function takeJson(text: string, take: (event: Record<string, unknown>) => void): void {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) take(value as Record<string, unknown>);
  } catch {
    // `[DONE]`, or a part that broke off
  }
}
