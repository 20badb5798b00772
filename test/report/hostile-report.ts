/** A run whose every foreign text tries to act on the page that shows it. */

import type { ReportInput } from '../../src/report/report-input.ts';
import type { RunEvent } from '../../src/run/run.ts';
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

/** Every text of an event that comes from outside, replaced by the attack. */
function attacking(event: RunEvent): RunEvent {
  switch (event.type) {
    case 'run-started':
      return {
        ...event,
        repository: attack,
        model: attack,
        sandbox: attack,
        story: { title: attack, url: 'javascript:pwned=1', issue: 1, criteria: [attack] },
        trigger: { ...event.trigger, actor: attack, hint: attack },
        base: { ...event.base, branch: attack },
        settings: { [attack]: { value: { [attack]: attack }, source: attack } },
      };
    case 'commands-found':
      return { ...event, commands: { setup: attack, test: attack }, because: attack };
    case 'branch-named':
      return { ...event, branch: attack };
    case 'retry-started':
      return { ...event, reason: attack };
    case 'prompt-sent':
      return { ...event, text: attack };
    case 'turn-finished':
      return { ...event, text: attack, model: attack, stopReason: attack, requestId: attack };
    case 'tool-finished':
      return { ...event, tool: attack, input: attack, result: attack, isError: true };
    case 'tool-printed':
      return { ...event, output: attack };
    case 'waiting':
      return { ...event, reason: attack };
    case 'agent-finished':
      return { ...event, summary: attack };
    case 'checkpoint-made':
      return { ...event, checkpoint: { ...event.checkpoint, heldBack: [{ path: attack, reason: attack }] } };
    case 'verification-finished': {
      const failures = [{ name: attack, file: attack, line: 1, message: attack, expected: attack, actual: attack }];
      const testChanges = [{ kind: 'fails', rule: attack, path: attack, message: attack }] as const;
      const texts = { output: attack, notes: [attack], flaky: [attack], command: attack };
      return { ...event, verification: { ...event.verification, ...texts, failures, testChanges: [...testChanges] } };
    }
    case 'run-finished':
      return { ...event, detail: attack };
    default:
      return event;
  }
}
