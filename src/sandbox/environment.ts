/** Builds the environment variables of sandboxed commands from an allow list, so that no other variable gets in. */

import { homedir } from 'node:os';
import { quoted } from '../text/shell-quote.ts';
import { listed as wordsOf } from '../text/word-list.ts';

/** Names taken over from the parent as they are. */
const taken = wordsOf('LANG LANGUAGE LC_ALL LC_CTYPE LC_MESSAGES LC_NUMERIC LC_TIME LC_COLLATE TZ');

/** Names of folders and flags of toolchains, taken over where the folder they name can be seen inside. */
const toolchainNames = wordsOf(`
  GRADLE_HOME MAVEN_HOME ANT_HOME SCALA_HOME KOTLIN_HOME M2_HOME DOTNET_ROOT SWIFT_PATH VCPKG_INSTALLATION_ROOT CONDA
  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT ANDROID_NDK_LATEST_HOME PLAYWRIGHT_BROWSERS_PATH
  CHROME_BIN CHROME_PATH CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY
`);
const versionedNames = /^(JAVA_HOME|GOROOT)(_\d+)*(_X64|_ARM64|_arm64)?$/;

/** How the network is reached; taken over for commands with the full network, and only where no password is in it. */
const networkNames = wordsOf(`
  http_proxy https_proxy all_proxy no_proxy npm_config_registry
  pip_index_url pip_extra_index_url pip_find_links pip_default_timeout uv_index_url uv_default_index goproxy
`);

/** Whom to trust: a company's proxy stands between a sandbox and each host that is listed, too. */
const certificateNames = wordsOf(`
  SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE PIP_CERT
  CURL_CA_BUNDLE GIT_SSL_CAINFO CARGO_HTTP_CAINFO npm_config_cafile
`);

/** Where HOME lies inside, and who and where a command is: the same everywhere, and nobody's. */
export const homeInside = '/home/user';
export const userInside = 'user';
export const hostInside = 'localhost';

export interface Environment {
  /** For every command. */
  always: Record<string, string> & { HOME: string };
  /** Added for commands that reach listed hosts. */
  listed: Record<string, string>;
  /** Added for commands with the full network. */
  online: Record<string, string>;
}

export interface EnvironmentSource {
  parent: NodeJS.ProcessEnv;
  /** PATH folders that can be seen inside. */
  path: string[];
  /** Variables that tell toolchains where they are. */
  toolchainEnv: Record<string, string>;
  visible: (path: string) => boolean;
  user: string;
  home: string;
  tmp: string;
}

export function buildEnvironment(source: EnvironmentSource): Environment {
  const { parent, path, toolchainEnv, visible, user, home, tmp } = source;
  const present = Object.entries(parent).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const where = (matches: (name: string, value: string) => boolean) =>
    Object.fromEntries(present.filter(([name, value]) => matches(name, value)));
  const always = {
    LANG: 'C.UTF-8',
    ...where((name) => taken.includes(name)),
    ...where((name, value) => (toolchainNames.includes(name) || versionedNames.test(name)) && visible(value)),
    ...toolchainEnv,
    PATH: [...path, `${home}/.gem/bin`, `${home}/.local/bin`].join(':'),
    HOME: home,
    // Ruby's own folder is read-only. BUNDLE_PATH would do the same for Bundler, and hide the gems that an image brings.
    GEM_HOME: `${home}/.gem`,
    USER: user,
    LOGNAME: user,
    SHELL: '/bin/sh',
    TMPDIR: tmp,
    CI: 'true',
    // There is no terminal; without the name programs such as tput fail.
    TERM: 'dumb',
    // It takes hold of its own process, which no command here may: every program built with `-fsanitize=address` would fail.
    LSAN_OPTIONS: 'detect_leaks=0',
    GIT_TERMINAL_PROMPT: '0',
  };
  const isUsable = (value: string) => !/:\/\/[^/]*@/.test(value) && (!value.startsWith('/') || visible(value));
  const listed = where((name, value) => certificateNames.includes(name) && isUsable(value));
  const online = where((name, value) => networkNames.includes(name.toLowerCase()) && isUsable(value));
  return { always, listed, online: { ...online, ...listed } };
}

/** The parent's HOME: hidden inside, but toolchains may lie under it. */
export const homeOf = (parent: NodeJS.ProcessEnv) => parent.HOME || homedir();

/** Without `-r` folders stay: in them are caches, and tools that setup has installed. */
export function withoutHomeSettings({ always }: Environment, script: string): string {
  const home = quoted(always.HOME);
  return `rm -f ${home}/.[!.]* 2>/dev/null; rm -rf ${home}/.config; ${script}`;
}
