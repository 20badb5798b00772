// src/syntax/languages/bash.ts
/** Scripts that compare and exit; functions called test\u2026, as shunit2 has them. */
const bash = {
	grammar: "bash",
	endings: ["sh", "bash"],
	cases: `(function_definition name: (word) @name @call body: (compound_statement) @body) @case`,
	declares: /^test/i,
	equalities: `
    (test_command (binary_expression left: (_) @left ["=" "==" "!="] right: (_) @right)) @whole
    (test_command (binary_expression left: (_) @left operator: (test_operator) @operator right: (_) @right)) @whole
    (command name: (command_name) @equal . argument: (_) @left . argument: (_) @right .) @whole
    (command name: (command_name) @equal . argument: (_) . argument: (_) @left . argument: (_) @right .) @whole
    (command name: (command_name) @equal . argument: (_) . argument: (_) @right . argument: (_) .) @whole`,
	compares: {
		operator: /^-eq$/,
		equal: /^(?:assert_?equals?|assert_eq|(?:check|expect)(?:_(?!success|fail|status|exit|run|true|false|error|exists)\w+)?)$/i
	},
	setAside: /\b(startSkipping|skip)\b/,
	outline: {
		query: "(function_definition name: (_) @name body: (_) @body) @function",
		named: /^test/
	},
	literals: {
		number: ["number", "word"],
		string: ["string", "raw_string"],
		truth: [],
		interpolated: /[$`]/,
		containers: [],
		entries: []
	},
	fail: ({ type, text, indent }) => type === "compound_statement" ? `{\n${indent}  exit 1${text.slice(1)}` : `exit 1\n${text}`,
	untyped: false,
	scripts: true
};
// src/syntax/languages/bats.ts
const bats = {
	endings: ["bats"],
	opens: /^[ \t]*@test[ \t]+(["'])(?<name>[^\n]*?)\1[ \t]*\{/gm,
	equality: /^\s*\[\[?\s+"?\$.*\s(?:=|==|-eq)\s+(?<literal>\d+|"[^"$`]*")\s+\]\]?\s*$/d,
	setAside: /^\s*skip\b/m,
	fail: ({ text }) => `\n  false${text}`
};
// src/syntax/languages/cpp.ts
/** GoogleTest, Catch2, Boost, and C's own: functions called test\u2026 that assert. */
const cpp = {
	grammar: "cpp",
	endings: [
		"c",
		"cc",
		"cpp",
		"cxx",
		"h",
		"hpp"
	],
	cases: `
    (function_definition
      declarator: (function_declarator
        declarator: (identifier) @macro
        parameters: (parameter_list . (_) . (parameter_declaration type: (type_identifier) @name)))
      body: (compound_statement) @body) @case
    (function_definition
      declarator: (function_declarator declarator: (identifier) @name @call)
      body: (compound_statement) @body) @case
    ((expression_statement
      (call_expression function: (identifier) @titled arguments: (argument_list . (string_literal) @name))) @case
      . (compound_statement) @body)`,
	declares: /^([tT]est\w*|\w+_tests?|main)$/,
	equalities: `
    (call_expression function: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call_expression
      function: (identifier) @asserts
      arguments: (argument_list . (_) @asked)) @whole
    (if_statement
      condition: (condition_clause (_) @refused)
      consequence: (_) @fails) @whole`,
	compares: {
		equal: /^((EXPECT|ASSERT)_(EQ|STREQ|DOUBLE_EQ|FLOAT_EQ)|BOOST_(CHECK|REQUIRE)_EQUAL|assert_(int|string)_equal|TEST_ASSERT_EQUAL\w*|ck_assert_(int|str)_eq|(CHECK|EXPECT|ASSERT|VERIFY|check|expect|assert|verify)_(EQ|EQUALS?|IS|SAME|U?INT|LONG|SIZE|CHAR|BOOL|STR|STRING|DOUBLE|FLOAT|PTR|eq|equals?|is|same|u?int|long|size|char|bool|str|string|double|float|ptr))$/,
		asserts: /^(assert|CHECK|REQUIRE|BOOST_(CHECK|REQUIRE|TEST)|TEST_ASSERT\w*|ck_assert|EXPECT|cr_assert)$/,
		fails: /\b(return\s+[1-9]|exit|abort|fail\w*|printf|cerr|throw)\b/i,
		titled: /^(TEST|TEST_CASE|SCENARIO)$/,
		macro: /^(TEST|TEST_F|TEST_P|TYPED_TEST)$/
	},
	setAside: /GTEST_SKIP|DISABLED_|\bskip\(/,
	outline: {
		query: `
      (class_specifier name: (_) @name body: (_) @body) @type
      (struct_specifier name: (_) @name body: (_) @body) @type
      (namespace_definition name: (_) @name body: (_) @body) @type
      (function_definition declarator: (function_declarator declarator: (_) @name) body: (_) @body) @function
      (function_definition
        declarator: (_ (function_declarator declarator: (_) @name)) body: (_) @body) @function`,
		named: /^test[A-Z_]|_test$|^TEST(_[FP])?$/
	},
	literals: {
		number: ["number_literal"],
		string: ["string_literal"],
		truth: ["true", "false"],
		containers: [
			"parenthesized_expression",
			"unary_expression",
			"initializer_list",
			"compound_literal_expression"
		],
		entries: ["initializer_pair"]
	},
	fail: ({ text, indent }) => `{\n${indent}    __builtin_trap();${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/csharp.ts
/** xUnit, NUnit, MSTest. */
const csharp = {
	grammar: "c-sharp",
	endings: ["cs"],
	cases: `(method_declaration (attribute_list) @call name: (identifier) @name body: (block) @body) @case`,
	declares: /\b(Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/,
	equalities: `
    (invocation_expression
      function: (member_access_expression name: (identifier) @equal)
      arguments: (argument_list . (argument (_) @left) . (argument (_) @right))) @whole
    (invocation_expression
      function: (member_access_expression name: (identifier) @matcher)
      arguments: (argument_list . (argument (_) @right) .)) @whole`,
	compares: {
		equal: /^(Equal|AreEqual|StrictEqual|AreSame)$/,
		matcher: /^(Be|EqualTo)$/
	},
	setAside: /\bSkip\s*=|\b(Ignore|Explicit|ExpectedException)\b/,
	outline: {
		query: `
      (class_declaration name: (_) @name body: (_) @body) @type
      (struct_declaration name: (_) @name body: (_) @body) @type
      (method_declaration name: (_) @name body: (_) @body) @function
      (local_function_statement name: (_) @name body: (_) @body) @function`,
		named: /^test[A-Z_]|_test$/,
		attributed: true
	},
	literals: {
		expected: "left",
		number: ["integer_literal", "real_literal"],
		string: ["string_literal"],
		truth: ["boolean_literal"],
		containers: ["parenthesized_expression", "prefix_unary_expression"],
		entries: []
	},
	fail: ({ text, indent }) => `{\n${indent}    if (System.Environment.TickCount64 != -1) throw new System.Exception("bent");${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/go.ts
/** testing, testify, go-cmp; tables by their fields. */
const go = {
	grammar: "go",
	endings: ["go"],
	cases: `(function_declaration name: (identifier) @name @call body: (block) @body) @case`,
	declares: /^Test(?!Main$)/,
	equalities: `
    (if_statement condition: (_) @refused consequence: (block) @fails) @whole
    (call_expression
      function: (selector_expression field: (field_identifier) @equal)
      arguments: (argument_list . (_) . (_) @left . (_) @right)) @whole
    (keyed_element . (literal_element (identifier) @field) . (literal_element (_) @right)) @whole`,
	compares: {
		fails: /\b(Error|Errorf|Fatal|Fatalf|Fail|FailNow|panic)\(/,
		equal: /^(Equal|EqualValues|Exactly|EqualError)$/,
		field: /^(want|exp|expect|out|output|result)\w*$/i
	},
	setAside: /\.Skip(Now|f)?\(/,
	outline: {
		query: `
      (call_expression function: (selector_expression field: (field_identifier) @run)) @call
      (type_spec name: (_) @name type: (struct_type) @body) @type
      (function_declaration name: (_) @name body: (_) @body) @function
      (method_declaration name: (_) @name body: (_) @body) @function`,
		named: /^(Test|Example|Fuzz)/,
		files: /_test\.go$/
	},
	literals: {
		number: ["int_literal", "float_literal"],
		string: ["interpreted_string_literal", "raw_string_literal"],
		truth: ["true", "false"],
		containers: [
			"composite_literal",
			"literal_value",
			"literal_element",
			"unary_expression",
			"parenthesized_expression"
		],
		entries: ["keyed_element"]
	},
	fail({ text, indent, head }) {
		const t = /\(\s*(\w+)\s+\*testing\.[TBF]\b/.exec(head)?.[1];
		return t === void 0 || t === "_" ? void 0 : `{\n${indent}\t${t}.Fatal("bent")${text.slice(1)}`;
	},
	untyped: false,
	scripts: false
};
// src/syntax/languages/java.ts
/** JUnit 3 to 6, TestNG, AssertJ, Hamcrest's `is`. */
const java = {
	grammar: "java",
	endings: ["java"],
	cases: `
    (method_declaration (modifiers) @call name: (identifier) @name body: (block) @body) @case
    (method_declaration (modifiers) @plain name: (identifier) @name @old body: (block) @body) @case
    (class_declaration (modifiers) @call
      body: (class_body (method_declaration (modifiers) @plain name: (identifier) @name body: (block) @body) @case))`,
	declares: /@(Test|ParameterizedTest|RepeatedTest)\b/,
	equalities: `
    (method_invocation name: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (method_invocation object: (_) name: (identifier) @matcher arguments: (argument_list . (_) @right .)) @whole
    (method_invocation name: (identifier) @asserts arguments: (argument_list (_) @asked .)) @whole
    (assert_statement . (_) @asked) @whole
    (if_statement
      condition: (parenthesized_expression (_) @refused)
      consequence: (_) @fails) @whole`,
	compares: {
		equal: /^(assertEquals|assertSame|assertArrayEquals|assertIterableEquals|assertLinesMatch)$/,
		plain: /^public$/,
		old: /^test/,
		asserts: /^assertTrue$/,
		matcher: /^(isEqualTo|isSameAs|containsExactly)$/,
		fails: /\b(throw|fail|exit)\b/
	},
	setAside: /@(Disabled|Ignore|EnabledIf|DisabledIf|EnabledOn\w+|DisabledOn\w+|Property)\b|expected\s*=|\bassum(e|ing)\w*\(/,
	outline: {
		query: `
      (class_declaration name: (_) @name body: (_) @body) @type
      (interface_declaration name: (_) @name body: (_) @body) @type
      (enum_declaration name: (_) @name body: (_) @body) @type
      (record_declaration name: (_) @name body: (_) @body) @type
      (method_declaration name: (_) @name body: (_) @body) @function`,
		named: /^test[A-Z_0-9]/,
		attributed: true
	},
	literals: {
		expected: "left",
		number: ["decimal_integer_literal", "decimal_floating_point_literal"],
		string: ["string_literal"],
		truth: ["true", "false"],
		containers: ["parenthesized_expression", "unary_expression"],
		entries: []
	},
	fail: ({ text, indent }) => `{\n${indent}    if (true) throw new AssertionError("bent");${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/javascript.ts
/** node:test, jest, vitest, mocha, ava, tap, QUnit, Deno, Bun: they differ in names only. */
const javascript = {
	grammar: "javascript",
	endings: [
		"js",
		"mjs",
		"cjs",
		"jsx"
	],
	cases: `
    (call_expression function: (_) @call arguments: (arguments . [(string) (template_string)] @name
        [(arrow_function body: (_) @body) (function_expression body: (_) @body)])) @case`,
	declares: /^(test|it|specify|t\.test|Deno\.test|QUnit\.test|(test|it)\.(only|concurrent|serial|sequential|each\b[\s\S]*))$/,
	equalities: `
    (call_expression function: (_) @equal arguments: (arguments . (_) @left . (_) @right)) @whole
    (call_expression
      function: (member_expression object: (_) @left property: (property_identifier)) @matcher
      arguments: (arguments . (_) @right .)) @whole
    (call_expression
      function: (_) @asserts
      arguments: (arguments . (_) @asked)) @whole`,
	compares: {
		equal: /^(?:[\w.]+\.)?(?:equal|strictEqual|deepEqual|deepStrictEqual|is|same|strictSame|deepLooseEqual|looseEqual|equals|eq|assertEquals|assertStrictEquals)$/,
		matcher: /^(?![\s\S]*\.not\b)[\s\S]+\.(?:toBe|toEqual|toStrictEqual|toHaveLength|equal|equals|eql|eq|be)$/,
		asserts: /^(?:[\w.]+\.)?(?:assert|ok|true)$/
	},
	setAside: /\.(skip|todo|failing|fails|skipIf|runIf)\b|\b(skip|todo)\s*:|\b(t|this|ctx|context)\.(skip|todo)\(|^\s*x(it|test|specify)\b/,
	outline: { query: `
      (call_expression) @call
      (class_declaration name: (_) @name body: (_) @body) @type
      (function_declaration name: (_) @name body: (_) @body) @function
      (generator_function_declaration name: (_) @name body: (_) @body) @function
      (method_definition name: (_) @name body: (_) @body) @function
      (variable_declarator name: (identifier) @name
        value: [(arrow_function body: (statement_block) @body) (function_expression body: (_) @body)]) @function` },
	literals: {
		number: ["number"],
		string: ["string", "template_string"],
		truth: ["true", "false"],
		interpolated: /^`[\s\S]*\$\{/,
		containers: [
			"array",
			"object",
			"parenthesized_expression",
			"unary_expression"
		],
		entries: ["pair"]
	},
	fail({ type, text, indent }) {
		const quote = text.split("\"").length > text.split("'").length ? "\"" : "'";
		const bent = `${quote}bent${quote}`;
		const failure = `throw new Error(${bent});`;
		if (type !== "statement_block") return `{ ${failure} }`;
		const inner = /^\{\n([ \t]+)/.exec(text)?.[1];
		if (inner === void 0) return `{ ${failure}${text.slice(1)}`;
		const deeper = inner + (inner.slice(indent.length) || "  ");
		return `{\n${inner}${[
			`if (${bent}.length > 0) {`,
			`${deeper}${failure}`,
			`${inner}}`
		].join("\n")}${text.slice(1)}`;
	},
	untyped: true,
	scripts: true
};
// src/syntax/languages/language.ts
/** One argument on a line: texts and brackets, three deep, with what commas they hold. */
const argument = String.raw`(?:[^,()[\]{}'"]|'[^']*'|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^[\]]*\]|\{[^{}]*\})+`;
// src/syntax/languages/lua.ts
const literal$1 = String.raw`\d[\d.]*|"[^"]*"|'[^']*'|true|false`;
/** busted, luaunit, and what is written like them. */
const lua = {
	endings: ["lua"],
	opens: /(?<!\w)(?:it|test|specify)\s*\(\s*(["'])(?<name>[^\n]{0,300}?)\1\s*,\s*function\s*\(\s*\)/g,
	equality: new RegExp(String.raw`\bassert\.?\w*\.(?:same|equals?)\s*\(\s*(?<literal>${literal$1})\s*,.*\)\s*;?\s*$|\bassert\.?\w*\.same\s*\(\s*\{(?:[^{}]*,)?\s*(?<literal>${literal$1})\s*\}\s*,|\b(?:has_)?errors?\s*\(.*,\s*(?<literal>"[^"]*"|'[^']*')\s*\)\s*;?\s*$|\b(?:same|equals?|eq|is|assertEquals|assert_equal|assert_equals)\s*\(${argument},\s*(?<literal>${literal$1})\s*\)\s*;?\s*$|\b(?:check|expect)\s*\(\s*(?:'[^']*'|"[^"]*")\s*,${argument},\s*(?<literal>${literal$1})\s*\)\s*;?\s*$|\bassert\s*\(.*==\s*(?<literal>${literal$1})\s*[,)]`, "d"),
	module: /^return\s+[\w{][^\n]*\s*$(?![\s\S]*^\S)/m,
	setAside: /\bpending\s*\(/,
	fail: ({ text }) => ` error("bent") ${text}`
};
// src/syntax/languages/perl.ts
const literal = String.raw`\d[\d.]*|'[^'\\]*'|"[^"$@\\]*"`;
const end = String.raw`\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)?\)?\s*;\s*$`;
/** Test::More and its like: a file is one script of many tests. */
const perl = {
	endings: ["t"],
	equality: new RegExp(String.raw`^\s*(?:is|is_deeply|\w+_is|is_\w+)\b\s*\(?${argument},\s*(?<literal>${literal})${end}|^\s*is_deeply\b\s*\(?${argument},\s*\[(?:[^[\]]*,)?\s*(?<literal>${literal})\s*\]${end}`, "d"),
	setAside: /\bskip_all\b|\bTODO\b|\bSKIP\b/,
	fail: ({ text }) => `die "bent";${text.startsWith("#!") ? "\n" : " "}${text}`
};
// src/syntax/languages/php.ts
/** PHPUnit and Pest. */
const php = {
	grammar: "php",
	endings: ["php"],
	cases: `
    (method_declaration name: (name) @name @call body: (compound_statement) @body) @case
    (function_call_expression
      function: (name) @spec
      arguments: (arguments
        . (argument [(string) (encapsed_string)] @name)
        . (argument [(anonymous_function body: (_) @body) (arrow_function body: (_) @body)]))) @case`,
	declares: /^test/i,
	equalities: `
    (member_call_expression
      name: (name) @equal
      arguments: (arguments . (argument (_) @left) . (argument (_) @right))) @whole
    (scoped_call_expression
      name: (name) @equal
      arguments: (arguments . (argument (_) @left) . (argument (_) @right))) @whole
    (member_call_expression name: (name) @asserts arguments: (arguments . (argument (_) @asked))) @whole
    (member_call_expression name: (name) @matcher arguments: (arguments . (argument (_) @right) .)) @whole`,
	compares: {
		equal: /^(assertSame|assertEquals)$/,
		asserts: /^assertTrue$/,
		matcher: /^(toBe|toEqual)$/,
		spec: /^(it|test)$/
	},
	setAside: /markTest(Skipped|Incomplete)|expectException|->(skip|todo|throws)\(/,
	outline: {
		query: `
      (function_call_expression) @call
      (class_declaration name: (_) @name body: (_) @body) @type
      (trait_declaration name: (_) @name body: (_) @body) @type
      (function_definition name: (_) @name body: (_) @body) @function
      (method_declaration name: (_) @name body: (_) @body) @function`,
		named: /^test/i,
		attributed: true
	},
	literals: {
		expected: "left",
		number: ["integer", "float"],
		string: ["string", "encapsed_string"],
		truth: ["boolean"],
		interpolated: /^"[\s\S]*\$/,
		containers: [
			"array_creation_expression",
			"parenthesized_expression",
			"unary_op_expression"
		],
		entries: ["array_element_initializer"]
	},
	fail: ({ type, text, indent }) => type === "compound_statement" ? `{\n${indent}    throw new \\Exception('bent');${text.slice(1)}` : void 0,
	untyped: true,
	scripts: true
};
// src/syntax/languages/python.ts
/** pytest, unittest, nose. */
const python = {
	grammar: "python",
	endings: ["py"],
	cases: `(function_definition name: (identifier) @name @call body: (block) @body) @case`,
	declares: /^test/i,
	equalities: `
    (assert_statement . (comparison_operator . (_) @left "==" . (_) @right .)) @whole
    (call
      function: (attribute attribute: (identifier) @equal)
      arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call
      function: (attribute attribute: (identifier) @asserts)
      arguments: (argument_list . (comparison_operator . (_) @left "==" . (_) @right .))) @whole`,
	compares: {
		equal: /^(assertEquals?|assertListEqual|assertDictEqual|assertTupleEqual|assertSetEqual|assertMultiLineEqual|assertCountEqual|assertIs|assertSequenceEqual|eq_|assert_equal)$/,
		asserts: /^(assertTrue|assert_)$/
	},
	setAside: /\bx?fail\b|\bskip|expectedFailure|\bimportorskip\b|@hypothesis|@given/i,
	outline: {
		query: `
      (class_definition name: (_) @name body: (_) @body) @type
      (function_definition name: (_) @name body: (_) @body) @function`,
		named: /^test/
	},
	literals: {
		number: ["integer", "float"],
		string: ["string"],
		truth: ["true", "false"],
		interpolated: /^[rb]?f/i,
		containers: [
			"list",
			"tuple",
			"dictionary",
			"parenthesized_expression",
			"unary_operator"
		],
		entries: ["pair"]
	},
	fail({ text, indent }) {
		return `raise AssertionError("bent")\n${indent}${text}`;
	},
	untyped: true,
	scripts: true
};
// src/syntax/languages/ruby.ts
/** minitest, test-unit, RSpec. */
const ruby = {
	grammar: "ruby",
	endings: ["rb"],
	cases: `
    (method name: (identifier) @name @call body: (body_statement) @body) @case
    (call
      method: (identifier) @spec
      arguments: (argument_list . (string) @name)
      block: [(do_block body: (body_statement) @body) (block body: (block_body) @body)]) @case`,
	declares: /^test/,
	equalities: `
    (call method: (identifier) @equal arguments: (argument_list . (_) @left . (_) @right)) @whole
    (call
      method: (identifier) @to
      arguments: (argument_list . (call method: (identifier) @matcher arguments: (argument_list . (_) @right .)))) @whole
    (call method: (identifier) @asserts arguments: (argument_list . (_) @asked)) @whole
    (call method: (identifier) @must arguments: (argument_list . (_) @right .)) @whole`,
	compares: {
		equal: /^(assert_equal|assert_same)$/,
		to: /^(to|should)$/,
		matcher: /^(eq|eql|equal|be)$/,
		asserts: /^assert$/,
		must: /^must_equal$/,
		spec: /^(it|specify|example|test)$/
	},
	setAside: /^\s*[xf](it|specify)\b|\b(skip|pending|omit)\b/,
	outline: {
		query: `
      (call) @call
      (class name: (_) @name body: (_) @body) @type
      (module name: (_) @name body: (_) @body) @type
      (method name: (_) @name body: (_)? @body) @function
      (singleton_method name: (_) @name body: (_)? @body) @function`,
		named: /^test/
	},
	literals: {
		expected: "left",
		number: ["integer", "float"],
		string: ["string"],
		truth: ["true", "false"],
		interpolated: /#\{/,
		containers: [
			"array",
			"hash",
			"unary",
			"parenthesized_statements"
		],
		entries: ["pair"]
	},
	fail: ({ text, indent }) => `raise Exception, "bent"\n${indent}${text}`,
	untyped: true,
	scripts: true
};
// src/syntax/languages/rust.ts
/** `#[test]` and what expands to it. Macros' arguments are tokens: an operand is a literal where it is one token. */
const rust = {
	grammar: "rust",
	endings: ["rs"],
	cases: `((attribute_item) @call . (attribute_item)* . (function_item name: (identifier) @name body: (block) @body) @case)`,
	declares: /\btest\b|rstest|test_case|proptest/,
	equalities: `(macro_invocation macro: (identifier) @equal (token_tree) @tokens) @whole`,
	compares: { equal: /^(debug_)?assert_eq$/ },
	setAside: /#\[ignore|should_panic(?!\s*\(\s*expected)|proptest|quickcheck/,
	outline: {
		query: `
      (mod_item name: (_) @name body: (_) @body) @type
      (impl_item type: (_) @name body: (_) @body) @type
      (struct_item name: (_) @name body: (_) @body) @type
      (function_item name: (_) @name body: (_) @body) @function`,
		attributed: true
	},
	literals: {
		number: ["integer_literal", "float_literal"],
		string: ["string_literal"],
		truth: ["boolean_literal"],
		containers: [],
		entries: []
	},
	fail: ({ text, indent }) => `{\n${indent}    if "bent".len() == 4 { panic!("bent"); }${text.slice(1)}`,
	untyped: false,
	scripts: false
};
// src/syntax/languages/typescript.ts
const typescript = {
	...javascript,
	grammar: "typescript",
	endings: [
		"ts",
		"mts",
		"cts"
	],
	untyped: false
};
// src/syntax/languages/index.ts
/** Every language whose tests can be bent. */
const languages = [...[
	javascript,
	typescript,
	{
		...typescript,
		grammar: "tsx",
		endings: ["tsx"]
	},
	python,
	go,
	rust,
	java,
	ruby,
	php,
	cpp,
	csharp,
	bash
], ...[
	bats,
	lua,
	perl
]];
/** By the name's ending; undefined: its tests cannot be read. */
function testLanguageOf(path) {
	const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
	return languages.find(({ endings }) => endings.includes(ending));
}
/** A script's path, with the ending of the language that its first line names where it has none. */
function spokenPath(path, text) {
	if (/\.\w+$/.test(path)) return path;
	const [, program = ""] = /^#![^\n]*?\b(bash|sh|dash|ksh|python|perl|ruby|node|lua|php)[\d.]*(?=\s|$)/.exec(text) ?? [];
	const ending = programs[program] ?? (program === "" ? void 0 : "sh");
	return ending === void 0 ? path : `${path}.${ending}`;
}
const programs = {
	python: "py",
	perl: "pl",
	ruby: "rb",
	node: "js",
	lua: "lua",
	php: "php"
};
export { testLanguageOf as n, spokenPath as t };
