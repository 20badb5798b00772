/** Recognises the prefixes of a runner's lines, such as a timestamp or the name of a package, container or step. */

export interface Prefix {
  /** Its words without clocks and levels: whose line it is. */
  name: string;
  /** Each word as one sign: the prefixes of one tool share it. */
  shape: string;
  /** It ends with the time of day. */
  isTimed: boolean;
  rest: string;
}

const longest = 140;
const mostWords = 9;
const clock = /^[[(]?(?:\d{1,4}[-/.:T](?=\w)[\w:.,/+-]*|\d{10,13})[\])]?$/;
const month = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;
const level = /^(?:info|debug|debg|trace|notice):?$/i;
/** A bracket, a colon, a bar, a prompt; the number of a step; a dash alone. */
const end = /[\])}>:|│»%$]$|^#\d{1,5}$|^-$/;
/** What a runner itself says in front of a message, and the place that a compiler names, are no prefixes. */
const foreign =
  /\b(?:fail\w*|pass\w*|ok|not|skip\w*|todo|expected|actual|received|got|want|left|right|\w*error|\w*exception|warn\w*|info|note|help|caused|message)\b|\.\w{1,4}[:(]\d|^https?:/i;

/** Each beginning of a line that may be a prefix, the shortest first. */
export function prefixesOf(text: string): Prefix[] {
  const found: Prefix[] = [];
  if (!/^(?: {1,8}[[(])?\S/.test(text)) return found;
  const names: string[] = [];
  let shape = '';
  let isDate = false;
  for (const match of text.slice(0, longest).matchAll(/\S+/g)) {
    const [word] = match;
    const to = match.index + word.length;
    const gap = text[to];
    const isTime = clock.test(word) || (isDate && /^\d{1,2},?$/.test(word));
    isDate = month.test(word);
    const isLevel = level.test(word);
    if (((foreign.test(word) || word === 'RUN') && !isLevel && !isTime) || names.length > mostWords) break;
    const own = word.replace(/^[[({<]+|[\])}>:|│»%$]{1,9}$/g, '');
    if (/[\p{L}\d]/u.test(own) && !isTime && !isLevel && !isDate) names.push(own);
    shape += isTime ? '0 ' : isLevel ? `${word} ` : `${word.replace(/[\w./@+~-]+/g, 'a')}${gap === '\t' ? '\t' : ' '}`;
    if (!isTime && !isLevel && !end.test(word) && gap !== '\t') continue;
    found.push({
      name: names.join(' '),
      shape,
      isTimed: isTime && names.length === 0 && /\d:\d\d|\d\.\d{3}/.test(word),
      rest: text.slice(to + 1),
    });
  }
  return found;
}
