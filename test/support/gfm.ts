/** What is wrong with Markdown that we post: read as GitHub-flavoured Markdown, nothing foreign may act in it. */

import { marked, type Token, type Tokens } from 'marked';

/** One line for each: images, addresses that are not GitHub's, HTML that is not ours, people called, issues closed. */
export function markdownTrouble(markdown: string, homes: readonly string[]): string[] {
  const trouble: string[] = markdown.length > 65_536 ? [`${markdown.length} characters`] : [];
  const ours =
    /^(<!-- redgreen:[^>]*-->|<\/?details>|<summary>[^<>]*<\/summary>|<details><summary>[^<>]*<\/summary>|<br>)$/;
  const look = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'image') trouble.push(`an image: ${token.raw}`);
      if (token.type === 'link' && !homes.some((home) => String(token.href).startsWith(`${home}/`)))
        trouble.push(`a link: ${token.raw}`);
      if (token.type === 'html') {
        const foreign = token.raw.split('\n').filter((line: string) => line.trim() !== '' && !ours.test(line.trim()));
        trouble.push(...foreign.map((line: string) => `HTML: ${line.slice(0, 200)}`));
      }
      if (token.type === 'text' && !('tokens' in token && token.tokens)) trouble.push(...calls(token.text));
      if ('tokens' in token && token.tokens) look(token.tokens);
      if (token.type === 'list') look((token as Tokens.List).items);
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        for (const cell of [...header, ...rows.flat()]) look(cell.tokens);
      }
    }
  };
  look(marked.lexer(markdown));
  return trouble;
}

function calls(text: string): string[] {
  const found: string[] = [];
  for (const [mention] of text.matchAll(/(?<![\w`])@[A-Za-z0-9][\w-]*(?:\/[\w-]+)?/g)) found.push(`calls ${mention}`);
  for (const [closing] of text.matchAll(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+\S*(?:#|gh-)\d+/gi)) {
    // The one that we write ourselves.
    if (!/^Closes #1$/.test(closing)) found.push(`closes: ${closing}`);
  }
  if (/[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\u200b\u0000]/u.test(text))
    found.push(`invisible characters: ${JSON.stringify(text.slice(0, 80))}`);
  return found;
}
