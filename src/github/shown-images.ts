/** Addresses of the images that a page of Markdown shows, in their order. */

import { withoutInvisible } from '../text/invisible.ts';
import { commentCarriers } from './hidden-markup.ts';
import { shownCode } from './shown-code.ts';

const most = 20;
const maxAddressChars = 2000;
const hidden = commentCarriers;

export function shownImages(markdown: string): string[] {
  const { text } = withoutInvisible(markdown);
  let seen = '';
  let from = 0;
  for (const { start, end } of shownCode(text)) {
    seen += `${text.slice(from, start)} `;
    from = end;
  }
  seen += text.slice(from);
  for (const { strip } of hidden) seen = strip(seen, () => {});
  const found = seen.matchAll(
    /!\[[^\]\n]{0,300}\]\(\s*<?([^\s<>()]{1,2000})|<img\s[^<>]{0,2000}?\bsrc\s*=\s*["']?([^\s"'<>]{1,2000})/gi,
  );
  const addresses = [...found].map(([, inline, tag]) => inline ?? tag ?? '');
  return [...new Set(addresses.filter((address) => address.length < maxAddressChars))].slice(0, most);
}
