import { account } from '../account.ts';
import { blockReader } from '../reader.ts';

/**
 * Reads Ant's plain JUnit formatter: `Testcase: test took 0.1 sec`, then `FAILED` or `Caused an ERROR` below a test that
 * failed.
 */
export const ant = blockReader<{ name: string }>({
  name: 'ant',
  triggers: ['Testcase: ', 'Testsuite: '],
  open() {
    let suite = '';
    return {
      head(text) {
        const test = /^Testcase: (\S.*?)(?: took [\d.,]+ sec)?$/.exec(text)?.[1];
        return test === undefined ? undefined : { name: suite === '' ? test : `${suite} › ${test}` };
      },
      ends: (text) => /^(?:Testsuite: |Running |BUILD |Test \S+ FAILED)/.test(text),
      failures(heads, body) {
        if (!/^\s*(?:FAILED|Caused an ERROR)$/.test(body[0] ?? '')) return [];
        return heads.slice(-1).map(({ name }) => ({ runner: 'ant', ...account(body.slice(1)), name, weak: false }));
      },
      other(text) {
        suite = /^Testsuite: (\S+)$/.exec(text)?.[1] ?? suite;
        return false;
      },
    };
  },
});
