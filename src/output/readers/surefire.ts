/** Reads failing tests, compiler errors and test counts from the output of Maven and its test plugin surefire. */

import { account, type RunnerFailure } from '../failure-lines.ts';
import { blockReader, outOf, problem, tally, totals } from '../reader.ts';

export const surefire = blockReader<{ name: string } | { file: string; line: string; message: string }>({
  name: 'maven',
  triggers:
    '<<< FAILURE!|<<< ERROR!|Tests run: |[ERROR] /|31mERROR|No tests to run|[ERROR] Failed to execute goal|Failed tests:|Tests in error:'.split(
      '|',
    ),
  open(findings) {
    let results = false;
    /** Whether this line is one of the list of what failed. */
    let listing = false;
    /** The class of the tests that follow: JUnit 5 names them without it. */
    let type = '';
    /** Whether the tests that failed were told before they are listed. */
    let hasDetails = false;
    return {
      head(text) {
        const compile = /^\[ERROR\] (\/\S.*?):\[(\d+),\d+\] (.+)$/.exec(text);
        if (compile !== null) return { file: compile[1] ?? '', line: compile[2] ?? '', message: compile[3] ?? '' };
        const test = /^(?:\[ERROR\] )?(\S.*?) +(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/.exec(text)?.[1];
        if (test === undefined || test.startsWith('Tests run:')) return undefined;
        hasDetails = true;
        return { name: readable(test, type) };
      },
      // A message may have empty lines; the stack ends it.
      ends: (text, body) =>
        /^\[(?:INFO|ERROR|WARNING)\]|^Running |^Tests run: |^Results ?:/.test(text) ||
        (text.trim() === '' && body.some((line) => /^\s+at /.test(line))),
      failures: (heads, body) =>
        heads.map((head) => {
          if ('file' in head) return problem('maven', head, head.message, body);
          return { ...account(body), name: head.name };
        }),
      other(text) {
        type = /FAILURE! --? in ([\w.$]{1,300})$/.exec(text)?.[1] ?? type;
        results = /^(?:\[(?:INFO|ERROR)\] )?Results ?:/.test(text) || (results && !/^\[INFO\] -{20,}/.test(text));
        if (/^(?:\[(?:INFO|ERROR|WARNING)\] )?Tests run: [\d:, a-z]+Skipped: \d+(?:, Flakes: \d+)?$/i.test(text)) {
          // A test that is green on its second try counts as failed in one total, and as a flake in a later one.
          findings.counts(outOf(...totals(text)));
          hasDetails = false;
          const passed = tally(text, 'Flakes');
          if (passed > 0) findings.counts({ passed });
        }
        if (/^\[INFO\] No tests to run\./.test(text)) findings.counts({});
        const listed =
          /^(?:\[ERROR\] )?(?:Failed tests|Tests in error|Failures|Errors): *(.*)$/.exec(text)?.[1] ??
          (listing ? text.replace('[ERROR] ', '') : undefined);
        listing = listed !== undefined && (/^\S.*: *$/.test(text) || /^(?:\[ERROR\] )? {2}/.test(text));
        const test =
          listed === undefined ? undefined : (fromList(listed) ?? (hasDetails ? undefined : fromNewList(listed)));
        if (test !== undefined) findings.failure(test);
        return listing;
      },
    };
  },
});

/** `  test(pkg.Class): message`; TestNG says on which instance, and repeats it. */
function fromList(text: string): RunnerFailure | undefined {
  const [, test, type, message] =
    /^ {0,4}([^\s(]{1,300})(?: on instance \S{1,600})?\(([\w.$]{1,300})\)(?:: ?(\S.*))?$/.exec(text) ?? [];
  return test === undefined ? undefined : listedTest(`${type} › ${test}`, message);
}

/** `  Class.test:673 message`, `  Class.test:217->Other.convert:91 » OWLRuntime` of versions since 2.13. */
function fromNewList(text: string): RunnerFailure | undefined {
  const [, type, test, line, message = ''] =
    /^ {2,4}([\w$]{1,200})\.([\w$]{1,300}):(\d+)(?:->\S{1,300})? (\S.*)$/.exec(text) ?? [];
  return test === undefined ? undefined : { ...listedTest(`${type} › ${test}`, message), place: `${type}:${line}` };
}

function listedTest(name: string, message?: string): RunnerFailure {
  const lines = message === undefined ? [] : [{ text: message, rank: 0 as const }];
  return { name, message, lines, weak: true };
}

/** `test(pkg.Class)` of old versions, `pkg.Class.test` of new ones and `test` alone, as `pkg.Class › test`. */
function readable(test: string, type: string) {
  const old = /^([^()]{1,300})\(([\w.$]{1,300})\)$/.exec(test);
  if (old !== null) return `${old[2]} › ${old[1]}`;
  const match = /^((?:[a-z_][\w]*\.)*[A-Z][\w$]*)\.(.+)$/.exec(test);
  if (match !== null) return `${match[1]} › ${match[2]}`;
  return type === '' || test === type ? test : `${type} › ${test}`;
}
