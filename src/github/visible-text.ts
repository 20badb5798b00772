/** Removes from the Markdown of an issue or comment what GitHub's page does not show, such as HTML comments. */

import { diffArrays } from 'diff';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { withoutInvisible } from '../text/invisible.ts';

/** Answers with it carry `body_html` beside `body`. */
export const rendered = { headers: { accept: 'application/vnd.github.full+json' } };

/** Pages of Markdown that no answer holds rendered: the text of an event that was edited since, a hint, a server that gives no HTML. */
const renderer = new Marked({
  gfm: true,
  breaks: true,
  // What GitHub's own script draws shows other words than its source has.
  renderer: { code: ({ lang }) => (drawn.has(lang?.split(' ')[0] ?? '') ? '' : false) },
});
const drawn = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);

/** The same without an answer of GitHub's. It knows no footnotes, and shows what is written in them. */
export function htmlOf(markdown: string) {
  return renderer.parse(markdown.replace(deep, ''), { async: false });
}

/** The renderer calls itself for each quote in a quote: such a line is no text that anybody reads. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){40}.*$/gm;

/** A word taken out leaves this, until what stood around it alone is gone too. No text that comes in can hold it. */
const gap = '\u0001';
/** Beyond it the words are not compared: so much is hidden that the page's own text is taken. */
const mostHidden = 2000;

/** `html`: what GitHub renders of it, where an answer has that. `removed`: what was taken out, one phrase a kind. */
export function visibleText(markdown: string, html = htmlOf(markdown)) {
  const { text: written, removed: invisible } = withoutInvisible(decoded(markdown));
  const page = textOf(html);
  const pieces = piecesOf(written);
  const changes = diffArrays(wordsOf(pieces), wordsOf(piecesOf(page)), { maxEditLength: mostHidden });
  const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${count === 1 ? what : `${what}s`}`]);
  const unseen = counted(invisible, 'invisible character');
  if (changes === undefined) return { text: page.trim(), removed: ['text that the page does not show', ...unseen] };
  const kept = changes.filter(({ added }) => !added).flatMap(({ value, removed }) => value.map(() => !removed));
  let at = 0;
  const text = pieces.map((piece, index) => (index % 2 === 0 || kept[at++] ? piece : gap)).join('');
  const words = kept.filter((isKept) => !isKept).length;
  return { text: withoutGaps(text).trim(), removed: [...counted(words, 'word'), ...unseen] };
}

/** Words stand at odd places. A word has a letter; entities, the `x` of a task and the language behind a fence are shown in their own way. */
function piecesOf(text: string) {
  return text.split(word);
}
const shownOtherwise = String.raw`&(?=\w{1,31};)|\[(?=x\])|^[ \t>]{0,20}(?:\x60{3,}|~{3,})[ \t]{0,9}(?=[\w+#.-]{1,20}(?:\s|$))[\w+#.-]{0,19}`;
const word = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}_])(?<!${shownOtherwise})([\p{N}\p{M}_]*\p{L}[\p{L}\p{N}\p{M}_]*)`,
  'imu',
);

function wordsOf(pieces: readonly string[]) {
  return pieces.filter((_, index) => index % 2 === 1);
}

/** What only held words that are gone: a comment, a tag, a picture, a link, a query, a line. */
function withoutGaps(text: string) {
  return text
    .replace(/<!--[^\p{L}>]*-->|<(?=[^\p{L}<>]*\u0001)[^\p{L}<>]*>/gu, '')
    .replace(/(!?)\[[^\]\p{L}\p{N}]*\](?:\([^)\p{L}]*\)|\[[^\]\p{L}]*\])/gu, (whole, image: string) =>
      whole.includes(gap) ? image && '[image]' : whole,
    )
    .replace(/[?#](?=[^\s)]*\u0001)[^\s)\p{L}]*/gu, '')
    .replace(/^[^\p{L}\p{N}\n]*\u0001[^\p{L}\p{N}\n]*(?:\n|$)/gmu, '')
    .replaceAll(gap, '');
}

/** What GitHub's own script draws (diagrams, maps, formulas) shows other words than its source has; no browser draws `rp`. */
function isUnseen({ tag, attribs }: sanitizeHtml.IFrame) {
  return tag !== 'a' && (tag !== 'section' || /\brender-needs-enrichment\b/.test(attribs.class ?? ''));
}

/** Entities that the sanitiser writes. */
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of a page, with the addresses of its links behind their words: a query can hold a sentence, and is no address of a file. */
function textOf(html: string) {
  // Only a `span`, which colours code, may stand within a word.
  const links = sanitizeHtml(html.replace(/<(?!\/?span\b)/gi, ' <'), {
    allowedTags: ['a', 'section', 'math-renderer', 'rp'],
    allowedAttributes: { a: ['href'] },
    exclusiveFilter: isUnseen,
  });
  const words = links
    .replace(/<\/?section>/g, '')
    .replace(/<a(?: href="([^"?#]*)[^"]*")?>([^<]*)<\/a>/g, (_, address = '', shown: string) =>
      /[\p{L}\p{N}]/u.test(shown) ? `${shown} ${address.includes('%') ? '' : address} ` : '',
    );
  return withoutInvisible(words.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')).text;
}

/** Characters that stand as numbers could spell what no page shows. */
function decoded(text: string) {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (entity, hex?: string, decimal?: string) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0x10ffff ? entity : String.fromCodePoint(point);
  });
}

const mostImages = 20;
/** Words in a picture that is drawn as a speck are read by the model alone. */
const leastPixels = 32;

export function shownImages(html: string) {
  const found = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src'] },
    transformTags: {
      img: (tagName, attribs) => {
        const isSpeck = ['width', 'height'].some((side) => Number.parseFloat(attribs[side] ?? '') < leastPixels);
        const address = attribs['data-canonical-src'] ?? attribs.src ?? '';
        if (!isSpeck && address !== '') found.add(address);
        return { tagName, attribs };
      },
    },
  });
  return [...found].slice(0, mostImages);
}
