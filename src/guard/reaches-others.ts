/** Whether tests may change what other tests of the same process meet. Where in doubt they may. */

export function reachesOthers(path: string, text: string): boolean {
  return reaching.test(text) || (/\.(?:go|c|h|cc|cpp|hpp)$/.test(path) && assigning.test(text));
}

/** Files and processes are the same for all tests, whatever process each of them runs in. */
export function changesFiles(text: string): boolean {
  return changing.test(text);
}
const changing =
  /\b(?:write_?(?:file|text|bytes|lines)\w*|append_?file\w*|create_?write_?stream|copy(?:_?file\w*|Sync)?|cp(?:Sync|_r)?|mv|rename\w*|unlink\w*|truncate\w*|rm(?:Sync|dir\w*|_rf?|tree)?|symlink\w*|shutil|FileUtils|child_process|spawn\w*|exec(?:File|Sync)\w*|subprocess|popen\w*|system)\s*[('"`.]|\bopen(?:Sync)?\s*\(?[^\n]{0,200}['"](?:[rwabt+]{0,3}[wa+][bt+]{0,2}['"]|\+?>)|\bfs::(?:write|rename|copy|remove\w*|create\w*)|\b(?:File|IO|Files|os)\.(?:write|create|open|delete|remove|rename|move)\w*\(|\bnew File(?:Writer|OutputStream)\b|\bf?open\(\s*\w+,|File::create|Command::new|['"](?:node:)?fs\/promises['"]/i;

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
    // `shop.RATE = 9`, also beside others; `getcontext().prec = 3`, `rates["a"]++`.
    /(?:^|[;{(:,|>])[ \t]*(?!(?:self|this)\.\w+[ \t]*=)[A-Za-z_]\w*(?:(?:\.|->)\w+|\[[^\]\n]{0,200}\]|\([^()\n]{0,200}\)(?=[.[])){1,20}[ \t]*(?:,[^\n=(]{0,200})?(?:[-+*|&/%^?]{0,2}=(?![=>~])|\+\+|--)/,
    // What the product holds is filled, or taken away.
    /^[ \t]*(?!(?:self|this)\.)\w+(?:\.\w+)+\.(?:update|set\w*|clear|append|extend|insert|pop|remove|push|unshift|splice|delete|add|register\w*)\(/,
    /\b(?:vars|delattr|Reflect\.\w+)\(|__(?:dict|globals|class)__|\b(?:[sS]etenv|[cC]hdir|[sS]etProperty|setDefault|setlocale|getcontext|rewire|proxyquire|ctypes|settrace|setprofile)\b|\b(?:del|delete)[ \t(]+\w+[.[,]|require\.cache/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);
/** Of languages that declare variables: one that is declared elsewhere gets another value. */
const assigning =
  /(?:^[ \t]+|[{;][ \t]*|\b(?:for|if|switch)[ \t]+)(?:[\w*.]+,[ \t]*){0,9}\*?\w+[ \t]*(?:[-+*|&/%^]?=(?!=)|\+\+|--)/m;
const keeping =
  /\b(?:global|cache\w*|memo\w*|singleton|environ\w*|getenv|ENV|process\.env|thread_local|\w*[lL]azy\w*|Once\w*|Mutex|RefCell|sys\.modules)\b|\bstatic\b(?!.*\()|@@|^\$\w|^(?:let|var)\b|^(?:export )?const \w+ = (?:new\b|\[\]|\{\})|^[a-z_]\w*[ \t]*(?::[^=]*)?=(?!=)|^\w+ = (?:\[\]|\{\}|dict|list|set)\b/;
