/** What the commands of the App, `serve` and `worker`, have in common. */

import type { AppSettings } from '../app/settings.ts';
import type { Log } from '../run/log.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo } from './command-io.ts';

/** The variables of `serve`, and those of them that a worker reads. */
export function appEnvironment(of: 'serve' | 'worker'): string {
  const server = `  REDGREEN_CLIENT_ID, REDGREEN_CLIENT_SECRET
                      sign-in to the pages; without them only this machine
                      sees them
  REDGREEN_PUBLIC_RUNS
                      true: runs of public repositories need no sign-in
  REDGREEN_OPERATORS  logins that also see eval runs and machines
  REDGREEN_METRICS_TOKEN
                      opens /metrics from elsewhere
  REDGREEN_HOST, REDGREEN_PORT
                      default: 127.0.0.1 and 3000
  REDGREEN_RETENTION_DAYS
                      how long runs are kept; default: 90
`;
  return `
Environment:
  REDGREEN_APP_ID, REDGREEN_WEBHOOK_SECRET,
  REDGREEN_PRIVATE_KEY (or REDGREEN_PRIVATE_KEY_FILE)
                      the App; without all three, what the registration left in
                      REDGREEN_DATA_DIR
${of === 'serve' ? server : ''}  DATABASE_URL        postgres://…; default: SQLite in REDGREEN_DATA_DIR
  REDGREEN_DATA_DIR   default: .redgreen
  REDGREEN_PUBLIC_URL where the pages are${of === 'serve' ? '; default: the address itself' : ', for links'}
  REDGREEN_LOG        text or json, a line each on stderr; default: json unless
                      stderr is a terminal
  ANTHROPIC_API_KEY   ${of === 'serve' ? 'for the workers' : 'of the model'}
  ANTHROPIC_BASE_URL  a gateway in front of it
  GITHUB_API_URL, GITHUB_SERVER_URL
                      of GitHub Enterprise Server
  REDGREEN_RUNS_PER_REPOSITORY, _PER_INSTALLATION, _PER_DAY
                      how many go on at once, and begin in 24 hours for an
                      account; default: 2, 5 and 200
  REDGREEN_OPERATOR_MAX_COST_USD, _TIMEOUT_MINUTES, _MODELS, _AGENT, _ENV,
  _SERVICES           ceilings for every repository
`;
}

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
