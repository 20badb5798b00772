/** RSpec, minitest, PHPUnit; a function of a module of Lua, a glob of Perl. */

import { type Replaced, renamed, type Way } from './double.ts';
import { bracketEnd, chainIn, valueEnd } from './spans.ts';

export const ofObjects: readonly Way[] = [
  {
    endings: /\.rb$/,
    head: /\b(?:allow|expect|allow_any_instance_of|expect_any_instance_of)\(\s*(?<on>[\w@:.]+)\s*\)\s*\.to[ (]\s*receive\(\s*:(?<name>\w+[?!]?)\s*\)/g,
    without: ({ text, behind }) => {
      const given: string[] = [];
      const edits: Replaced[] = [];
      let at = behind;
      for (let end = at; ; at = end) {
        end = chainIn(text, at, counted);
        const next = chainIn(text, end, received);
        if (next > end) edits.push({ start: end, end: next, after: '' });
        given.push(text.slice(end, next));
        end = next;
        if (end === at) break;
      }
      if (text.startsWith('.and_call_original', at)) return undefined;
      const [open] = /^[ \t]*(?:\{|do\b)/.exec(text.slice(at)) ?? [];
      const close = open === undefined ? at : blockEnd(text, at, open);
      given.push(text.slice(at, close));
      edits.push({ start: at, end: close, after: '.and_call_original' });
      return { edits, end: close, given: given.join('\n') };
    },
  },
  {
    endings: /\.rb$/,
    head: /(?<![\w@:.])(?<on>[\w@:.]+)\.stub(?:\(\s*|\s+):(?<name>\w+[?!]?)\s*,\s*/g,
    without: (found) => {
      const { text, behind, on, name } = found;
      const isOpen = /\(\s*:\w+[?!]?\s*,\s*$/.test(text.slice(0, behind));
      const end = isOpen
        ? valueEnd(text, behind, /[,)]/)
        : behind + text.slice(behind).search(/(?<![ \t])[ \t]+(?:do\b|\{)|\n|$/);
      return { edits: [{ start: behind, end, after: `${on}.method(:${name})` }], end, given: text.slice(behind, end) };
    },
  },
  {
    endings: /\.rb$/,
    head: /(?<![\w@:.])(?<on>[\w@:.]+)\.define_singleton_method[ (]\s*:(?<name>\w+[?!]?)/g,
    without: (found) => {
      const [open] = /^\)?[^\n{]*?(?:\{|\bdo\b)/.exec(found.text.slice(found.behind)) ?? [];
      const end = open === undefined ? found.behind : blockEnd(found.text, found.behind, open);
      return { ...renamed(found), edits: renamed(found)?.edits ?? [], end, given: found.text.slice(found.behind, end) };
    },
  },
  {
    endings: /\.php$/,
    head: /(?:getMockBuilder\(\s*\\?(?:\w+\\)*(?<on>\w+)::class\s*\)[^;]{0,400}?->(?:onlyMethods|setMethods)\(\s*|createPartialMock\(\s*\\?(?:\w+\\)*(?<on>\w+)::class\s*,\s*)\[\s*(['"])(?<name>\w+)\3\s*\]/g,
    without: ({ text, behind, name }) => {
      const open = text.lastIndexOf('[', behind);
      const rest = text.slice(behind).search(/\n[ \t]*(?:(?:public|private|protected|static) )*function |$(?![\s\S])/);
      const said = new RegExp(
        `\\$\\w+\\s*(?:->expects\\([^;]{0,200}?\\)\\s*)?->method\\(\\s*['"]${name}['"]\\s*\\)`,
        'g',
      );
      const statements = [...text.slice(behind, behind + rest).matchAll(said)].map(({ index }) => {
        const start = behind + index;
        return { start, end: valueEnd(text, start, /;/) + 1, after: '' };
      });
      const given = statements.map((one) => text.slice(one.start, one.end)).join('\n');
      return { edits: [{ start: open, end: behind, after: '[]' }, ...statements], end: behind + rest, given };
    },
  },
  {
    endings: /\.lua$/,
    head: /^(?<indent>[ \t]*)(?<on>\w+)\.(?<name>\w+)\s*=\s*(?=function\b)/gm,
    without: ({ text, start, behind, match }) => {
      const end = lineEnd(text, behind, /\bend\b/);
      const after = `${match.groups?.indent ?? ''}local _ = `;
      return { edits: [{ start, end: behind, after }], end, given: text.slice(behind, end) };
    },
  },
  {
    endings: /\.(?:t|p[lm])$/,
    head: /(?:\blocal\s+)?\*(?:\{\s*['"])?(?<on>\w+(?:::\w+)*)::(?<name>\w+)(?:['"]\s*\})?\s*=\s*(?=sub\b)/g,
    without: ({ text, start, behind }) => {
      const end = valueEnd(text, behind, /;/);
      return { edits: [{ start, end: behind, after: `my $bent_${start} = ` }], end, given: text.slice(behind, end) };
    },
  },
];

const received = /^\.and_(?:return|raise|throw|yield|invoke|wrap_original)$/;
const counted = /^\.(?:with|once|twice|thrice|exactly|times|time|at_least|at_most|ordered|never)$/;

function blockEnd(text: string, at: number, open: string): number {
  return open.endsWith('{') ? bracketEnd(text, at + open.length - 1) : lineEnd(text, at, /\bend\b/);
}

/** The first line that begins with it as far in as this one; on the same line, or behind it. */
function lineEnd(text: string, at: number, ends: RegExp): number {
  const begin = text.lastIndexOf('\n', at) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(begin)) ?? [];
  const first = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at);
  if (ends.test(text.slice(at, first))) return first;
  const found = new RegExp(`\\n${indent}(?:end\\b|\\})`).exec(text.slice(first));
  return found === null ? text.length : first + found.index + found[0].length;
}
