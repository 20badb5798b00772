/** Condenses the log of a finished command, or the output of a pull request's failing checks, to a limited length. */

import { condense } from '../output/condense.ts';
import { logReader, readLog } from '../output/read-log.ts';
import { clip } from '../text/clip.ts';
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

/** Empty where none failed. What a check does not need of its share goes to those that need more; what is cut says how much. */
export async function checkText(checks: readonly Check[], maxChars: number): Promise<string> {
  const told: Told[] = [];
  for (const check of checks) told.push(await toldBy(check));
  const most = Math.max(0, maxChars - between.length * (told.length - 1));
  const rooms = shared(
    told.map((one) => textOf(one, most).length),
    most,
  );
  return withoutInvisible(told.map((one, at) => textOf(one, rooms[at] ?? 0)).join(between)).text;
}

const between = '\n\n';

/** What a check tells: its name, and parts that each fill a given room. */
interface Told {
  head: string;
  parts: readonly ((room: number) => string)[];
}

async function toldBy({ name, conclusion, said, annotations, log }: Check): Promise<Told> {
  const marks = annotations.map(({ path, line, message }) => `- ${oneLine(path)}:${line}: ${oneLine(message)}`);
  const texts = [said.trim(), marks.join('\n')].filter((text) => text !== '');
  const parts = texts.map((text) => (room: number) => cut(text, room));
  if (log !== undefined) parts.push(await logPart(log));
  return { head: `${oneLine(name)}: ${conclusion}`, parts };
}

function textOf({ head, parts }: Told, room: number): string {
  const left = Math.max(0, room - head.length - parts.length);
  const rooms = shared(
    parts.map((part) => part(left).length),
    left,
  );
  const texts = parts.map((part, at) => part(rooms[at] ?? 0)).filter((text) => text !== '');
  return cut([head, ...texts].join('\n'), room);
}

/** Each has what it needs up to an even share, and what the others leave is shared again. */
function shared(needs: readonly number[], total: number): number[] {
  const rooms = needs.map(() => 0);
  const order = [...needs.keys()].sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0));
  let left = total;
  for (const [done, at] of order.entries()) {
    const room = Math.min(needs[at] ?? 0, Math.floor(left / (order.length - done)));
    rooms[at] = room;
    left -= room;
  }
  return rooms;
}

async function logPart(log: AsyncIterable<Uint8Array>): Promise<(room: number) => string> {
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
  if (bytes === 0 && rest === '') return () => '';
  const report = reader.end();
  const end = `[condensed from ${bytes} bytes of log${rest}]`;
  return (room) => [condense(report, { maxChars: Math.max(0, room - end.length - 1) }), end].filter(Boolean).join('\n');
}

function oneLine(text: string): string {
  return cut(text.replace(/\s+/g, ' ').trim(), 400);
}

/** The beginning, and how much is left out of the rest. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const said = ` [${text.length} characters, cut]`;
  return said.length + 1 >= room ? clip(text, room) : clip(text, room - said.length) + said;
}

export async function condensedLog(path: string, maxChars: number): Promise<string> {
  return condense(await readLog(fileBytes(path)), { maxChars });
}
