/** Writes the log of `redgreen serve` and `redgreen worker` to stderr, and defines the help text that both share. */

import type { AppSettings } from '../app/settings.ts';
import type { Log } from '../run/log.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './subcommand.ts';

/** Where the help of both says what is set how. */
export const appEnvironment = `
Environment: REDGREEN_APP_ID, REDGREEN_PUBLIC_URL, DATABASE_URL and others;
.env.example has every variable with what it does.
`;

const maxLine = 2_000;

/** The log: a line each on stderr, with the time; the machine's journal or the container's keeps it. */
export function appLog({ stderr }: Pick<CommandIo, 'stderr'>, { logForm }: Pick<AppSettings, 'logForm'>): Log {
  const asText = (logForm ?? (stderr.isTTY === true ? 'text' : 'json')) === 'text';
  return (said, { run, job } = {}) => {
    const [time, text] = [new Date().toISOString(), visibleLine(said, maxLine)];
    const rendered = asText
      ? `${time} ${run === undefined ? '' : `${run}: `}${text}`
      : JSON.stringify({ time, message: text, run, job });
    stderr.write(`${rendered}\n`);
  };
}
