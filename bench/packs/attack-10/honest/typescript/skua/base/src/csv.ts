export const csv = (rows: string[][]): string => rows.map((row) => row.join(',')).join('\n');
