/** Reads failing tests and test counts from the output of Rust's test command, `cargo test`. */

import { account } from '../failure-lines.ts';
import { blockReader, headNamed, linesUntil, tallies } from '../reader.ts';

export const cargoTest = blockReader<{ name: string }>({
  name: 'cargo test',
  triggers: ['---- ', 'test result: ', '... FAILED', 'failures:', 'successes:'],
  open(findings) {
    // With --show-output what passed is headed in the same way, under `successes:`.
    let passing = false;
    return {
      head(text) {
        return passing ? undefined : headNamed(/^---- (\S.*) (?:stdout|stderr) ----$/.exec(text)?.[1]);
      },
      ends: (text) => text === 'failures:' || text.startsWith('test result:'),
      failures(heads, body) {
        const [{ name } = { name: '' }] = heads;
        // What a test had to panic with is told behind the steps.
        const panic = body.findIndex((line) => line.startsWith('note: panic did not contain'));
        const own = [...linesUntil(body, /^stack backtrace:$/), ...(panic < 0 ? [] : body.slice(panic))];
        const at = own.findIndex((line) => / panicked at |^note: test did not panic|^Error: /.test(line));
        const message = at < 0 ? own : own.slice(at);
        const place = / at (\S+?):(\d+):\d+:?$/.exec(message[0] ?? '');
        const said = account(message.length > 1 && place !== null ? message.slice(1) : message);
        // A snapshot's difference is printed before the panic that it leads to.
        const earlier = own.slice(Math.max(0, at - 16), Math.max(0, at)).filter((line) => line.trim() !== '');
        const lines = [...said.lines, ...earlier.map((text) => ({ text, rank: 2 }) as const)];
        const where = { file: place?.[1], line: place ? Number(place[2]) : undefined };
        return [{ ...said, ...where, name, lines }];
      },
      other(text) {
        if (text === 'successes:') passing = true;
        if (text === 'failures:' || text.startsWith('test result:')) passing = false;
        if (/^test result: \S+ \d/.test(text)) findings.counts(tallies(text, 'ignored'));
        const failing = /^test (\S.*?)(?: - should panic)? \.\.\. FAILED/.exec(text)?.[1];
        if (failing !== undefined) findings.failure({ name: failing, lines: [], weak: true });
        return false;
      },
    };
  },
});
