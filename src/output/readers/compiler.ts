/** Reads the errors of compilers and linters such as gcc, javac, tsc, mypy and eslint, with file, line and message. */

import { blockReader, foundBefore, problem } from '../reader.ts';

interface Head {
  runner: string;
  file: string;
  line: string;
  message: string;
  at?: string;
  row?: string;
}

export const compiler = blockReader<Head>({
  name: 'compiler',
  triggers:
    'e: file:|: error: | error: |error:\u001b|: error\u001b|rror: \u001b|fatal error|: error:|undefined reference to |multiple definition of |error TS|: error |[91merror| - error|.go:|error  |[31merror|  ✖ |[31m✖'.split(
      '|',
    ),
  open() {
    return {
      head(text, place) {
        const [, line, column, message] = listed.exec(text) ?? [];
        const file = message && foundBefore(place.before(), /^ {0,2}(\S.*\.\w{1,8})(?::\d+:\d+)?$/, 2000);
        const said = { runner: 'eslint', file: file ?? '', line: line ?? '', message: message ?? '' };
        if (file && text.trim().startsWith('✖')) return { ...said, at: `${file}:${line}:${column}` };
        if (file) return { ...said, row: text.trim().replace(/ {2,}/g, '  ') };
        const found = forms.map(({ runner, form }) => ({ runner, match: form.exec(text) })).find((each) => each.match);
        if (found?.match?.groups === undefined) return undefined;
        const { file: named = 'tsconfig.json', line: number = '', kind, told: reason = '' } = found.match.groups;
        // XCTest tells failing tests in the compiler's form.
        if (named.endsWith('.swift') && /^(?:-\[|[\w.]{1,200} : )/.test(reason)) return undefined;
        const errorText = kind === undefined || kind === 'error' ? reason : `${kind}: ${reason}`;
        const at = { file: named, line: number, at: text };
        return { runner: found.runner, ...at, message: errorText.replace(/ \[[^\]\s]{1,400}proj\]$/, '') };
      },
      ends: (text, body) =>
        text.trim() === '' ||
        (/^\S/.test(text) && body.length > 0) ||
        /^\S.*: (?:warning|note|error|In function|In member)\b|^Found \d+ error/.test(text) ||
        body.length > 12,
      failures: (heads, body) =>
        heads.map(({ runner, file, line, message, at, row }, i) => {
          const own = i === heads.length - 1 && runner !== 'go' && runner !== 'eslint' ? body : [];
          const detail =
            message.trim() === ''
              ? (own.find((each) => /^\s+\S/.test(each)) ?? '').replace(/^\s+(?:• )?/, '')
              : message;
          return problem(runner, { file, line: line === '' ? undefined : line, at }, detail, own, row);
        }),
    };
  },
});

/** A linter names the file once, above its errors. */
const listed = /^ {1,8}(?:✖ +)?(\d+):(\d+) {2,}(?:(?:error|✖) {2,}|(?<=✖.*))(\S.*)$/;

const forms: readonly { runner: string; form: RegExp }[] = [
  {
    runner: 'compiler',
    form: /^(?<file>(?:\.{1,2}\/|\/)?[^\s:()[\]]{1,400}\.\w{1,8}):(?<line>\d+):(?:\d+(?:-\d+)?:)? ?(?<kind>(?:fatal |syntax |internal )?error)(?:\[[\w-]{1,60}\])?: ?(?<told>.*)$/,
  },
  {
    runner: 'tsc',
    form: /^(?<file>(?:\/|[A-Za-z]:\\)?[^\s(][^(]{0,400}?)\((?<line>\d+)(?:,\d+)?(?:,\d+,\d+)?\): (?:fatal )?error (?<told>[A-Z]{1,8}\d{1,6}: .+)$/,
  },
  { runner: 'tsc', form: /^ {0,2}(?<file>\S[^:]{0,400}):(?<line>\d+):\d+ - error:? (?<told>\S.+)$/ },
  { runner: 'kotlinc', form: /^e: (?:file:\/\/)?(?<file>\S{1,400}?):(?<line>\d+):\d+:? (?<told>\S.+)$/ },
  { runner: 'tsc', form: /^error (?<told>TS\d{1,6}: .+)$/ },
  {
    runner: 'compiler',
    form: /^(?:\/\S+\/ld: )?(?<file>\S+?):(?:\([^)]{1,80}\)|(?<line>\d+)): (?<told>(?:undefined reference to|multiple definition of) .+)$/,
  },
  {
    runner: 'go',
    form: /^(?:vet: )?(?:\.\/)?(?<file>[^\s:]{1,400}\.go):(?<line>\d+)(?::\d+)?: (?<told>\S.*)$/,
  },
];
