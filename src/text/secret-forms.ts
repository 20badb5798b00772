/** Lists the encoded forms in which a known secret may appear in text, and patterns for vendors' tokens and keys. */

import { listed } from './word-list.ts';

/** Raw, base64 at every alignment, hex: what the views of a text (unwrapped, decoded) do not already cover. */
export function formsOf(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const forms = [value];
  // In the other views line breaks are gone, and bytes beyond ASCII stand as one character each.
  forms.push(value.replace(/\r?\n[ \t]*/g, ''), bytes.toString('latin1'));
  // Escaped twice, as in a JSON text inside a JSON text.
  forms.push(JSON.stringify(value).slice(1, -1));
  if (bytes.length >= 8) {
    forms.push(bytes.toString('hex'), bytes.toString('hex').toUpperCase());
    for (const skipped of [0, 1, 2]) for (const one of base64Core(bytes.subarray(skipped))) forms.push(one);
  }
  return forms;
}

/** The characters that stay the same whatever stands before and after the value; the ragged ends hold less than three bytes. */
function base64Core(bytes: Buffer): string[] {
  const core = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
  return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
}

/** Token makers whose rest is letters and digits alone, so that names of variables are none. */
const plain = listed(`
  npm_ hf_ r8_ gsk_ napi_ sbp_ do[opr]_v1_ ntn_ sntryu_ sq[pua]_ lin_(?:api|oauth)_ rubygems_ nf[pc]_ vc[pik]_
  glsa_ bkua_ shp(?:at|ca|pa|ss)_ [sr]k_live_ whsec_ pplx- xai- CCIP(?:AT|RJ)_ dapi pul- sk- cio AKCp cmVmdGtu ATBB
`);
/** Those whose rest has dashes, dots or base64. */
const mixed = listed(`
  sk-(?:proj|svcacct|admin|or)- gl(?:pat|rt|dt|cbt|ptt|ft|soat|imt|agent|oas)- xox[abeprs]- xapp- GOCSPX-
  ya29\\. ABSK figd_ pscale_(?:tkn|pw|oauth)_ sb_secret_ x(?:key|smtp)sib- PMAK- sq0(?:csp|atp)- EAAA[El] NRAK- tskey-[a-z]+-
  AGE-SECRET-KEY-1 pypi- dckr_[po]at_ AT(?:ATT|CTT)3 HRKU- sntrys_ glc_ ops_eyJ SG\\. dt0c01\\.
  sk\\.eyJ
`);

/** Those that a program's names may begin with too: names are made of words, a token has a long run of letters and digits. */
const wordlike = listed(`hv[sbr]\\. dp\\.(?:pt|st|sa|ct|scim|audit)\\. fm[12]_`);

const starting = (makers: readonly string[], rest: string) =>
  new RegExp(`(?<![A-Za-z0-9_])(?:${makers.join('|')})(?=[A-Za-z_.=+/-]{0,60}\\d)${rest}`, 'g');

/** The storage emulator has one key, the same everywhere. */
const emulatorKey = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/';

/**
 * What a token or key looks like, wherever it is written. Each begins with fixed characters and repeats one class, at most so often
 * that matching stays linear.
 */
export const makerPatterns: readonly RegExp[] = [
  starting(plain, '[A-Za-z0-9]{22,2000}'),
  starting(mixed, '[A-Za-z0-9_.=+/-]{20,2000}'),
  starting(wordlike, '(?=[\\w.=+/-]{0,100}?[A-Za-z0-9]{20})[A-Za-z0-9_.=+/-]{20,2000}'),
  // Their whole length: a hash behind the same word is none.
  /(?<![\w-])(?:key-[0-9a-f]{32}|secret_(?=[A-Za-z]{0,42}\d)[A-Za-z0-9]{43})(?![\w-])/g,
  /(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_|sk-ant-)[A-Za-z0-9_.-]{20,2000}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,
  /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}/g,
  /(?<![A-Za-z0-9])(?:oy2[a-z0-9]{43}|hf_[A-Za-z]{34}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}|SK[0-9a-f]{32})(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])[MNO](?=[A-Za-z_-]{0,24}\d)[\w-]{23,25}\.[\w-]{6}\.(?=[A-Za-z_-]{0,37}\d)[\w-]{27,38}(?![\w-])/g,
  /(?<![A-Za-z0-9])v1\.0-[0-9a-f]{24}-[0-9a-f]{100,200}(?![\w-])/g,
  // Found by what stands within: few places have it, and many have what stands before.
  /(?<=(?<!\d)\d{8,10}):AA[\w-]{33}(?![\w-])/g,
  /(?<=(?<![A-Za-z0-9])[A-Za-z0-9]{14})\.atlasv1\.[\w-]{60,80}/g,
  /(?<=(?<!\w)\w{3}\d)Q~[\w.~-]{31,34}/g,
  /(?<![A-Za-z0-9])[0-9a-f]{32}-us\d{1,2}(?!\w)/g,
  /(?<!\w)[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}(?!\w)/g,
  new RegExp(
    `\\b(?:AccountKey|SharedAccessKey|PrivateKey)\\s{0,3}=\\s{0,3}(?!${emulatorKey})[A-Za-z0-9+/]{43,88}={1,2}`,
    'g',
  ),
  /aws_?secret_?access_?key["']?\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/])/gi,
  /hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}/g,
  /discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/g,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s\\:,]{40,8000}/g,
  /Private-Lines: \d{1,4}\s[A-Za-z0-9+/=\s]{40,8000}/g,
];

/** What stands where a URL has its password. */
export const urlPassword = /(?<=:\/\/[^\s/:@]{0,100}:)[^\s/@:]{3,200}(?=@)/g;

/** Those, and what stands where passwords do: in logs, where nobody misses one too many. */
export const patterns: readonly RegExp[] = [
  ...makerPatterns,
  // Programs have few names that begin so: such a token needs no digit, and may stand behind an underscore.
  /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,2000}|sk-ant-[A-Za-z0-9_-]{16,2000})/g,
  /(?<![A-Za-z0-9])(?:sk-proj-|glpat-|xox[abprs]-)[A-Za-z0-9_-]{20,2000}/g,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,2000}/g,
  /(?<=\b(?:bearer|authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:basic|token)) {1,3})[A-Za-z0-9._~+/=-]{16,2000}/gi,
  urlPassword,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[A-Za-z0-9+/=\s\\]{0,8000}/g,
];
