import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** gcc, clang, javac, mypy, ghc, swiftc, scalac and others: `file:3:7: error: message`, then the source. */
export const compiler = blockReader<{ file: string; line: string; message: string }>({
  name: 'compiler',
  triggers:
    'required from here|: error: | error: |error:\u001b|: error\u001b|rror: \u001b|fatal error|: error:|undefined reference to |multiple definition of |cannot find -l'.split(
      '|',
    ),
  open() {
    /** Where our own source needs the template that an error in a library's header is about. */
    let needed: { file: string; line: string } | undefined;
    return {
      head(text) {
        const match =
          /^(?:In file included from )?((?:\.{1,2}\/|\/)?[^\s:()[\]]{1,400}\.\w{1,8}):(\d{1,7}):(?:\d{1,7}(?:-\d{1,7})?:)? ?((?:fatal |syntax |internal )?error)(?:\[[\w-]{1,60}\])?: ?(.*)$/.exec(
            text,
          );
        if (match !== null) {
          const [, file = '', line = '', kind, told = ''] = match;
          // XCTest tells failing tests in the compiler's form.
          if (file.endsWith('.swift') && /^(?:-\[|[\w.]{1,200} : )/.test(told)) return undefined;
          const message = kind === 'error' ? told : `${kind}: ${told}`;
          return { ...(needed !== undefined && file.startsWith('/usr/') ? needed : { file, line }), message };
        }
        const link =
          /^(?:\/\S+\/ld: )?(\S+?):(?:\([^)]{1,80}\)|(\d{1,7})): ((?:undefined reference to|multiple definition of) .+)$/.exec(
            text,
          ) ?? /^(?:\S*\/)?(ld)(?:\.\w{1,8})?:() (cannot find -l.+)$/.exec(text);
        return link === null ? undefined : { file: link[1] ?? '', line: link[2] ?? '', message: link[3] ?? '' };
      },
      ends: (text, body) =>
        text.trim() === '' ||
        (/^\S/.test(text) && body.length > 0) ||
        /^\S.*: (?:warning|note|error|In function|In member)\b/.test(text) ||
        body.length > 12,
      failures: (heads, body) =>
        heads.map(({ file, line, message }, at) => {
          const own = at === heads.length - 1 ? body : [];
          const told =
            message.trim() === ''
              ? (own.find((each) => /^\s+\S/.test(each)) ?? '').replace(/^\s+(?:• )?/, '')
              : message;
          return problem('compiler', { file, line: line === '' ? undefined : line }, told, own);
        }),
      other(text) {
        const [, file = '', line = ''] = /^(\S+?):(\d{1,7}):\d{1,7}: +required from here$/.exec(text) ?? [];
        if (file !== '') needed = { file, line };
        return false;
      },
    };
  },
});
