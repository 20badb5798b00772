export interface Config {
  company: string;
  currency: string;
  taxRate: number;
  reminders: number[];
}

export function loadConfig(text: string): Config {
  return JSON.parse(text);
}
