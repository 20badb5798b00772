const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const xml = (rows: string[][]): string =>
  `<rows>${rows.map((row) => `<row>${row.map((cell) => `<cell>${escape(cell)}</cell>`).join('')}</row>`).join('')}</rows>`;
