/** What of an attempt is production: neither test, nor what only tests load, nor run definition, nor binary. */

import { classify } from './classify.ts';

export type Role = 'production' | 'test' | 'run-definition' | 'manifest' | 'binary';

/** `command`: the files it names belong to the tests. `globs`: the setting `test-paths`. */
export function roleOf(path: string, { command, globs }: { command: string; globs?: readonly string[] }): Role {
  const kind = classify(path, globs);
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (manifests.has(name) || /^requirements[\w.-]*\.(txt|in)$/.test(name)) return 'manifest';
  if (kind === 'test' || kind === 'snapshot') return 'test';
  if (kind !== 'source' || namesFile(command, path)) return kind === 'source' ? 'test' : 'run-definition';
  if (binaries.test(name)) return 'binary';
  if (definesRun(name, path)) return 'run-definition';
  return isTestSupport(path) ? 'test' : 'production';
}

/** Dependencies that are added to these are taken; all else in them stays the base's. */
const manifests = new Set(['package.json', 'go.mod', 'cargo.toml', 'pyproject.toml', 'composer.json', 'gemfile']);

/** Code, archives, pictures, fonts, sound and film, documents, data. An SVG and whatever else is text is none. */
const binaries = new RegExp(
  `\\.(${[
    'pyc|pyo|pyd|so(\\.\\d+)*|dylib|dll|node|class|jar|war|ear|o|a|lib|exe|bin|wasm|rlib|gem|whl|egg|phar|apk|dex',
    'zip|gz|tgz|xz|txz|bz2|7z|tar|rar|zst|lz4|lzma|br|cab|deb|rpm|dmg|iso|msi',
    'png|apng|jpe?g|gif|webp|avif|ico|icns|bmp|tiff?|heic|psd',
    'ttf|otf|ttc|woff2?|eot',
    'mp3|mp4|m4a|m4v|ogg|oga|ogv|opus|wav|flac|aac|webm|mov|avi|mkv|mpe?g|swf',
    'pdf|docx?|xlsx?|pptx?|odt|ods|odp|epub',
    'sqlite3?|parquet|npy|npz|pkl|pickle|h5|onnx|pt|safetensors',
  ].join('|')})$`,
);

/** A source that a command loads first is named behind an option; what lies elsewhere may as well set up the tests. */
export function namesFile(command: string, path: string): boolean {
  const words = command
    .replace(/ (?:--bootstrap|--import|--require|-r)[ =](?:\.\/)?(?:src|lib|app)\/\S+/g, '')
    .split(/[\s;&|]+/);
  // An argument file, `@test.args`, and the folder of an ini file behind `-c`.
  const names = words.map((word) => word.replace(/^@?(?:\.\/)?/, ''));
  return names.some((name) => name === path || (path.endsWith('.ini') && path.startsWith(`${name}/`)));
}

/** Settings of compilers, bundlers and shells that decide how and which code runs. */
function definesRun(name: string, path: string): boolean {
  if (
    /^(ts|js)config([.-][\w-]+)*\.json$|^\.?(babel|postcss|swc|webpack|rollup|rolldown|esbuild|metro|nuxt|next|tsup|eslint|prettier|stylelint|biome|jest|vitest|ava|nyc|c8)(rc)?([.-][\w-]+)*(\.(json|[cm]?[jt]s|ya?ml))?$/.test(
      name,
    )
  )
    return !/^(next|nuxt)\.[jt]sx?$/.test(name);
  if (
    /^(g?make\w*|[bB]uild\.bazel|workspace|meson\.build|build\.zig|sconstruct|cmakelists\.txt|justfile|procfile)$/.test(
      name,
    )
  )
    return true;
  if (/(^|[._-])(jvm|java|javac|test|maven|gradle)[\w-]*\.(options|opts|args)$|\.(vmoptions|jvmopts)$/.test(name))
    return true;
  if (/\.(mk|mak|cmake|sln|vcxproj|xcconfig|pth|egg-link|code-workspace)$/.test(name)) return true;
  // Dot files set up tools; what code reads lies elsewhere.
  return path.split('/').some((part) => part.startsWith('.') && part.length > 1 && part !== '.storybook');
}

/** Helpers, fixtures and vendored packages that are not called tests: the base's tests load them, the work is not done there. */
function isTestSupport(path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const folders = parts.slice(0, -1);
  if (folders.some((folder) => supportFolders.test(folder))) return true;
  return /^(test|tests|testing|spec|mock|fake|stub|fixture)[-_.]?(util|utils|helper|helpers|support|case|cases|data|lib|base|kit|server|factory|factories)s?\.\w+$|[-_.](fixtures?|mocks?|testdata|testcase|test[-_]?(helpers?|utils?))\.\w+$/.test(
    parts.at(-1) ?? '',
  );
}
const supportFolders =
  /^(testing|test[-_]?(utils?|helpers?|support|lib|data|fixtures?|tools?|kit|resources?)|__fixtures__|fixtures?|__mocks__|mocks?|stubs?|fakes?|node_modules|vendor|third[-_]party|site-packages|\.?venv)$/;
