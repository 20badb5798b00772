import { values } from '../detail.ts';
import { blockReader } from '../reader.ts';

/** cargo test (libtest): `---- name stdout ----` and `test result:`. */
export const cargoTest = blockReader<{ name: string }>({
  name: 'cargo test',
  triggers: ['---- ', 'test result: '],
  open(findings) {
    return {
      head(text) {
        const match = /^---- (\S.*) stdout ----$/.exec(text);
        return match === null ? undefined : { name: match[1] ?? '' };
      },
      ends: (text) => text === 'failures:' || text.startsWith('test result:'),
      failures({ name }, body) {
        const at = body.findIndex(
          (line) => / panicked at /.test(line) || /^note: test did not panic/.test(line) || line.startsWith('Error:'),
        );
        const stack = body.findIndex((line) => line === 'stack backtrace:' || line.startsWith('note: run with'));
        const lines = body.slice(Math.max(0, at), stack < 0 ? undefined : stack).filter((line) => line.trim() !== '');
        const place = / at ([^\s:]+):(\d{1,7}):\d{1,7}/.exec(lines[0] ?? '');
        const message = lines[1] ?? lines[0];
        return [
          {
            runner: 'cargo test',
            name,
            file: place?.[1],
            line: place ? Number(place[2]) : undefined,
            message,
            ...values(lines),
            detail: lines.length > 1 ? lines.slice(1) : lines,
          },
        ];
      },
      other(text) {
        const match = /^test result: \S+\. (\d{1,9}) passed; (\d{1,9}) failed; (\d{1,9}) ignored/.exec(text);
        if (match !== null) {
          findings.counts('cargo test', {
            passed: Number(match[1]),
            failed: Number(match[2]),
            skipped: Number(match[3]),
          });
        }
        return false;
      },
    };
  },
});
