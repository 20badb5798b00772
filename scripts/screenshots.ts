/**
 * Draws docs/images/comment.png and comment-red.png: the comments that two scenes of the demo leave, as GitHub shows them.
 *
 *   node scripts/screenshots.ts
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { openBrowser } from '../test/support/browser.ts';
import type { ModelReply } from '../test/support/model.ts';
import { claiming, gettingThere } from './demo/shop.ts';
import { openStage } from './demo/stage.ts';

const root = join(import.meta.dirname, '..');
const images = join(root, 'docs/images');

await using browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 1.75 });
await mkdir(images, { recursive: true });
await draw('comment.png', await commentOf(gettingThere));
await draw('comment-red.png', await commentOf(claiming, { 'max-iterations': '2' }));

async function draw(name: string, comment: string): Promise<void> {
  const tab = await context.newPage();
  await tab.setContent(page(comment));
  await writeFile(join(images, name), await tab.locator('main').screenshot());
  process.stdout.write(`${join(images, name)}\n`);
}

/** The summary of the demo's run in which the model answers so. */
async function commentOf(answers: ModelReply[], inputs: Record<string, string> = {}): Promise<string> {
  const print = (line = '') => void process.stdout.write(`${line}\n`);
  await using stage = await openStage({ print, width: 100, keep: () => join(root, '.redgreen', 'screenshots') });
  stage.script(answers);
  await stage.job(stage.world.labeled(), inputs);
  const comment = stage.world.told(2).at(-1);
  if (comment === undefined) throw new Error('the run left no comment');
  return comment.body;
}

/** The look of a comment in GitHub's light theme; type and measures after github-markdown-css (MIT). */
function page(markdown: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: #1f2328; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, "Liberation Sans", "DejaVu Sans", sans-serif }
main { padding: 16px; width: 900px; display: flex; gap: 16px; align-items: flex-start }
.avatar { width: 40px; height: 40px; border-radius: 6px; background: #24292f; flex: none }
.box { border: 1px solid #d1d9e0; border-radius: 6px; flex: 1; min-width: 0 }
.head { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; padding: 8px 16px; color: #59636e }
.head b { color: #1f2328 }
.bot { border: 1px solid #d1d9e0; border-radius: 2em; padding: 0 7px; font-size: 12px; margin-left: 4px }
.body { padding: 16px; overflow-wrap: break-word }
.body > :first-child { margin-top: 0 } .body > :last-child { margin-bottom: 0 }
h3 { font-size: 1.25em; line-height: 1.25; margin: 24px 0 16px; font-weight: 600 }
p, blockquote, table, details { margin: 0 0 16px }
details + details { margin-top: -10px }
a { color: #0969da }
code { font: 85% ui-monospace, "SF Mono", "Liberation Mono", "DejaVu Sans Mono", monospace; background: #818b981f; border-radius: 6px; padding: .2em .4em }
pre { background: #f6f8fa; border-radius: 6px; padding: 12px 16px; margin: 0 0 16px } pre code { background: none; padding: 0 }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #d1d9e0; padding: 6px 13px } th { font-weight: 600 } th:not([align]) { text-align: left }
td:nth-child(1), td:nth-child(2), td:nth-child(4) { white-space: nowrap }
tr:nth-child(2n) td { background: #f6f8fa }
blockquote { padding: 0 1em; color: #59636e; border-left: .25em solid #d1d9e0 } blockquote p { margin: 0 }
</style><main><svg class="avatar" viewBox="0 0 40 40"><rect width="40" height="40" rx="6" fill="#24292f"/><g fill="none" stroke="#fff" stroke-width="2.5"><circle cx="20" cy="20" r="10"/><path d="M16 15l8 5-8 5z" fill="#fff" stroke-linejoin="round"/></g></svg>
<div class="box"><div class="head"><b>github-actions</b> <span class="bot">bot</span> commented</div><div class="body">${inFont(marked.parse(markdown, { async: false }))}</div></div></main>`;
}

/** A machine without a font for pictures draws empty boxes. */
function inFont(html: string): string {
  return html
    .replace('✅', '<span style="color: #1a7f37">✔</span>')
    .replace('❌', '<span style="color: #cf222e">✘</span>');
}
