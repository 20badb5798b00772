const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function page({ title, text }) {
  return `<title>${escape(title)}</title>\n<p>${escape(text)}</p>\n`;
}
