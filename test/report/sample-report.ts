/** A run with everything a report shows. */

import type { ReportInput } from '../../src/report/report-input.ts';
import { foldRun } from '../../src/run/fold.ts';
import type { Outcome, RecordedEvent, RunEvent } from '../../src/run/run.ts';
import { discountFailure, wholeRun } from '../store/sample-run.ts';

/** Numbers and stamps events as a recorder does, one second apart. */
function recorded(events: readonly RunEvent[]): RecordedEvent[] {
  const start = Date.parse('2026-11-21T10:00:00Z');
  return events.map((event, index) => ({ ...event, seq: index + 1, at: new Date(start + index * 1000).toISOString() }));
}

export function sampleReport(
  attempts = 3,
  outcome: Outcome = 'passed',
  change = (events: RunEvent[]) => events,
): ReportInput {
  const events = recorded(change(wholeRun('20261121-100000-4f1c2a9be0', attempts, outcome)));
  const run = foldRun(events);
  return {
    run,
    events,
    logs: [
      { title: 'setup', path: 'logs/setup.log', text: 'added 12 packages in 4s\n', failures: [] },
      ...run.attempts.map(({ name, label, verification }) => ({
        title: label,
        path: `logs/test-${name.number}.log`,
        text: verification?.result === 'passed' ? greenLog : redLog,
        attempt: name.number,
        failures: verification?.failures.map((failure) => failure.name) ?? [],
      })),
    ],
    diffs: run.attempts.map(({ name }) => ({
      attempt: name.number,
      sincePrevious: diffOf('return sum * 0.8;', 'return sum * 0.9;'),
      sinceBase:
        name.number === 1
          ? diffOf('return sum * 0.8;', 'return sum * 0.9;')
          : diffOf('return sum;', 'return sum * 0.9;'),
    })),
  };
}

const greenLog =
  '\x1b[32m✔\x1b[39m cart › sums up\n\x1b[32m✔\x1b[39m cart › discount takes ten percent off\nℹ tests 3\nℹ pass 3\n';

const redLog = `> shop@1.0.0 test
> node --test

\x1b[32m✔\x1b[39m cart › sums up \x1b[90m(0.9ms)\x1b[39m
\x1b[31m✖ ${discountFailure.name}\x1b[39m
  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:

  \x1b[31m100\x1b[39m !== \x1b[32m90\x1b[39m

      at test/cart.test.js:12:10
ℹ tests 3
ℹ pass 2
ℹ fail 1
`;

function diffOf(before: string, after: string): string {
  return `diff --git a/src/cart.js b/src/cart.js
index 1111111..2222222 100644
--- a/src/cart.js
+++ b/src/cart.js
@@ -1,5 +1,5 @@
 export function total(items) {
   const sum = items.reduce((all, item) => all + item.price, 0);
-  ${before}
+  ${after}
 }
 
diff --git a/test/cart.test.js b/test/cart.test.js
new file mode 100644
index 0000000..3333333
--- /dev/null
+++ b/test/cart.test.js
@@ -0,0 +1,2 @@
+import { total } from '../src/cart.js';
+test('discount takes ten percent off', () => equal(total([{ price: 100 }]), 90));
`;
}
