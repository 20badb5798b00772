/** Condenses the log of an ended command, or what a pull request's failing checks told, into a text of limited length. */

import { condense } from '../output/condense.ts';
import { logReader, readLog } from '../output/read-log.ts';
import { fileBytes } from '../text/file-bytes.ts';
import { withoutInvisible } from '../text/invisible.ts';

interface Check {
  name: string;
  conclusion: string;
  said: string;
  annotations: readonly { path: string; line: number; message: string }[];
  log?: AsyncIterable<Uint8Array>;
}

/** Of a longer log the beginning is read: what failed first is in it. */
const maxLogBytes = 64 * 1024 * 1024;

/** Empty where none failed. A log that breaks off is read as far as it came. */
export async function checkText(checks: readonly Check[], maxChars: number): Promise<string> {
  const room = Math.floor(maxChars / Math.max(1, checks.length));
  const parts: string[] = [];
  for (const { name, conclusion, said, annotations, log } of checks) {
    const head = `${oneLine(name)}: ${conclusion}`;
    const marks = annotations.map(({ path, line, message }) => `- ${oneLine(path)}:${line}: ${oneLine(message)}`);
    const read = log === undefined ? '' : await condensed(log, Math.floor(room * (marks.length > 0 ? 0.6 : 0.9)));
    const summary = said.trim().slice(0, Math.floor(room / 4));
    const text = [head, summary, marks.join('\n'), read].filter((part) => part !== '').join('\n');
    parts.push(text.slice(0, room));
  }
  return withoutInvisible(parts.join('\n\n')).text;
}

async function condensed(log: AsyncIterable<Uint8Array>, maxChars: number): Promise<string> {
  const reader = logReader();
  let bytes = 0;
  try {
    for await (const chunk of log) {
      reader.push(chunk);
      bytes += chunk.length;
      if (bytes > maxLogBytes) break;
    }
  } catch {
    // What came counts.
  }
  return condense(reader.end(), { maxChars });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 400);
}

export async function condensedLog(path: string, maxChars: number): Promise<string> {
  return condense(await readLog(fileBytes(path)), { maxChars });
}
