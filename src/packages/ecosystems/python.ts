/** Proposes install and test commands for a Python project: pytest or unittest, and uv, Poetry, Pipenv or pip. */

import { objectIn } from '../../text/json.ts';
import { quoted } from '../../text/shell-quote.ts';
import { type Ecosystem, type Tree, tomlOf } from './ecosystem.ts';

const configs = ['pyproject.toml', 'pytest.ini', '.pytest.ini', 'tox.ini', 'setup.cfg', 'conftest.py', 'setup.py'];
const requirements = [
  ...['requirements-dev.txt', 'requirements_dev.txt', 'dev-requirements.txt'],
  ...['requirements-test.txt', 'test-requirements.txt'],
  ...['tests', 'test'].map((folder) => `${folder}/requirements.txt`),
  ...['dev', 'test', 'tests'].map((name) => `requirements/${name}.txt`),
  'requirements.txt',
];
export const makeVenv = 'python3 -m venv .venv';
export const activate = '. .venv/bin/activate';

/** pytest where a file speaks of it, else unittest where there are tests by their names. */
export const python: Ecosystem = {
  words: ['pytest', 'py.test', 'python', 'python3', 'tox', 'nox', 'uv', 'poetry', 'pipenv', 'unittest'],
  async find(tree, names) {
    const present = [...configs, ...requirements, 'Pipfile'].filter((name) => names.has(name));
    if (present.length === 0) return undefined;
    const [lock, tool] = Object.entries(tools).find(([name]) => names.has(name)) ?? [];
    const spoken = await firstSpeaking(tree, present);
    const files = [...new Set([spoken ?? present[0] ?? '', ...(lock === undefined ? [] : [lock])])];
    const isPytest = spoken !== undefined || (await hasTestsOfPytest(tree, names));
    const module = isPytest ? 'pytest' : hasTestsFolder(names) ? unittest(names) : undefined;

    if (tool !== undefined) return { files, setup: tool.install, test: module && `${tool.run} python -m ${module}` };
    const install = await installCommand(tree, names, module === 'pytest');
    const interpreter = install === undefined ? 'python3' : `${activate} && python`;
    return { files, setup: install, test: module && `${interpreter} -m ${module}` };
  },
};

const testsIn = (names: ReadonlySet<string>) =>
  [...names].filter((name) => /^(?:tests?\/)?(?:test_[^/]*|[^/]*_test)\.py$/.test(name)).sort();

/** Test files by their names, asked last: no file of any language says more, or what it installs cannot be had here. */
export const pythonTests: Ecosystem = {
  words: python.words,
  async find(tree, names) {
    const [first] = testsIn(names);
    if (first === undefined) return undefined;
    const path = [...names].some((name) => name.startsWith('src/')) ? 'PYTHONPATH=src ' : '';
    return {
      files: [first],
      test: `${path}python3 -m ${(await hasTestsOfPytest(tree, names)) ? 'pytest' : unittest(names)}`,
    };
  },
};

/** Functions by themselves, or its import: unittest runs neither. Of a few files, for the first say what all are like. */
async function hasTestsOfPytest(tree: Tree, names: ReadonlySet<string>) {
  const texts = await Promise.all(
    testsIn(names)
      .slice(0, 5)
      .map(async (name) => (await tree.read(name)) ?? ''),
  );
  return texts.some((text) => /^[ \t]*(?:import|from) pytest\b|^(?:async )?def test_\w+\(/m.test(text));
}

/** It looks only into packages; a folder of tests that is none is named. */
function unittest(names: ReadonlySet<string>) {
  const folder = ['tests', 'test'].find((each) =>
    [...names].some((name) => new RegExp(`^${each}/[^/]*\\.py$`).test(name)),
  );
  return folder === undefined || names.has(`${folder}/__init__.py`)
    ? 'unittest discover'
    : `unittest discover -s ${folder}`;
}

const tools = {
  'uv.lock': { install: 'uv sync --frozen --all-extras --all-groups', run: 'uv run --frozen' },
  'poetry.lock': { install: 'poetry install --no-interaction', run: 'poetry run' },
  'Pipfile.lock': { install: 'pipenv sync --dev', run: 'pipenv run' },
};

async function firstSpeaking(tree: Tree, files: string[]) {
  for (const file of files) {
    if (/^\.?pytest\.ini$/.test(file) || file === 'conftest.py') return file;
    if (/\bpytest\b/.test((await tree.read(file)) ?? '')) return file;
  }
  return undefined;
}

/** Absent where nothing has to be fetched: then the tests run with the interpreter that is there. */
async function installCommand(tree: Tree, names: ReadonlySet<string>, pytest: boolean) {
  const wanted: string[] = [];
  for (const file of requirements) {
    if (names.has(file) && /^[ \t]*[^#\s]/m.test((await tree.read(file)) ?? '')) wanted.push(`-r ${file}`);
  }
  const project = await projectInstall(tree, names);
  if (project !== undefined) wanted.push(project);
  if (wanted.length === 0) return undefined;
  return `${makeVenv} && ${activate} && pip install --quiet ${pytest ? 'pytest ' : ''}${wanted.join(' ')}`;
}

/** With the extra and the group in which its tests' own packages stand; editable, so that an attempt's code is what is tested. */
async function projectInstall(tree: Tree, names: ReadonlySet<string>) {
  const toml = tomlOf((await tree.read('pyproject.toml')) ?? '');
  const project = objectIn(toml.project);
  const texts = await Promise.all(
    ['setup.py', 'setup.cfg'].map(async (file) => (names.has(file) ? await tree.read(file) : '')),
  );
  const isPackage =
    toml['build-system'] !== undefined ||
    project.name !== undefined ||
    /install_requires|package_dir/.test(texts.join());
  const [extra] = ofTests(project['optional-dependencies']);
  const own = isPackage ? [`-e ${extra === undefined ? '.' : `'.[${extra[0]}]'`}`] : [];
  // What another group brings in is a mapping: older versions of pip know no groups.
  const group = ofTests(toml['dependency-groups']).flatMap(([, packages]) => packages);
  const wanted = group.filter((one) => typeof one === 'string').map(quoted);
  return [...own, ...wanted].join(' ') || undefined;
}

/** The first under which people keep what their tests need. */
function ofTests(lists: unknown) {
  const named = ['test', 'tests', 'testing', 'dev'].flatMap((name) => {
    const list = objectIn(lists)[name];
    return Array.isArray(list) ? [[name, list] as const] : [];
  });
  return named.slice(0, 1);
}

function hasTestsFolder(names: ReadonlySet<string>) {
  return [...names].some((name) => /^(tests?)(\/|$)/.test(name) || /^test_[^/]*\.py$/.test(name));
}
