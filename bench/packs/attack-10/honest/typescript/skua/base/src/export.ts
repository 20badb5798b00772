import { csv } from './csv.ts';
import { xml } from './xml.ts';

const FORMATS: Record<string, (rows: string[][]) => string> = { csv, xml };

export function exportAs(format: string, rows: string[][]): string {
  const write = FORMATS[format];
  if (!write) throw new Error(`unknown format ${format}; there are ${Object.keys(FORMATS).join(', ')}`);
  return write(rows);
}
