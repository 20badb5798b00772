import { expect, test } from 'vitest';
import { inputsOf, madeOf, withOtherParts } from '../../src/syntax/other-inputs.ts';

const made = (literal: string, ...inputs: string[]) => {
  const found = madeOf(literal, inputsOf(inputs));
  return found && [found.after, Object.fromEntries(found.of)];
};

test('an input: the last digit of a number, each sign of a text', () => {
  expect(made('31', '31')).toEqual(['32', { '31': '32' }]);
  expect(made('59.9', '59.9')).toEqual(['59.0', { '59.9': '59.0' }]);
  expect(made('Zoo az-09', 'Zoo az-09')).toEqual(['App ba-10', { 'Zoo az-09': 'App ba-10' }]);
});

test('no number that stands somewhere already', () => {
  const inputs = inputsOf(['31'], new Set(['31', '32', '36']));
  expect(madeOf('31', inputs)?.after).toBe('34');
});

test('several joined: numbers where there are some, else all', () => {
  expect(made('DE/31', 'DE', '31')).toEqual(['DE/32', { '31': '32' }]);
  expect(made('DE/FR', 'DE', 'FR')).toEqual(['EF/GS', { DE: 'EF', FR: 'GS' }]);
  expect(made('DE/31', 'DE')).toBeUndefined();
});

test('the beginning of an input, written without blanks and hyphens', () => {
  expect(made('080442957', '0-8044-2957-X')).toEqual(['191553068', { '0-8044-2957-X': '1-9155-3068-X' }]);
  expect(made('0804', '0-8044-2957-X')).toBeUndefined();
});

test('what the language reads in a text is left alone', () => {
  expect(made('a\\n', 'a\\n')).toBeUndefined();
  expect(made('%s', '%s')).toBeUndefined();
});

test('a value that holds an input', () => {
  expect(withOtherParts('2024-03-31', new Map([['2024', '2025']]))).toBe('2025-03-31');
  expect(withOtherParts('12024', new Map([['2024', '2025']]))).toBe('12024');
});
