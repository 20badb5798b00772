import { javascriptAccount } from '../detail.ts';
import { blockReader } from '../reader.ts';

/** node:test's spec reporter: `✖ failing tests:`, then `test at file:1:2` and `✖ name (1.2ms)`. */
export const nodeTest = blockReader<{ file: string; line: number; name?: string }>({
  name: 'node:test',
  triggers: ['failing tests:', 'test at ', 'ℹ pass ', 'ℹ fail ', 'ℹ skipped ', 'ℹ todo '],
  open(findings) {
    return {
      head(text) {
        const match = /^test at (.+):(\d{1,7}):\d{1,7}$/.exec(text);
        return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
      },
      ends: (text) => text.startsWith('ℹ '),
      failures({ file, line }, body) {
        const name = (body[0] ?? '').replace(/^✖ /, '').replace(/ \(\d+(?:\.\d+)?ms\)(?: #.*)?$/, '');
        const values = body.findIndex((line) => /^\s+(?:generatedMessage|code): /.test(line));
        const account = javascriptAccount(body.slice(1, values < 0 ? undefined : values), file);
        const inspected = (key: string) =>
          body.map((each) => new RegExp(`^ {4}${key}: (.+?),?$`).exec(each)?.[1]).find((value) => value !== undefined);
        const suite = name.endsWith(file);
        return [
          {
            runner: 'node:test',
            ...account,
            name: suite ? file : name,
            kind: suite ? 'suite' : undefined,
            file,
            line: account.line ?? line,
            expected: account.expected ?? inspected('expected'),
            actual: account.actual ?? inspected('actual'),
          },
        ];
      },
      other(text) {
        const match = /^ℹ (pass|fail|skipped|todo|cancelled) (\d{1,9})$/.exec(text);
        const key = { pass: 'passed', fail: 'failed', cancelled: 'failed' }[match?.[1] ?? ''] ?? 'skipped';
        if (match !== null) findings.counts('node:test', { [key]: Number(match[2]) });
        return false;
      },
    };
  },
});
