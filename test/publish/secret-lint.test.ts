import { createHash, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { lintSecrets } from '../../src/publish/secret-scan.ts';
import { createRedactor } from '../../src/text/redact.ts';
import { listed } from '../../src/text/word-list.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The same each time; put together here, so that no search for keys finds one in this file. */
function rest(length: number, alphabet: string): string {
  let text = '';
  for (let round = 0; text.length < length; round++)
    text += [...createHash('sha256').update(`${length} ${round}`).digest()]
      .map((byte) => alphabet[byte % alphabet.length])
      .join('');
  return text.slice(0, length);
}
const any = (length: number) => rest(length, letters);
const hex = (length: number) => rest(length, '0123456789abcdef');
const upper = (length: number) => rest(length, letters.slice(0, 26) + letters.slice(52));

it.each([
  ...['glrt-', 'gldt-', 'glptt-'].map((maker) => maker + any(20)),
  ...['sk-svcacct-', 'sk-admin-', 'gsk_', 'xai-', 'pplx-'].map((maker) => maker + any(58)),
  ...['sk-or-v1-', 'rubygems_', 'dop_v1_', 'napi_', 'sntryu_', 'bkua_', 'sqp_'].map((maker) => maker + hex(64)),
  ...['r8_', 'GOCSPX-', 'whsec_', 'nfp_', 'lin_api_', 'ntn_', 'figd_', 'dckr_pat_', 'glsa_'].map(
    (maker) => maker + any(40),
  ),
  ...listed(`
    ya29. ABSK pypi-AgEI glc_ hvb. fm2_ ATATT3x HRKU- dp.pt. dp.st.prd. hvs.CA- ops_eyJ
  `).map((maker) => maker + any(120)),
  ...['sbp_', 'dapi', 'sk-', 'PMAK-', 'xkeysib-', 'pul-'].map((maker) => maker + hex(40)),
  ...['AccountKey=', 'PrivateKey = '].map((setting) => `${setting}${any(43)}=`),
  `key-${hex(32)}`,
  `secret_${any(43)}`,
  `hf_${rest(34, letters.slice(0, 52))}`,
  `AIza${any(35)}`,
  `AGE-SECRET-KEY-1${upper(58)}`,
  `NRAK-${upper(27)}`,
  `sb_secret_${any(31)}`,
  `pscale_tkn_${any(43)}`,
  `sq0csp-${any(43)}`,
  `tskey-auth-${any(17)}-${any(32)}`,
  `dt0c01.${upper(24)}.${upper(64)}`,
  `SK${hex(32)}`,
  `${hex(32)}-us12`,
  `re_${any(8)}_${any(24)}`,
  `oy2${rest(43, letters.slice(26))}`,
  `${rest(9, '123456789')}:AA${any(33)}`,
  `M${any(25)}.${any(6)}.${any(38)}`,
  `${any(14)}.atlasv1.${any(65)}`,
  `v1.0-${hex(24)}-${hex(146)}`,
  `abc8Q~${any(34)}`,
  `discord.com/api/webhooks/${rest(18, '123456789')}/${any(68)}`,
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  `-----BEGIN ${'OPENSSH'} PRIVATE KEY-----\n${any(70)}\n`,
  `-----BEGIN PGP ${'PRIVATE'} KEY BLOCK-----\n\n${any(64)}\n`,
  `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1\n${any(48)}`,
])('a key of this form is held back and masked: %#', async (key) => {
  expect(await lintSecrets(`const key = "${key}";`)).not.toEqual([]);
  expect(createRedactor([])(`x ${key} y`)).toContain('***');
});

it.each([
  'npm_config_registry_2_and_some_more_words',
  'secret_name_of_the_variable_number_12',
  'key-value-pairs-of-a-list-of-32-entries',
  'sk-learn-and-other-packages-3-of-them',
  'see docs/dp.md and hv.md and ops_2024_report',
  'https://hooks.example/services/T1/B2/c3',
  '0123456789:AAPL is a share',
  // Put together here, like the keys above.
  `AccountKey=${'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq'}/K1SZFPTOtr/KBHBeksoGMGw==`,
  `"cache-key-${hex(32)}"`,
  `secret_${hex(32)}`,
  'fm1_modulator_frequency_0_of_8_voices',
  'dp.row.previousDiagonalIndex+1',
  'hvs.get_something_v2_value_here',
  'OrganizationSettingsModal.errors.organization-name-is-required',
])('%s is none', async (text) => {
  expect(await lintSecrets(text)).toEqual([]);
  expect(createRedactor([])(text)).toBe(text);
});
