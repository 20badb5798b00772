/** Renders folded sections, links and plain titles for comments and pull requests on GitHub. */

import { stripVTControlCharacters } from 'node:util';
import { withoutInvisible } from '../text/invisible.ts';

/** A folded part. The summary is our own words: it is HTML. The blank lines make GitHub read the inside as Markdown. */
export function fold(summary: string, inside: string): string {
  return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`;
}

/** A link of our own making, to an address that GitHub gave; only its words where the address is none. */
export function link(label: string, url: string | undefined): string {
  return /^https?:\/\/[^\s()<>]+$/.test(url ?? '') ? `[${label}](${url})` : label;
}

/**
 * A title for a pull request: plain text that GitHub still searches for mentions and closing keywords, because a squash merge
 * makes it a commit message on the default branch.
 */
export function plainTitle(text: string, maxChars = 200): string {
  const line = withoutInvisible(stripVTControlCharacters(text)).text.replace(/\s+/g, ' ').trim();
  const title = line.length > maxChars ? `${line.slice(0, maxChars - 1)}…` : line;
  return title
    .replace(/\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '')
    .replace(/@(?=[\w-])/g, `@${joiner}`)
    .replace(
      /(?<=\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+\S*)(#|gh-|\/issues\/|\/pull\/)(?=\d)/gi,
      `$1${joiner}`,
    )
    .trim();
}

/** GitHub does not see through it when it looks for mentions and references. */
const joiner = '\u2060';
