import { expect, test } from 'vitest';
import { plainTokens } from '../../src/syntax/plain-tokens.ts';

test('a name before an equals sign is one word, and a question mark behind one is its own where it compares', () => {
  const words = (text: string) => plainTokens(text).map((token) => token.text);
  expect(words('call(return_value=7)')).toEqual(['call', '(', 'return_value', '=', '7', ')']);
  expect(words('empty? && a!=b')).toEqual(['empty?', '&&', 'a', '!=', 'b']);
});
