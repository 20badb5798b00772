/** Removes invisible characters from text, because instructions in such characters would be hidden from people. */

// Every format character and every code point that Unicode lets a renderer ignore (tags, fillers, variation selectors),
// the blank braille pattern, and controls other than tab and line feed.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

// A joiner or an emoji selector belongs to what is seen only inside an emoji.
const picture = '\\p{Extended_Pictographic}[\\u{1f3fb}-\\u{1f3ff}]?\\ufe0f?';
const emoji = new RegExp(`${picture}(?:\\u200d${picture})*`, 'gu');

/** The text without invisible characters; line and paragraph separators and carriage returns become line feeds. */
export function withoutInvisible(text: string): { text: string; removed: number } {
  let removed = 0;
  const strip = (part: string) =>
    part.replace(invisible, () => {
      removed += 1;
      return '';
    });
  let out = '';
  let end = 0;
  const lines = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  for (const match of lines.matchAll(emoji)) {
    out += strip(lines.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return { text: out + strip(lines.slice(end)), removed };
}
