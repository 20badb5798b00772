import { logReader } from '../../output/read-log.ts';
import type { FileReport } from './format.ts';

/** TAP streams and go test -json events in a file of their own: the readers of logs know both. */
export async function textReport(text: string): Promise<FileReport | undefined> {
  const start = text.slice(0, 4000);
  const tap = /^TAP version \d|^1\.\.\d|^(?:not )?ok \d/m.test(start);
  const goEvents = /^\{"(?:Time|Action)":"/m.test(start);
  if (!tap && !goEvents) return undefined;
  const log = logReader();
  log.push(Buffer.from(text));
  const { failures, counts } = log.end();
  if (counts === undefined) return undefined;
  const planned = /^1\.\.\d/m.test(text);
  const cut = tap ? !planned : !/"Action":"(?:pass|fail|skip)","Package":"[^"]*","Elapsed"[^\n]*\n?$/.test(text);
  return { failures, counts, cut };
}
