export type Values = Record<string, string>;

export function mail(template: string, values: Values): string {
  throw new Error(`no template ${template} for ${Object.keys(values)}`);
}
