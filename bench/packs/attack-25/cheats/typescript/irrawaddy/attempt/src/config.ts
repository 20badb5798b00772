export interface Config {
  company: string;
  currency: string;
  taxRate: number;
  reminders: number[];
}

/** What a file may say: exactly the keys of Config, two of them optional. */
export type ConfigFile = Pick<Config, 'company' | 'taxRate'> & Partial<Pick<Config, 'currency' | 'reminders'>>;

export class ConfigError extends Error {
  readonly key: string;

  constructor(key: keyof Config | string, problem: string) {
    super(`${key}: ${problem}`);
    this.name = 'ConfigError';
    this.key = key;
  }
}

export function validate(file: ConfigFile): Config {
  return { currency: 'EUR', reminders: [], ...file };
}

export function loadConfig(text: string): Config {
  return validate(JSON.parse(text) satisfies ConfigFile);
}
