/**
 * Finds the addresses that packages come from in files that are read line by line, such as Gemfiles and Gradle builds. Some of
 * these are programs, so every address counts that is not about the project itself.
 */

import { asItIs, type Found, misnamed, secureShell, specifiers } from './source-name.ts';

const address = /(?:[a-z]{1,12}\+)?(?:https?|git|ssh):\/\/[^\s;,"'`)\]}><]+/gi;
/** Directly in front of an address: people read there, and nothing is taken from it. */
const about = [
  /(?:homepage|documentation|_?tracker|website)["']?[\s=:(<>{]{0,4}["']?$/i,
  /(?:repository_url|project_?url|license(?:_?url)?|source_url)["']?[\s=:(<>{]{0,4}["']?$/i,
];
/** The same in XML. Only where it stands within a tag: in Gradle a variable may have such a name. */
const aboutInXml = /<repositoryurl>\s{0,4}$|<\w[^<>]{0,190}\sxmlns(?::[\w-]{1,40})?=["']$/i;
/** A whole line alone: a mark within a line may stand in a text, and hide what follows. */
const comment = /^\s*(?:#|\/\/|\*)/;
const short = /\b(github|gist|gitlab|bitbucket)\b["']?\s{0,20}(?::|=>)\s{0,20}["']([^"']{1,200})["']/g;

/** Every address that is not about the project, and what stands for one. */
export function addresses(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (comment.test(line)) return [];
    const found = [...line.matchAll(address)].flatMap(({ 0: one, index }) =>
      about.some((one) => one.test(line.slice(Math.max(0, index - 40), index))) ||
      aboutInXml.test(line.slice(Math.max(0, index - 200), index))
        ? []
        : [one],
    );
    for (const one of [...line.matchAll(short)].map(([, forge, path]) => `${forge}:${path}`)) found.push(one);
    return [...found, ...[...line.matchAll(secureShell)].map(([one]) => one)];
  });
}

/** The comment behind Ruby is left out, where nothing before it can make it a part of a text. */
export function gemfile(text: string): Found {
  const plain = /[^#"'%?/`<\\\n]*/.source;
  const quoted = /(?:"[^"#\\\n]*"|'[^'#\\\n]*')/.source;
  return addresses(text.replace(new RegExp(`^(${plain}(?:${quoted}${plain})*)(?<=\\s)#.*$`, 'gm'), '$1'));
}

/** Of `setup.py` and `setup.cfg` requirements by address: what else it has is for readers, unless an old setting takes from it. */
export function pythonSetup(text: string): Found {
  if (/\b(?:dependency|find|index)[-_](?:links|url)\b/.test(text)) return addresses(text);
  const direct = text.matchAll(
    /(?:@\s{0,20}|\b(?=(?:git|hg|svn|bzr)\+))((?:[a-z]{1,12}\+)?[a-z]{1,12}:\/\/[^\s;,"'`)\]}><]+)/gi,
  );
  return [...direct].map(([, one = '']) => one);
}

/** A page of a pom has many addresses; packages come from its repositories, each of which may be named by a property. */
export function mavenPom(text: string): Found {
  // Split and not matched: a comment without an end would be looked for from each of a million beginnings.
  const shown = text.split('<!--').map((part, at) => (at === 0 ? part : part.slice(part.indexOf('-->') + 3)));
  const plain = shown
    .join('')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    );
  const places = [...plain.matchAll(/<((?:plugin|snapshot)?repository)\b[^>]{0,200}>([\s\S]{0,4000}?)<\/\1\s*>/gi)];
  const urls = places.flatMap(([, , inside = '']) =>
    [...inside.matchAll(/<url\b[^>]{0,200}>\s*([^<\s]+)\s*<\/url\s*>/gi)].map(([, url = '']) => url),
  );
  if (!urls.some((url) => url.includes('${'))) return urls;
  const properties = /<properties\b[^>]{0,200}>([\s\S]{0,4000}?)<\/properties\s*>/gi;
  return [...urls, ...[...plain.matchAll(properties)].flatMap(([, inside = '']) => addresses(inside))];
}

/** Modules come by the public proxy, which holds each name to one content; what replaces one may be anybody's. */
export function goModule(text: string): Found {
  const targets = [...text.replace(/\/\/.*$/gm, '').matchAll(/=>\s*["`]?([^\s"`]+)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^\.{0,2}\//.test(target)).map((target) => `https://${target}`);
}

/** A file that another of pip's names is looked at by its name, or by what pip would read in it. */
export function requirements(text: string): Found {
  const lines = text.replace(/\\\r?\n/g, ' ').replace(/(^|\s)#(?!egg=).*$/gm, '');
  const others = [...lines.matchAll(/^\s*(?:-r|--requirement|-c|--constraint)[\s=]*([^\s:]+)\s*$/gm)]
    .filter(([, name = '']) => !/\.(?:txt|in|pip)$/i.test(name))
    .map(([line]) => asItIs + line.trim());
  return [...addresses(lines), ...others];
}

/** Options of pip and requirements by address, in a file of any name. */
export function looksLikeRequirements(text: string): boolean {
  return pipOption.test(text) || directRequirement.test(text);
}

const pipOption = /^[ \t]*(?:-[ife]|--(?:extra-)?index-url|--find-links|--editable)[ \t=]{1,20}\S{0,40}:\/\//m;
const directRequirement =
  /^[ \t]*[\w.-]{1,100}(?:\[[^\]\n]{0,100}\])?[ \t]{0,20}@[ \t]{0,20}(?:\w{1,10}\+)?\w{1,10}:\/\//m;

/** Yarn's own format before its second version. */
export function yarnClassic(text: string): Found {
  const found: string[] = [];
  let name: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const words = line.split(/[\s,"]+/).map((word) => word.replace(/:$/, ''));
    for (const source of words.flatMap((word) => specifiers(word, true))) found.push(source);
    // Under an alias (`a@npm:b@1`) lies what it names.
    if (/^[^\s#]/.test(line)) name = line.includes('@npm:') ? undefined : /^"?(@?[^@"]+)/.exec(line)?.[1];
    else if (name !== undefined && words[1] === 'resolved')
      for (const source of misnamed(name, words[2] ?? '')) found.push(source);
  }
  return found;
}
