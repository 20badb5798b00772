import type { Reader } from '../reader.ts';
import { outOf, tally } from '../tally.ts';

/** swift test: XCTest's `file:12: error: Suite.test : message`, Swift Testing's `✘ Test name() recorded an issue at file:12:3: message`. */
export const swift: Reader = {
  name: 'swift',
  triggers: [': error: ', 'recorded an issue at ', 'Executed ', 'Test run with '],
  open(findings) {
    let executed = { total: 0, skipped: 0, failed: 0 };
    const fail = (name: string, file: string, line: number, message: string) => {
      const lines = [{ text: message, rank: 0 as const }];
      findings.failure({ runner: 'swift', name, file, line, message, ...sides(message), lines });
    };
    return {
      line(text) {
        const xctest = /^(\S[^:]*\.swift):(\d{1,7}): error: (-\[\S+ \S+\]|[\w.]+) : (.+)$/.exec(text);
        const testing =
          /^\S{1,3} Test "?(.+?)"?(?:\(\))? recorded an issue(?: with .{1,300}?)? at (\S+\.swift):(\d{1,7}):\d{1,7}: (.+)$/.exec(
            text,
          );
        if (xctest !== null) {
          const name = (xctest[3] ?? '').replace(/^-\[(\S+) (\S+)\]$/, '$1.$2');
          fail(name, xctest[1] ?? '', Number(xctest[2]), xctest[4] ?? '');
        } else if (testing !== null) fail(testing[1] ?? '', testing[2] ?? '', Number(testing[3]), testing[4] ?? '');
        const total = /^\s*Executed (\d{1,9}) tests?, with (?:(\d{1,9}) tests? skipped and )?(\d{1,9}) failures?/.exec(
          text,
        );
        // XCTest prints the sum of all after those of its parts: the last one is the largest.
        if (total !== null)
          executed = { total: Number(total[1]), skipped: Number(total[2] ?? 0), failed: Number(total[3]) };
        const run = /^\S{1,3} Test run with (\d{1,9}) tests?.* (?:passed|failed) after/.exec(text);
        if (run !== null)
          findings.counts('swift', { passed: Number(run[1]) - tally(text, 'issue', 'issues'), failed: 0 });
        return false;
      },
      end() {
        if (executed.total > 0) {
          const { total, skipped, failed } = executed;
          findings.counts('swift', outOf(total, failed, skipped));
        }
      },
    };
  },
};

/** `XCTAssertEqual failed: ("110") is not equal to ("90") - reason`: what is first is the actual one. */
function sides(message: string): { expected?: string; actual?: string } {
  const match = /\("(.{0,500})"\) is not equal to \("(.{0,500})"\)/.exec(message);
  return match === null ? {} : { actual: match[1], expected: match[2] };
}
