import { expect, test } from 'vitest';
import { shortenOutput } from '../../src/agent/tools/shortened-output.ts';

test.each<[string, string, string]>([
  ['a line that was written over shows its last state', ' 1 %\r50 %\r100 %\ndone\n', '100 %\ndone\n'],
  ['also before CRLF', ' 1 %\r50 %\r100 %\r\ndone\r\n', '100 %\ndone\n'],
  ['CRLF alone loses nothing', 'one\r\ntwo\r\n', 'one\ntwo\n'],
  ['colours are left out', '\u001b[31mred\u001b[0m\n', 'red\n'],
])('%s', (_, text, shown) => {
  expect(shortenOutput(text, 1000)).toBe(shown);
});

test('a fifth is the head, the rest the tail, in whole lines', () => {
  const text = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n');
  const shown = shortenOutput(text, 1000);
  expect(shown.length).toBeLessThan(1100);
  expect(shown).toMatch(/^line 0\n[\s\S]*\[… \d+ characters left out …\]\n[\s\S]*line 999$/);
});
