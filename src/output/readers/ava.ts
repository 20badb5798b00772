/** Reads failing tests and test counts from the output of the JavaScript test runner ava. */

import { account } from '../failure-lines.ts';
import { blockReader, tally } from '../reader.ts';

export const ava = blockReader<{ name: string }>({
  name: 'ava',
  triggers: ['[fail]: ', 'tests failed', 'test failed', 'tests passed', 'test passed', '  ─'],
  counts: ['  ✔ ', '[32m✔\u001b[39m '],
  open(findings) {
    /** Titles with what ava adds to them: the assertion's message, `Error thrown in test`. */
    const titles = new Set<string>();
    const seen = new Set<string>();
    let listing = false;
    let failed = 0;
    const titleOf = (name: string) => titles.has(name) || [...titles].some((title) => title.startsWith(`${name} `));
    return {
      head(text) {
        const name = listing ? /^ {2}(\S.*)$/.exec(text)?.[1] : undefined;
        return name !== undefined && titleOf(name) ? { name } : undefined;
      },
      ends: (text) => /^ {2}─+$/.test(text),
      failures(heads, body) {
        const [{ name } = { name: '' }] = heads;
        const place = /^ {2}(\S+):(\d+)$/.exec(body[0] ?? '');
        const said = account(body.slice(place === null ? 0 : 1).filter((line) => !/^ {3,}\d+: |^ {2}› /.test(line)));
        seen.add(name);
        const file = place?.[1] ?? said.file;
        return [{ ...said, name, file, line: place === null ? said.line : Number(place[2]) }];
      },
      other(text) {
        const title = /^ {2}(?:✘|✖|×) \[fail\]: (\S.*)$/.exec(text)?.[1];
        if (title !== undefined && titles.size < 2000) titles.add(title);
        if (/^ {2}\d+ tests? failed/.test(text)) {
          failed += tally(text, 'test failed', 'tests failed');
          listing = false;
        }
        // What passed is said in words only where nothing failed.
        const passed = /^ {2}(\d+) tests? passed$/.exec(text);
        if (passed !== null && titles.size === 0) findings.counts({ passed: Number(passed[1]) });
        if (titles.size > 0 && /^ {2}─+$/.test(text)) listing = !listing;
        return listing;
      },
      end(counted) {
        if (failed > 0) findings.counts({ failed, passed: counted('  ✔ ') + counted('[32m✔\u001b[39m ') });
        for (const title of titles) {
          if (![...seen].some((name) => title === name || title.startsWith(`${name} `))) {
            findings.failure({ name: title, lines: [] });
          }
        }
      },
    };
  },
});
