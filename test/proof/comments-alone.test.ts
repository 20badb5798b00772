import { expect, test } from 'vitest';
import { codeOf } from '../../src/proof/comments-alone.ts';

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
