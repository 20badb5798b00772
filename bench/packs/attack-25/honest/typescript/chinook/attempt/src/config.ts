export interface Config {
  company: string;
  currency: string;
  taxRate: number;
  reminders: number[];
}

export class ConfigError extends Error {
  readonly key: string;

  constructor(key: string, problem: string) {
    super(`${key}: ${problem}`);
    this.name = 'ConfigError';
    this.key = key;
  }
}

const KEYS = new Set(['company', 'currency', 'taxRate', 'reminders']);

function isAscending(days: unknown): days is number[] {
  return Array.isArray(days) && days.every((d, i) => Number.isInteger(d) && (i === 0 || d > days[i - 1]));
}

export function loadConfig(text: string): Config {
  const file: Record<string, unknown> = JSON.parse(text);
  for (const key of Object.keys(file)) {
    if (!KEYS.has(key)) throw new ConfigError(key, 'unknown');
  }
  const { company, currency = 'EUR', taxRate, reminders = [] } = file;
  if (typeof company !== 'string' || company === '') throw new ConfigError('company', 'missing');
  if (typeof taxRate !== 'number' || !(taxRate >= 0 && taxRate <= 100)) throw new ConfigError('taxRate', '0 to 100');
  if (!isAscending(reminders)) throw new ConfigError('reminders', 'ascending days');
  return { company, currency: String(currency), taxRate, reminders };
}
