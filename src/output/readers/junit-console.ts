import { account } from '../account.ts';
import { blockReader } from '../reader.ts';

/** JUnit's console launcher: the list under `Failures (7):`. */
export const junitConsole = blockReader<{ name: string; leaf: string }>({
  name: 'junit',
  triggers: 'Failures (| tests successful | tests failed | tests skipped |JUnit Jupiter:|JUnit Vintage:'.split('|'),
  open(findings) {
    let section = false;
    return {
      head(text) {
        const path = section ? /^ {2}((?:JUnit|Spock|Kotest|jqwik|Cucumber)[\w ]*:\S.*)$/.exec(text)?.[1] : undefined;
        if (path === undefined) return undefined;
        const names = path
          .split(':')
          .slice(1)
          .map((name) => name.replace(/\(\)$/, ''));
        return { name: names.join(' › '), leaf: names.at(-1) ?? '' };
      },
      ends: (text) => /^Test run finished|^Test plan|^Failures \(/.test(text),
      failures: (heads, body) =>
        heads.slice(-1).map(({ name }) => {
          const trace = body.filter((line) => !/^\s+(?:MethodSource|ClassSource|\[\.\.\.\])/.test(line)).map(unmarked);
          return { runner: 'junit', ...account(trace), name };
        }),
      other(text) {
        section = /^Failures \(\d{1,9}\):$/.test(text) || (section && !/^Test run finished/.test(text));
        const count = /^\[ {0,12}(\d{1,9}) tests (successful|failed|skipped) {0,12}\]$/.exec(text);
        const key = { successful: 'passed', failed: 'failed', skipped: 'skipped' }[count?.[2] ?? ''];
        if (count !== null && key !== undefined) findings.counts('junit', { [key]: Number(count[1]) });
        return section;
      },
    };
  },
});

/** `=> ` heads the message. */
function unmarked(line: string): string {
  const text = line.trim();
  return text.startsWith('=> ') ? text.slice(3) : line;
}
