/**
 * Shortens the log of a finished command, or the output of a failed GitHub check, and keeps what explains the
 * failures.
 */

import { join } from 'node:path';
import { condense } from '../output/condense.ts';
import { logReader, readLog } from '../output/read-log.ts';
import type { FailedCheck } from '../run/forge.ts';
import { clip } from '../text/clip.ts';
import { fileBytes } from '../text/file-bytes.ts';
import { withoutInvisible } from '../text/invisible.ts';
import type { RunPlace } from './verifier.ts';

/** Of a longer log the beginning is read: what failed first is in it. */
const maxLogBytes = 64 * 1024 * 1024;

/** Empty where none failed. What a check does not need of its share goes to those after it. */
export async function checkText(checks: readonly FailedCheck[], maxChars: number): Promise<string> {
  const texts: string[] = [];
  let left = maxChars + 2;
  for (const check of checks) {
    const text = await textOf(check, Math.max(0, Math.floor(left / (checks.length - texts.length)) - 2));
    left -= text.length + 2;
    texts.push(text);
  }
  return withoutInvisible(texts.join('\n\n')).text;
}

/** A log has at least half of what its check gets. */
async function textOf({ name, conclusion, said, annotations, log }: FailedCheck, room: number) {
  const marks = annotations.map(({ path, line, message }) => `- ${oneLine(path)}:${line}: ${oneLine(message)}`);
  const words = [`${oneLine(name)}: ${conclusion}`, said.trim(), ...marks].filter(Boolean).join('\n');
  const told = cut(words, log ? Math.floor(room / 2) : room);
  return [told, log && (await logText(log, room - told.length - 1))].filter(Boolean).join('\n');
}

async function logText(log: AsyncIterable<Uint8Array>, room: number) {
  const reader = logReader();
  let bytes = 0;
  let rest = '';
  try {
    for await (const chunk of log) {
      if (bytes > maxLogBytes) {
        rest = '; what follows was not read';
        break;
      }
      reader.push(chunk);
      bytes += chunk.length;
    }
  } catch {
    rest = '; there it broke off';
  }
  if (bytes === 0 && rest === '') return '';
  const end = `[condensed from ${bytes} bytes of log${rest}]`;
  return [condense(reader.end(), { maxChars: Math.max(0, room - end.length - 1) }), end].filter(Boolean).join('\n');
}

function oneLine(text: string) {
  return cut(text.replace(/\s+/g, ' ').trim(), 400);
}

/** The beginning, and how much is left out of the rest. */
function cut(text: string, room: number) {
  if (text.length <= room) return text;
  const said = ` [${text.length} characters, cut]`;
  return said.length + 1 >= room ? clip(text, room) : clip(text, room - said.length) + said;
}

/** `logPath` lies in the run's folder. */
export async function condensedLog(
  { runDir, settings }: Pick<RunPlace, 'runDir' | 'settings'>,
  logPath: string,
): Promise<string> {
  return condense(await readLog(fileBytes(join(runDir, logPath))), { maxChars: settings.maxFeedbackChars });
}
