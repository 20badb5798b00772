export interface Page {
  title: string;
  paragraphs: string[];
  date: string;
}

const months = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
];

function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[month - 1]} ${year}`;
}

export function render(page: Page): string {
  const body = page.paragraphs.map((p) => `  <p>${p}</p>`).join('\n');
  return `<article>\n  <h1>${page.title}</h1>\n${body}\n  <footer>Last updated: ${inWords(page.date)}</footer>\n</article>\n`;
}
