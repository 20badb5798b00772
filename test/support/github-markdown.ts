/** Markdown as GitHub's page has it, for the stand-in: what a page may not have is gone, and what a script draws stands as its source. */

import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const drawn = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);
const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    code: ({ lang, text }) =>
      drawn.has(lang?.split(' ')[0] ?? '')
        ? `<section class="js-render-needs-enrichment render-needs-enrichment"><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></section>\n`
        : false,
  },
});

export function githubHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown.replace(/^(?:[ \t]{0,9}[>*+-]){40}.*$/gm, ''), { async: false }), {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'details', 'summary', 'input', 'del', 'ins'],
    allowedAttributes: {
      ...sanitizeHtml.defaults.allowedAttributes,
      section: ['class'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      input: ['type', 'checked'],
      '*': ['title'],
    },
  });
}
