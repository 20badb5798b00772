import { account } from '../account.ts';
import type { Failure } from '../failure.ts';
import { blockReader } from '../reader.ts';
import { decoded } from '../xml-text.ts';

/** JUnit XML on stdout, line by line: it may end in the middle. Tells only what no other reader does. */
export const junitLines = blockReader<{ name: string; file?: string; line?: string }>({
  name: 'junit',
  triggers: ['<testcase'],
  open() {
    return {
      head(text) {
        const tag = /<testcase\b((?:[^>"]|"[^"]*")*)>/.exec(text)?.[1];
        if (tag === undefined || tag.endsWith('/') || text.includes('</testcase>')) return undefined;
        const attribute = (name: string) => {
          const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
          return value === undefined ? undefined : decoded(value);
        };
        const file = attribute('file');
        return { name: attribute('name') ?? '', file, line: attribute('line') };
      },
      ends: (text) => /<\/testcase>|<\/testsuite/.test(text),
      failures: (heads, body) => heads.slice(-1).flatMap((head) => failureOf(head, body)),
    };
  },
});

function failureOf(head: { name: string; file?: string; line?: string }, body: readonly string[]): Failure[] {
  const from = body.findIndex((line) => /<(?:failure|error)\b/.test(line));
  if (from < 0 || head.name === '') return [];
  const tag = /<(?:failure|error)\b((?:[^>"]|"[^"]*")*)>?/.exec(body[from] ?? '')?.[1] ?? '';
  const message = decoded(/(?:^|\s)message="([^"]*)/.exec(tag)?.[1] ?? '');
  const text = body
    .slice(from)
    .map((line) => decoded(line.replace(/<\/?[a-z-]{1,20}(?:\s(?:[^>"]|"[^"]*")*)?>|<!\[CDATA\[|\]\]>/g, '')))
    .filter((line) => line.trim() !== '');
  const told = message === '' || text.join('\n').includes(message) ? text : [...message.split('\n'), ...text];
  const said = account(told, head.file);
  const line = Number(head.line);
  return [{ runner: 'junit', ...said, name: head.name, line: said.line ?? (line > 0 ? line : undefined) }];
}
