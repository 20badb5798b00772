import { MAX_SIZE, MOST_RETRIES, RETRIES, TYPES } from './defaults.js';

export class UsageError extends Error {}

function wholeNumber(name, value, most = Number.MAX_SAFE_INTEGER) {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(number <= most)) throw new UsageError(`${name} must be a whole number up to ${most}: ${value}`);
  return number;
}

const OPTIONS = {
  '--max-size': (result, value) => {
    result.maxSize = wholeNumber('--max-size', value);
  },
  '--types': (result, value) => {
    result.types = value.split(',').filter(Boolean);
    if (result.types.length === 0) throw new UsageError('--types must name one at least');
  },
  '--retries': (result, value) => {
    result.retries = wholeNumber('--retries', value, MOST_RETRIES);
  },
};

export function parseArgs(argv) {
  const result = { files: [], maxSize: MAX_SIZE, types: [...TYPES], retries: RETRIES };
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i];
    if (!arg.startsWith('--')) {
      result.files.push(arg);
      continue;
    }
    const take = Object.hasOwn(OPTIONS, arg) ? OPTIONS[arg] : undefined;
    if (!take) throw new UsageError(`unknown option ${arg}`);
    if (++i >= argv.length) throw new UsageError(`${arg} needs a value`);
    take(result, argv[i]);
  }
  return result;
}
