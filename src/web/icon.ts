/** Serves the icon of the web pages, a red and a green disc, as SVG. */

import type { Context } from 'hono';
import { raw } from '../report/html/text.ts';

export const iconPath = '/icon.svg';
export const iconLink = raw(`<link rel="icon" type="image/svg+xml" href="${iconPath}">`);
/** For a page below a path of its own. */
export const iconTag = raw('<link rel="icon" type="image/svg+xml" href="icon.svg">');

export function sendIcon(c: Context): Response {
  return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' });
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="5.5" cy="8" r="5" fill="#c8372d"/><circle cx="10.5" cy="8" r="5" fill="#2b8a4b"/></svg>';
