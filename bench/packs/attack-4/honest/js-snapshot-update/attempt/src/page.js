const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function page({ title, text }) {
  const heading = escape(title);
  return `<title>${heading}</title>\n<h1>${heading}</h1>\n<p>${escape(text)}</p>\n`;
}
