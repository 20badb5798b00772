/** A run whose every foreign text tries to act on the page that shows it. */

import type { ReportInput } from '../../src/report/report-input.ts';
import type { RunEvent } from '../../src/run/run.ts';
import { listed } from '../../src/text/word-list.ts';
import { sampleReport } from './sample-report.ts';

const attack = [
  '<script>pwned=1</script>',
  '"><img src=x onerror=pwned=1>',
  "'onmouseover='pwned=1",
  '</pre></details></section></style></title><svg onload=pwned=1>',
  '<iframe src="https://evil.example/"></iframe><style>@import "https://evil.example/x.css"</style>',
  '[click](javascript:pwned=1) ![beacon](https://evil.example/beacon.png) <base href="https://evil.example/">',
  '<a href="javascript:pwned=1">a</a> [data](data:text/html,<script>pwned=1</script>)',
  '\u202egnp.exe \u2066x',
  '\x1b]8;;javascript:pwned=1\x07link\x1b]8;;\x07 \x1b]52;c;ZXZpbA==\x07 \x1b]0;title\x07 \x1b[2J\x9b31m \x1b[31;1;5mred',
].join(' ');

export function hostileReport(): ReportInput {
  const report = sampleReport(2, 'failed', (events) => events.map((event) => attacking(event)));
  return {
    ...report,
    logs: report.logs.map((log) => ({
      ...log,
      title: attack,
      path: attack,
      text: `${attack}\n\x1b[31m${attack}\n${attack}`,
    })),
    diffs: report.diffs.map((diff) => ({
      ...diff,
      sinceBase: `diff --git a/${attack} b/${attack}\n--- a/${attack}\n+++ b/${attack}\n@@ -1 +1 @@ ${attack}\n-${attack}\n+${attack}!\n`,
    })),
  };
}

/** Keys whose values are ours, or that GitHub or git gave us in a form that is checked where they come in. */
const own = new Set(
  listed(`
    type runId id version at kind outcome mode state result step severity verdict label commit tree snapshot url
    compareUrl startedAt endedAt pushedCommit headSha verifiedTree pushedTree logPath phase requestId format`),
);

/** The value with every foreign text in it replaced. */
export function replaced<T>(value: T, text: string, key = ''): T {
  if (typeof value === 'string') return (own.has(key) ? value : text) as T;
  if (Array.isArray(value)) return value.map((item) => replaced(item, text, key)) as T;
  if (typeof value !== 'object' || value === null || own.has(key)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, text, name)])) as T;
}

/** Every text of an event that comes from outside, replaced by the attack, and those that the sample lacks added. */
function attacking(event: RunEvent): RunEvent {
  const attacked = replaced(event, attack);
  switch (attacked.type) {
    case 'run-started':
      return {
        ...attacked,
        story: { ...attacked.story, url: 'javascript:pwned=1', criteria: [attack] },
        trigger: { ...attacked.trigger, hint: attack },
        settings: { [attack]: { value: { [attack]: attack }, source: attack } },
      };
    case 'turn-finished':
      return { ...attacked, requestId: attack };
    case 'tool-finished':
      return { ...attacked, isError: true };
    case 'checkpoint-made':
      return { ...attacked, checkpoint: { ...attacked.checkpoint, heldBack: [{ path: attack, reason: attack }] } };
    case 'verification-finished': {
      const failures = [{ name: attack, file: attack, line: 1, message: attack, expected: attack, actual: attack }];
      const testChanges = [{ kind: 'fails' as const, rule: attack, path: attack, message: attack }];
      const more = { notes: [attack], flaky: [attack], command: attack, failures, testChanges };
      return { ...attacked, verification: { ...attacked.verification, ...more } };
    }
    default:
      return attacked;
  }
}
