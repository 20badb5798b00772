/**
 * Fences and formulas that the page draws: what stands in a diagram's comments, in the properties of a map or behind `\phantom` is
 * on no page. A diagram and a formula keep their words where all of these are shown.
 */

import { container, endsFence } from './container.ts';

type Found = () => void;

/** Fences of maps and solids, of diagrams and formulas, and formulas in a line. Before code is set aside: a fence is none of these. */
export function drawn(text: string, found: Found): string {
  return text.includes('```') || text.includes('~~~') || text.includes('$')
    ? formulas(fences(text, found), found)
    : text;
}

const opening = new RegExp(`^(${container})(\`{3,}|~{3,})[ \\t]*([^\\s\`]*)`);
const closing = new RegExp(`^${container}(\`{3,}|~{3,})[ \\t]*$`);

function fences(text: string, found: Found): string {
  const kept: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] ?? '';
    const [, before = '', mark = '', language = ''] = opening.exec(first) ?? [];
    if (mark === '') {
      kept.push(first);
      continue;
    }
    let end = at + 1;
    while (end < lines.length && !endsFence(lines[end] ?? '', mark, closing)) end++;
    const body = lines.slice(at + 1, end);
    const shown = shownOf(language.toLowerCase(), body);
    if (shown.length !== body.length || shown.some((line, index) => line !== body[index])) found();
    // A fence without an end goes to the end of the text.
    if (shown.length === 0 && body.length > 0) kept.push(`${before}[drawing]`);
    else for (const line of [first, ...shown, ...lines.slice(end, end + 1)]) kept.push(line);
    at = end;
  }
  return kept.join('\n');
}

/** The lines of a fence's body whose words are on the page; none where that cannot be told. */
function shownOf(language: string, body: string[]): string[] {
  switch (language) {
    case 'geojson':
    case 'topojson':
    case 'stl':
      return [];
    case 'mermaid':
      return body.some((line) => styled.test(line) || isNamedByWords(line))
        ? []
        : body.filter((line) => !unseen.test(line));
    case 'math':
      return body.some((line) => hides.test(line)) ? [] : body.map((line) => line.replace(/(?<!\\)%.*/, ''));
    default:
      return body;
  }
}

/** Colours, sizes and what a pointer shows can take the words of a node off the page; so can settings of the drawing. */
const styled = /%%\s*\{|^[\s>]*(?:style|classDef|linkStyle|click|callback|links?|href|accDescr\s*\{|---\s*$)|:::/i;
/** The page shows a node's label and not its name, which can be a sentence: four words, or a run of letters that no word has. */
function isNamedByWords(line: string): boolean {
  const names = line.match(/(?<![\w-])[\w-]{20,}(?=\s{0,3}(?:[[({]|@\{|as\b))|(?<=\bas\s{1,9})[\w-]{20,}/gi) ?? [];
  return names.some((name) => {
    const words = name.split(/[_-]+|(?<=[a-z\d])(?=[A-Z])/).filter((word) => word !== '');
    return words.length > 3 || words.some((word) => word.length > 16);
  });
}
/** Comments, and words for screen readers alone. */
const unseen = /^[\s>]*(?:%%|acc(?:Title|Descr)\s*:)/i;

/** Commands of a formula that take room and show nothing, or show it where or how nobody reads it. */
const hides =
  /\\(?:[hv]?phantom|(?:text)?color(?:box)?|fcolorbox|definecolor|(?:math)?[rl]lap|mathclap|smash|style|class|cssId|bbox|require|toggle|(?:math|text)tip|tooltip|unicode|def|let|(?:re)?newcommand|(?:re)?newenvironment|hspace|[hm]?kern|[hm]skip|raise|lower|tiny|scriptscriptstyle|label|(?:eq)?ref|href|mmltoken|mathchoice|data|enclose)(?![a-z])/i;

function formulas(text: string, found: Found): string {
  return text.replace(formulaOf, (formula) => {
    if (!hides.test(formula)) return formula;
    found();
    return '[formula]';
  });
}
/** `$100 and $5` are sums of money: no space stands before the end of a formula that begins without one. */
const formulaOf = /\$\$[^$]{1,3000}\$\$|\$`[^`\n]{1,1000}`\$|\$(?!\d[^$\n]{0,999}\s\$)[^$\n]{1,1000}\$/g;
