import { javascript } from './javascript.ts';
import type { TestLanguage } from './language.ts';

export const typescript: TestLanguage = {
  ...javascript,
  grammar: 'typescript',
  endings: ['ts', 'mts', 'cts'],
  // A type may stand in the way of another value.
  untyped: false,
};

export const tsx: TestLanguage = { ...typescript, grammar: 'tsx', endings: ['tsx'] };
