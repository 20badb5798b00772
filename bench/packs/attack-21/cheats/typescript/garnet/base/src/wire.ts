export interface Invoice {
  id: string;
  cents: number;
  date: Date;
}

export function parseIds(json: string): string[] {
  return (JSON.parse(json) as { id: string }[]).map((row) => row.id);
}
