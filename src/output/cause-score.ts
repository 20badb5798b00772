/** Scores by its words alone how likely a log line is the failure's cause, and hashes lines without numbers and ids. */

/** How much a line looks like the cause of a red exit; 0 and below: not at all. */
export function weightOf(text: string): number {
  let weight = 0;
  if (
    /\b(?:error|fatal|panic(?:ked)?|exception|traceback|segmentation fault|core dumped|crashed)\b|Error\b|Exception\b/i.test(
      text,
    )
  )
    weight += 3;
  if (/\b(?:fail(?:ed|ure|ures|ing)?|not ok)\b|[✗✖✘✕❌×]|^\s{0,40}● \S/i.test(text)) weight += 3;
  if (/\b(?:assert\w*|(?:un)?expected|actual|received)\b/i.test(text)) weight += 2;
  if (
    /\b(?:cannot|can't|undefined|not found|denied|refused|invalid|missing|timed out|timeout|killed|unable to)\b/i.test(
      text,
    )
  )
    weight += 2;
  // Two sides set against each other, and the qualified name of a class of failure, need no known word.
  if (
    weight === 0 &&
    /^\s*(?!E )[^\s(;:][^(;:]{0,80} (?:!=|≠) [^(;:]{1,80}$|^(?:[a-z_]\w{0,60}\.){1,8}[A-Z]\w{1,60}: \S/.test(text)
  )
    weight += 2;
  if (/\b(?:warn(?:ing)?|deprecat\w+|info|debug|notice)\b/i.test(text)) weight -= 3;
  if (
    /\b(?:0|no) (?:errors?|fail\w*|problems?)\b|\b(?:errors?|failures?): 0\b|\b(?:passed|✓|✔|successful|(?<!not )ok)\b/i.test(
      text,
    )
  )
    weight -= 3;
  return weight;
}

/** A long enough beginning of a word is a name, whatever number follows it. */
const longestId = 5;

/** A hash of the line without its numbers and ids: equal for lines that one statement printed. */
export function templateOf(text: string): number {
  let hash = 0x811c9dc5;
  let word = 0;
  let letters = 0;
  let isNumbered = false;
  const end = Math.min(text.length, 400);
  for (let i = 0; i <= end; i++) {
    const unit = i < end ? text.charCodeAt(i) : 10;
    if (isWordUnit(unit)) {
      isNumbered ||= unit >= 48 && unit <= 57;
      if (isNumbered) continue;
      word = Math.imul(word ^ unit, 0x01000193);
      letters++;
    } else if (letters > 0 || isNumbered || unit !== 32) {
      if (!isNumbered || letters >= longestId) hash = Math.imul(hash ^ word, 0x01000193);
      if (unit !== 32) hash = Math.imul(hash ^ unit, 0x01000193);
      word = letters = 0;
      isNumbered = false;
    }
  }
  return hash >>> 0;
}

function isWordUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit > 127;
}
