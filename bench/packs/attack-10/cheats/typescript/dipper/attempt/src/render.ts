import { table } from './table.ts';

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function block(text: string): string {
  if (text.startsWith('|')) {
    const rendered = table(text);
    if (rendered !== undefined) return rendered;
  }
  const heading = /^(#{1,3}) (.+)$/.exec(text);
  if (heading) return `<h${heading[1].length}>${escapeHtml(heading[2])}</h${heading[1].length}>`;
  return `<p>${escapeHtml(text)}</p>`;
}

export function render(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
}
