import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';

type Log = string | readonly string[];

export function read(log: Log, readers?: []) {
  const reader = logReader(readers === undefined ? {} : { readers });
  reader.push(Buffer.from(typeof log === 'string' ? log : `${log.join('\n')}\n`));
  return reader.end();
}

export const told = (log: Log, maxChars = 5000, readers?: []) =>
  condense(read(log, readers), { maxChars, exitCode: 1 });
