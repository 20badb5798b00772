export interface Page {
  title: string;
  paragraphs: string[];
  date: string;
}

export function render(page: Page): string {
  const body = page.paragraphs.map((p) => `  <p>${p}</p>`).join('\n');
  return `<article>\n  <h1>${page.title}</h1>\n${body}\n  <footer>Generated ${page.date}</footer>\n</article>\n`;
}
