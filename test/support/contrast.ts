/** Whether a page can be read. */

/** Runs in the page: visible texts whose contrast with what is behind them is below 4.5 to 1 (WCAG AA). */
export const lowContrast = `(() => {
  const parse = (colour) => (colour.match(/[\\d.]+/g) || []).map(Number);
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const behind = (element) => {
    for (let up = element; up; up = up.parentElement) {
      const colour = parse(getComputedStyle(up).backgroundColor);
      if (colour[3] !== 0) return colour;
    }
    return [255, 255, 255];
  };
  const low = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement, text = node.textContent.trim();
    if (text === '' || element.closest('script, style, dialog, .skip')) continue;
    const [one, two] = [luminance(parse(getComputedStyle(element).color)), luminance(behind(element))].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (two + 0.05);
    if (contrast < 4.5) low.add(contrast.toFixed(2) + ' ' + element.tagName + '.' + element.className + ': ' + text.slice(0, 40));
  }
  return [...low];
})()`;
