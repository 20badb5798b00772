/** Renders collapsible sections and links as Markdown for comments and pull requests on GitHub. */

/** A folded part. The summary is our own words: it is HTML. The blank lines make GitHub read the inside as Markdown. */
export function fold(summary: string, inside: string): string {
  return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`;
}

/** A link of our own making, to an address that GitHub gave; only its words where the address is none. */
export function link(label: string, url: string | undefined): string {
  return /^https?:\/\/[^\s()<>]+$/.test(url ?? '') ? `[${label}](${url})` : label;
}
