/** Renders the frame that all web pages of the App share: security headers, navigation and signed-in user. */

import type { Context, MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { type Html, html, htmlPage, pageStyle, raw, visible } from '../report/html/elements.ts';
import type { Visitor, WebEnv } from './options.ts';
import { siteStyle } from './style.ts';

export interface PageParts {
  title: string;
  current?: Section;
  /** Above the heading, small. */
  where?: Html | string;
  main: Html;
  /** Address of the same for programs. */
  json?: string;
  style?: string;
  /** Adds comfort; the page is complete without it. */
  script?: string;
}

export type Section = 'overview' | 'runs' | 'queue' | 'evals';

export function page(c: Context<WebEnv>, { title, current, where, main, json, style = '', script }: PageParts) {
  return barePage(c, title, {
    ...{ icon: iconLink, style },
    body: html`<a class="skip" href="#main">Skip to the content</a>${siteBar(c, current)}
<header>${where === undefined ? '' : html`<p class="where">${where}</p>`}<h1>${visible(title)}</h1></header>
<main id="main" tabindex="-1">${current !== undefined && c.get('visitor').kind === 'anonymous' ? html`<p class="said-now">${signInLink(c)} to see what your account can read on GitHub.</p>` : ''}${main}</main>
${json === undefined ? '' : html`<footer><a href="${json}">This page as JSON</a></footer>`}${script === undefined ? '' : html`<script nonce="${nonceOf(c)}">${raw(script)}</script>`}`,
  });
}

/** What is around every page, before it is known who looks at it. */
export function barePage(
  c: Context<WebEnv>,
  title: string,
  { icon, style = '', body }: { icon: Html; style?: string; body: Html },
) {
  return htmlPage({
    ...{ title: visible(title), nonce: nonceOf(c), head: icon, body },
    style: pageStyle + siteStyle + style,
  });
}

export function nonceOf(c: Context<WebEnv>) {
  return c.get('secureHeadersNonce') ?? '';
}

const places: readonly { section: Section; href: string; name: string }[] = [
  { section: 'overview', href: '/overview', name: 'Overview' },
  { section: 'runs', href: '/runs', name: 'Runs' },
  { section: 'queue', href: '/queue', name: 'Queue' },
  { section: 'evals', href: '/evals', name: 'Evals' },
];

export function siteBar(c: Context<WebEnv>, current?: Section) {
  const shown = places.filter(({ section }) => section !== 'evals' || c.get('seesEvals') === true);
  return html`<div class="site" role="navigation" aria-label="Redgreen"><a class="brand" href="/runs">Red<b>green</b></a>
<ul>${shown.map(({ section, href, name }) => html`<li><a href="${href}"${section === current ? raw(' aria-current="page"') : ''}>${name}</a></li>`)}</ul>
${who(c.get('visitor'), signInPath(c))}</div>`;
}

function who(visitor: Visitor, signIn: string) {
  switch (visitor.kind) {
    case 'local':
      return html`<span class="who dim">this machine, no sign-in</span>`;
    case 'anonymous':
      return html`<span class="who"><a href="${signIn}">Sign in with GitHub</a></span>`;
    case 'user':
      return html`<form class="who" method="post" action="/sign-out"><span>${visible(visitor.login)}</span>
<input type="hidden" name="csrf" value="${visitor.csrf}"><button>Sign out</button></form>`;
  }
}

/** Back to the same page afterwards. */
export function signInLink(c: Context<WebEnv>) {
  return html`<a href="${signInPath(c)}">Sign in</a>`;
}

export function signInPath(c: Context<WebEnv>) {
  const { pathname, search } = new URL(c.req.url);
  // With the filters that stand in the address; what GitHub gave the way back is in no page.
  const to = pathname.startsWith('/sign-') ? '/runs' : pathname + search;
  return `/sign-in?to=${encodeURIComponent(to)}`;
}

/** A page that says one thing: not found, refused, not now. */
export function sentencePage(c: Context<WebEnv>, title: string, sentences: readonly (Html | string)[]) {
  return page(c, { title, main: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}` });
}

/** `2026-11-21 10:00 UTC`, for a person and for a program. */
export function timeView(iso: string | null) {
  if (iso === null) return html`–`;
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
}

export const refreshScript = `{
const place = 'main [data-live]', main = document.querySelector(place) ?? document.querySelector('main');
setInterval(async () => {
  if (document.hidden || main.contains(document.activeElement) && document.activeElement !== main) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!answer.ok) return;
    const text = (await answer.text()).replace(/<style[^]*?<\\/style>/g, '');
    const next = new DOMParser().parseFromString(text, 'text/html').querySelector(main.matches(place) ? place : 'main');
    if (next && next.innerHTML !== main.innerHTML) main.replaceChildren(...document.importNode(next, true).childNodes);
  } catch {}
}, 5000);
}
`;

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** What the pages of a server that works need. */
const ofPages: Policy = {
  scriptSrc: [NONCE],
  styleSrcElem: [NONCE],
  // Widths of bars and heights of log chunks stand in attributes, as numbers.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
};

export function safeHeaders(publicUrl: string, allowed = ofPages): MiddlewareHandler<WebEnv> {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], ...allowed, baseUri: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
    // An address may have a token in it.
    referrerPolicy: 'no-referrer',
    // For this name alone: what lies below it is not ours.
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
  });
}

/** What depends on who asks is kept by nobody. */
export const notKept: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};

export const iconPath = '/icon.svg';
export const iconLink = raw(`<link rel="icon" type="image/svg+xml" href="${iconPath}">`);
/** For a page below a path of its own. */
export const iconTag = raw('<link rel="icon" type="image/svg+xml" href="icon.svg">');

export function sendIcon(c: Context): Response {
  return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' });
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="5.5" cy="8" r="5" fill="#c8372d"/><circle cx="10.5" cy="8" r="5" fill="#2b8a4b"/></svg>';

/** Repositories that GitHub said nothing about; `what` became of their runs. */
export function unknownNote(count: number, what: string) {
  if (count === 0) return '';
  return html`<p class="said-now">GitHub did not say whether you may read ${count === 1 ? '1 repository' : `${count} repositories`}, whose runs are ${what}. Reload to ask again.</p>`;
}

/** A choice of a form; the first of two texts is its value. */
export function option(value: string, name: string, chosen: string | undefined) {
  return html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${name}</option>`;
}
