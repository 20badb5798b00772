import { decoded } from '../../text/xml-text.ts';
import { account } from '../account.ts';
import type { Failure } from '../failure.ts';
import { blockReader, type Reader } from '../reader.ts';

/** JUnit XML on stdout, line by line: it may end in the middle. Tells only what no other reader does. */
export const junitLines: Reader = {
  name: 'junit',
  triggers: ['<testcase'],
  open(findings) {
    const reader = byLine.open(findings);
    return {
      ...reader,
      line(text, place) {
        if (!/<testcase\b[^>]*[^/]>.|.<\/?testcase\b/.test(text)) return reader.line(text, place);
        const parts = place.whole().replace(/<testcase\b(?:[^>"]|"[^"]*")*>|<\/testcase>/g, '\n$&\n');
        const lines = parts.split('\n').filter((part) => part.trim() !== '');
        return lines.map((part) => reader.line(part, place)).at(-1) ?? false;
      },
    };
  },
};

const byLine = blockReader<{ name: string; file?: string; line?: string }>({
  name: 'junit',
  triggers: ['<testcase'],
  open() {
    return {
      head(text) {
        const tag = /<testcase\b((?:[^>"]|"[^"]*")*)>/.exec(text)?.[1];
        if (tag === undefined || tag.endsWith('/')) return undefined;
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
  const whole = body.join('\n');
  const tag = /<(?:failure|error)\b(?:[^>"]|"[^"]*")*>?/.exec(whole);
  if (tag === null || head.name === '') return [];
  const message = decoded(/\smessage="([^"]*)/.exec(tag[0])?.[1] ?? '');
  const inside = whole.slice(tag.index + tag[0].length);
  const text = decoded(inside.replace(/<\/?[a-z-]{1,20}(?:\s(?:[^>"]|"[^"]*")*)?>|<!\[CDATA\[|\]\]>/g, ''));
  const combined = message === '' || bare(text).includes(bare(message)) ? text : `${message}\n${text}`;
  const lines = combined.split('\n').filter((each) => each.trim() !== '');
  const said = account(lines, head.file);
  const line = Number(head.line);
  return [{ runner: 'junit', ...said, name: head.name, line: said.line ?? (line > 0 ? line : undefined) }];
}

/** The text of an element is laid out otherwise than the same in an attribute. */
function bare(text: string): string {
  return text.replace(/\s+/g, '');
}
