/** The page's own script: search, jumps, keys. What it adds is comfort; the page is complete without it. */

export const pageScript = `'use strict';
const $ = (query, from = document) => from.querySelector(query);
const form = $('.search'), input = $('input', form), output = $('output', form), root = document.documentElement;
form.hidden = false;

let hits = [], at = -1, searched = '';
const places = () => document.querySelectorAll('.chunk, .why, .attempt h3, .attempt .since, .said, .failures, .file, .talk pre, .talk h3, .rows');

function search(text) {
  searched = text; hits = []; at = -1;
  const wanted = text.toLowerCase();
  if (wanted !== '') {
    for (const place of places()) {
      const have = place.textContent.toLowerCase();
      for (let from = have.indexOf(wanted); from !== -1 && hits.length < 10000; from = have.indexOf(wanted, from + wanted.length)) hits.push({ place, from });
    }
  }
  if (window.CSS && CSS.highlights) { CSS.highlights.delete('hit'); CSS.highlights.delete('hits'); }
  tell();
}
function tell() {
  output.textContent = searched === '' ? '' : hits.length === 0 ? 'no match' : (at + 1) + ' of ' + (hits.length === 10000 ? '10000+' : hits.length);
}
function rangeOf({ place, from }) {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), range = document.createRange();
  let before = 0, started = false;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const end = before + node.length;
    if (!started && from < end) { range.setStart(node, from - before); started = true; }
    if (started && from + searched.length <= end) { range.setEnd(node, from + searched.length - before); return range; }
    before = end;
  }
  return started ? range : null;
}
function open(node) { for (let up = node; up; up = up.parentElement) if (up.tagName === 'DETAILS') up.open = true; }
function step(by) {
  if (input.value !== searched) search(input.value);
  if (hits.length === 0) return;
  at = (at + by + hits.length) % hits.length;
  const hit = hits[at];
  open(hit.place);
  const range = rangeOf(hit);
  if (range) {
    if (window.CSS && CSS.highlights) {
      CSS.highlights.set('hits', new Highlight(...hits.filter(({ place }) => place === hit.place).slice(0, 500).map(rangeOf).filter(Boolean)));
      const one = new Highlight(range); one.priority = 1; CSS.highlights.set('hit', one);
    }
    show(range);
  }
  tell();
}
// A chunk far away has no layout until it is near: bring it near, then its line to the middle.
function show(range) {
  const near = range.startContainer.parentElement;
  near.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => {
    const box = near.closest('.lines'), rect = range.getBoundingClientRect();
    if (box) box.scrollTop += rect.top - box.getBoundingClientRect().top - box.clientHeight / 2;
    const after = range.getBoundingClientRect();
    window.scrollBy(0, after.top - innerHeight / 2);
  });
}
function jump(link) {
  if (!link) { output.textContent = 'no error found'; return; }
  open(link);
  const target = document.getElementById(link.hash.slice(1));
  location.hash = link.hash;
  if (target) { open(target); target.scrollIntoView({ block: 'center' }); target.focus({ preventScroll: true }); }
}
function firstError() {
  const links = [...document.querySelectorAll('.first-error')];
  jump(links.findLast((link) => link.closest('[data-attempt]')) || links.at(-1));
}
// From the attempt that has focus; by what is on screen only without one: a late hashchange may have scrolled away.
function attempt(by) {
  const all = [...document.querySelectorAll('.attempt')], top = (one) => one.getBoundingClientRect().top;
  const from = all.indexOf(document.activeElement.closest('.attempt'));
  const next = from !== -1 ? all[from + by] : by > 0 ? all.find((one) => top(one) > 90) : all.findLast((one) => top(one) < 60);
  if (next) { next.tabIndex = -1; next.scrollIntoView(); next.focus({ preventScroll: true }); }
}
function wrap() { $('[data-do=wrap]').setAttribute('aria-pressed', String(root.classList.toggle('wrap'))); }
const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
function theme() { root.dataset.theme = isDark() ? 'light' : 'dark'; nameTheme(); }
function nameTheme() { $('[data-do=theme]').textContent = isDark() ? 'Light' : 'Dark'; }
const keys = () => $('#keys').showModal();
const actions = { next: () => step(1), previous: () => step(-1), error: firstError, wrap, theme, keys };

let timer;
input.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => { search(input.value); step(1); }, 150); });
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') { event.preventDefault(); clearTimeout(timer); step(event.shiftKey ? -1 : 1); }
  if (event.key === 'Escape') { input.value = ''; search(''); input.blur(); }
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('click', (event) => { const name = event.target.dataset && event.target.dataset.do; if (name) actions[name](); });
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, dialog')) return;
  const act = { '/': () => { input.focus(); input.select(); }, n: actions.next, N: actions.previous, e: firstError, j: () => attempt(1), k: () => attempt(-1), w: wrap, t: theme, '?': keys }[event.key];
  if (act) { event.preventDefault(); act(); }
});
addEventListener('hashchange', () => { const target = document.getElementById(location.hash.slice(1)); if (target) { open(target); target.scrollIntoView({ block: target.matches('.chunk a') ? 'center' : 'start' }); } });
nameTheme();
if (location.hash) dispatchEvent(new Event('hashchange'));
`;
