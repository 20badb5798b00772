/** Whether tests may change what other tests of the same process meet. Where in doubt they may. */

export function reachesOthers(path: string, text: string): boolean {
  return reaching.test(text) || (/\.(?:go|c|h|cc|cpp|hpp)$/.test(path) && assigning.test(text));
}

/** A line of production that may keep something from one test to the next, or ask for what a test can set. */
export function mayKeep(line: string): boolean {
  return keeping.test(line);
}

/** Code of tests that may change what other tests meet: the language, the environment, the product. A class that is no test may be the product's, opened again. */
const reaching = new RegExp(
  [
    /\b(?:global|nonlocal|(?:set|del)attr|monkeypatch|\w*[pP]atch\w*|importlib|reload|builtins|environ|putenv|setenv|chdir|ENV|GLOBALS|globalThis)\b/,
    /\b(?:\w+_eval|define_\w+|remove_\w+|undef|prepend|alias\w*|refine|\w+_set|instance_variable\w*|stub\w*|[mM]ock\w*|spyOn|at_exit|ini_set)\b/,
    /\b(?:prototype|definePropert\w+|setAccessible|TestMain|unsafe|setUpClass|setUpModule|set_?up_(?:class|module))\b/,
    /\b\w*(?:before|after|Before|After)_?(?:all|each|All|Each|Class)\b|\b(?:eval|exec|allow\w*|assign|extend|send)\(|\bfunc init\(|\bstatic\b/,
    /\$\w+\s*=|@@|\bprocess\.env|\bsys\.(?:modules|path|argv|std)|^[ \t]*(?:module|extend|include) \w|^[ \t]*(?:\w+ )*class (?![^\n]*Test)|^function /,
    /^[ \t]*(?!self\.|this\.)[A-Za-z_]\w*(?:(?:\.|->)\w+|\[[^\]\n]*\])+[ \t]*[-+*|&/]?=(?![=>~])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);
/** Of languages that declare variables: one that is declared elsewhere gets another value. */
const assigning = /^[ \t]+\w+[ \t]*[-+*|&/]?=(?!=)/m;
const keeping =
  /\b(?:global|cache\w*|memo\w*|singleton|environ\w*|getenv|ENV|process\.env|thread_local|\w*[lL]azy\w*|Once\w*|Mutex|RefCell|sys\.modules)\b|\bstatic\b(?!.*\()|@@|^\$\w|^(?:let|var)\b|^(?:export )?const \w+ = (?:new\b|\[\]|\{\})|^[a-z_]\w*[ \t]*(?::[^=]*)?=(?!=)|^\w+ = (?:\[\]|\{\}|dict|list|set)\b/;
