/** node:test, jest, vitest, sinon; busted, which says it alike. */

import { assigned, isNamedIn, member, type Way, withoutChain } from './double.ts';
import { bracketEnd, chainIn } from './spans.ts';

const scripts = /\.[cm]?[jt]sx?$/;

export const ofScripts: readonly Way[] = [
  {
    endings: scripts,
    head: new RegExp(String.raw`\bmock\.method${member}(?=,)`, 'g'),
    without: ({ text, start, behind }) => {
      const end = bracketEnd(text, text.indexOf('(', start)) - 1;
      return end < behind
        ? undefined
        : { edits: [{ start: behind, end, after: '' }], end, given: text.slice(behind, end) };
    },
  },
  {
    endings: scripts,
    head: new RegExp(String.raw`\bspyOn${member}\)`, 'g'),
    without: (found) => withoutChain(found, mocked),
  },
  {
    // Sinon's, and busted's.
    endings: /\.(?:[cm]?[jt]sx?|lua)$/,
    head: new RegExp(String.raw`(?<![\w$])(?:stub|replace)${member}(?=[,)])`, 'g'),
    without: (found) => {
      const { text, start, on, name } = found;
      const close = bracketEnd(text, text.indexOf('(', start));
      const end = chainIn(text, close, found.text.includes('sinon') ? mocked : /^\.(?:returns|invokes|by_default)$/);
      const spy = `${found.text.includes('sinon') ? 'spy' : 'spy.on'}(${on}, "${name}")`;
      return { edits: [{ start, end, after: spy }], end, given: text.slice(found.behind, end) };
    },
  },
  {
    endings: scripts,
    head: /(?<![\w$.'"])(?<on>[\w$]+(?:\.[\w$]+)*)\.(?<name>[\w$]+)\s*=(?![=>])[ \t]*/g,
    without: (found) =>
      assigned(found, (value) => {
        const real = `${found.on}.${found.name}`;
        const [made] = /^(?:\w+\.)*(?:fn|stub|spy)(?=\()/.exec(value) ?? [];
        if (made !== undefined) return `${made.replace(/stub$/, 'spy')}(${real})`;
        return /^(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/.test(value) || isNamedIn(found.text, value)
          ? real
          : undefined;
      }),
  },
];

const mocked =
  /^\.(?:mock(?:Return|Resolved|Rejected|Implementation)\w*|returns\w*|resolves|rejects|throws|callsFake|yields\w*|withArgs|onCall|on\w+Call)$/;
