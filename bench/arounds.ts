/** Wraps that `drawWrap` does not draw, each for itself. */
import { clock, type Draw, folded, word } from './wraps.ts';

/** What puts its own things around each line of a log, or around the whole: `--around NAME` wraps each log in one of them alone. */
export const arounds = {
  loki: (lines, draw) => {
    const labels = { app: word(draw), container: word(draw), job: 'ci' };
    return lines.map((line, at) => JSON.stringify({ labels, line, timestamp: iso(at * 40, '123456789Z') }));
  },
  datadog: (lines, draw) => {
    const [service, host] = [word(draw), word(draw)];
    return lines.map((message, at) =>
      JSON.stringify({
        timestamp: 1_773_478_800_000 + at * 40,
        status: 'info',
        service,
        host,
        ddtags: `env:${host}`,
        message,
      }),
    );
  },
  kubectl: (lines, draw) => {
    const pod = `[pod/${word(draw)}-7d9f8b6c5d-x2x4z/${word(draw)}]`;
    return lines.map((line, at) => `${pod} ${iso(at * 40, '123456789Z')} ${line}`);
  },
  journal: (lines, draw) => {
    const unit = `${word(draw)}-3 ${word(draw)}[${1000 + draw(9000)}]:`;
    return lines.map((line, at) => `${iso(at * 40, '123456+0000')} ${unit} ${line}`);
  },
  heroku: (lines) => lines.map((line, at) => `${iso(at * 40, '123456+00:00')} app[ci.1]: ${line}`),
  'aws logs': (lines, draw) => {
    const stream = `${word(draw)}/${word(draw)}/0f3a9c7be1d24b21`;
    return lines.map((line, at) => `${iso(at * 40, '123000+00:00')} ${stream} ${line}`);
  },
  drone: (lines, draw) => {
    const name = word(draw);
    return lines.map((line, at) => `[${name}:L${at}:${Math.floor(at / 20)}s] ${line}`);
  },
  teamcity: (lines) => lines.map((line, at) => `[${clock(at * 40)}] :\t [Step 2/3] ${line}`),
  'gradle debug': (lines) => lines.map((line, at) => `${iso(at * 40, '123+0000')} [QUIET] [system.out] ${line}`),
  buildkite: (lines) => lines.map((line, at) => `\u001b_bk;t=${1_773_478_800_000 + at * 40}\u0007${line}\r`),
  bazel: (lines, draw) => {
    const status = (n: number) =>
      `[${n} / 90] ${n % 9} / 9 tests; Testing //${word(draw)}:unit_test; ${n}s linux-sandbox`;
    return [
      status(1),
      ...lines.flatMap((line, at) =>
        at % 8 === 0 ? [`\r\u001b[1A\u001b[K${line}`] : at % 8 === 7 ? [line, status(at)] : [line],
      ),
    ];
  },
  typescript: (lines) => [
    'Script started on 2026-03-14 09:00:00+00:00 [TERM="xterm-256color" TTY="/dev/pts/0" COLUMNS="120" LINES="40"]',
    '\u001b[?2004h\u001b]0;ci@host: ~\u0007$ make check\r',
    '\u001b[?2004l\r',
    ...lines.map((line) => `${line}\r`),
    '\u001b[?2004h$ exit\r',
    'Script done on 2026-03-14 09:03:00+00:00 [COMMAND_EXIT_CODE="1"]',
  ],
  transcript: (lines) => [
    '\ufeff**********************\r',
    'Windows PowerShell transcript start\r',
    'Start time: 20260314090000\r',
    '**********************\r',
    ...lines.map((line) => `${line}\r`),
    '**********************\r',
    'Windows PowerShell transcript end\r',
  ],
  ts: (lines) => lines.map((line, at) => `${((at * 40) / 1000).toFixed(6)} ${line}`),
  'cat -n': (lines) => lines.map((line, at) => `${String(at + 1).padStart(6)}\t${line}`),
  'grep -n': (lines) => lines.map((line, at) => `${at + 1}:${line}`),
  fold: (lines) => lines.flatMap((line) => folded(line, 72)),
} satisfies Record<string, (lines: string[], draw: Draw) => string[]>;

function iso(ms: number, rest: string): string {
  return `2026-03-14T${clock(ms)}.${rest}`;
}
