import { expect, test } from 'vitest';
import { codeOf, commentsAlone } from '../../src/proof/comments-alone.ts';
import type { ProofContext, ProofPort } from '../../src/proof/experiments.ts';

test.each([
  ['report.py', 'TITLE = """\n# Old\n"""\n'],
  ['report.js', 'const title = `\n* Old\n`;\n'],
  ['report.sh', 'cat <<EOF\n# Old\nEOF\n'],
])('%s: a line of a text is no comment', (path, text) => {
  expect(codeOf(path, text)).not.toBe(codeOf(path, text.replace('Old', 'New')));
});

test('a comment is one', () => {
  expect(codeOf('price.py', '# Old\nx = 1\n')).toBe(codeOf('price.py', '# New\nx = 1\n'));
  expect(codeOf('price.js', '/** Old */\nx();\n')).toBe(codeOf('price.js', '/** New */\nx();\n'));
});

test.each([
  ['Make clear what happens with negative amounts.', []],
  ['Clarify how amounts are rounded.', []],
  ['Clear the cache.', ['src/p.js']],
])('%s', async (story, paths) => {
  const texts = { base: 'x();\n', tree: '/** Told. */\nx();\n' };
  const port = { read: async (side: 'base' | 'tree') => texts[side] } as unknown as ProofPort;
  const changed = [{ path: 'src/p.js', status: 'modified' }];
  const context = { story, changed, command: 'node --test' } as unknown as ProofContext;
  expect(await commentsAlone(port, context)).toEqual(paths);
});
