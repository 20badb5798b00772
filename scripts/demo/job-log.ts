/** The Action's log as it comes, for a terminal: groups as headings, the seconds beside each line. */

import { styleText } from 'node:util';

export interface JobLog {
  /** A piece of the job's output; lines may be cut anywhere. */
  take(piece: string): void;
  /** The last line, where it had no end. */
  end(): void;
}

/** Lines of what the tests printed that are shown; the job has them all. */
const outputLines = 12;

export function openJobLog(print: (line: string) => void, now: () => number = () => performance.now()): JobLog {
  const startedAt = now();
  let rest = '';
  let commands: string | undefined;
  let output = 0;

  const say = (line: string) => print(`${styleText('gray', seconds(now() - startedAt))} ${line}`);
  const take = (line: string) => {
    const stop = /^::stop-commands::(\S+)$/.exec(line)?.[1];
    if (stop !== undefined) {
      commands = stop;
      output = 0;
      return;
    }
    if (commands !== undefined) {
      if (line === `::${commands}::`) {
        if (output > outputLines) say(styleText('gray', `    … ${output - outputLines} more lines`));
        commands = undefined;
      } else if (++output <= outputLines) say(styleText('gray', `    ${line}`));
      return;
    }
    const shown = logLine(line);
    if (shown !== undefined) say(shown);
  };
  return {
    take(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    },
    end() {
      if (rest !== '') take(rest);
      rest = '';
    },
  };
}

/** Undefined for what is only there for the runner, or stands in the heading already. */
function logLine(line: string): string | undefined {
  const group = /^::group::(.*)$/.exec(line)?.[1];
  if (group !== undefined) return styleText('bold', group);
  const [, fields, error] = /^::error(?: (.*?))?::(.*)$/.exec(line) ?? [];
  if (error !== undefined) {
    const [title, file, at] = ['title', 'file', 'line'].map(
      (name) => new RegExp(`${name}=([^,]*)`).exec(fields ?? '')?.[1],
    );
    const place = title === undefined ? '' : `annotation at ${file}:${at}: ${title}: `;
    return styleText('red', decoded(`✗ ${place}${error}`));
  }
  if (line === '' || line === '::endgroup::' || /^Attempt \d+ \(/.test(line)) return undefined;
  if (/^(Attempt \d+|Baseline): .*\b(failed|weakened|not met|without the work|timed out)\b/.test(line))
    return styleText('red', `  ✗ ${line}`);
  if (/^(Attempt \d+|Baseline): /.test(line)) return styleText('green', `  ✓ ${line}`);
  return /^(read|write|edit|glob|grep|bash) /.test(line)
    ? `  ${styleText('gray', 'agent')} ${line}`
    : /^(Changed|Implementation retry|The agent says)\b/.test(line)
      ? `  ${line}`
      : line;
}

/** Workflow commands encode `%`, line breaks, `:` and `,`. */
function decoded(text: string): string {
  const codes: Record<string, string> = { '%25': '%', '%0D': ' ', '%0A': ' ', '%3A': ':', '%2C': ',' };
  return text.replace(/%(?:25|0D|0A|3A|2C)/g, (code) => codes[code] ?? code);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`;
}
