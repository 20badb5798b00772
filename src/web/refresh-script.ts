/** Asks for the page again every few seconds while somebody looks at it, and puts in what has changed: in `data-live`, where the page marks a part, so that a form keeps what was typed. */

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
