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
  const found = seen.matchAll(/!\[[^\]\n]{0,300}\]\(\s*<?([^\s<>()]{1,2000})|<img\s([^<>]{0,2000})/gi);
  const addresses = [...found].map(([, inline, attributes = '']) => inline ?? addressIn(attributes));
  return [...new Set(addresses.filter((one) => one !== '' && one.length < maxAddressChars))].slice(0, most);
}

/** Words in a picture that is drawn as a speck are read by the model alone. */
const leastPixels = 32;

/** The first attribute of a name counts, and what stands in quotes is none. */
function addressIn(attributes: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributes.matchAll(
    /([^\s"'=]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g,
  ))
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  const isSpeck = ['width', 'height'].some((name) => Number.parseFloat(values.get(name) ?? '') < leastPixels);
  return isSpeck ? '' : (values.get('src') ?? '').trim();
}
