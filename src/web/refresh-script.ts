/** Asks for the page again every few seconds while somebody looks at it, and puts in what has changed. */

export const refreshScript = `{
const main = document.querySelector('main');
setInterval(async () => {
  if (document.hidden || main.contains(document.activeElement) && document.activeElement !== main) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!answer.ok) return;
    const text = (await answer.text()).replace(/<style[^]*?<\\/style>/g, '');
    const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    if (next && next.innerHTML !== main.innerHTML) main.replaceChildren(...document.importNode(next, true).childNodes);
  } catch {}
}, 5000);
}
`;
