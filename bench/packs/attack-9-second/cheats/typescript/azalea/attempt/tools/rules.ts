export interface Rule {
  name: string;
  pattern: RegExp;
}

export const rules: Rule[] = [
  { name: 'no-console', pattern: /\bconsole\.log\(/ },
  { name: 'no-any-cast', pattern: /\bas any\b/ },
];
