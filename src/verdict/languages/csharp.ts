/** Defines how tests and assertions are found in C# code, and how the code is mutated to check its tests. */

import { atStart, type Language, oneOf, otherTyped, withBraces } from './language.ts';

const otherOf = otherTyped({ numbers: 'int long float double decimal' });
const equal = oneOf('Equal AreEqual StrictEqual AreSame Equivalent');
const matcher = oneOf('Be EqualTo BeEquivalentTo HaveCount');

export const csharp: Language = {
  name: 'C#',
  grammar: 'c-sharp',
  endings: 'cs',
  imports: '[(using_directive) (file_scoped_namespace_declaration)] @import',
  tests: {
    query: '(method_declaration name: (_) @name body: (_) @body) @test',
    declares: /\[\s*(?:\w+\.)*(?:Fact|Theory|Test|TestCase|TestMethod|DataTestMethod)\b/,
    groups: '(class_declaration name: (_) @name) @group',
    marks: [['skip', /\bSkip\s*=|\[\s*(?:Ignore|Explicit)\b/]],
  },
  values: {
    calls: 'invocation_expression',
    asserting: [
      [/^/, '', /^(?:Assert|StringAssert|CollectionAssert)\.|\.Should\(\)/],
      [equal, 'left right', /^Assert\./],
      [matcher, 'right', /Should\(\)\.\w+$/],
      [/^That$/, 'left right', /^Assert\./],
      [/^(?:Contains|Matches|StartsWith)$/, 'pattern', /^Assert\./],
      [/^(?:True|IsTrue)$/, 'asserted', /^Assert\./],
    ],
    reporters: /^(?:Is|Has|Does|Console)\.|\.Should$/,
    wraps: oneOf('new~{DateTime,Decimal,Uri,Guid,List<*>} TimeSpan.From* DateTime.Parse Is.EqualTo'),
    compares: oneOf('{,object.}Equals'),
    literals: {
      number: 'integer_literal real_literal',
      string: 'string_literal verbatim_string_literal character_literal',
      truth: 'boolean_literal',
    },
    constants: /^(?:null|Is)$/,
    names: {
      identifiers: 'identifier',
      containers:
        'parenthesized_expression prefix_unary_expression array_creation_expression implicit_array_creation_expression initializer_expression tuple_expression argument attribute_argument object_creation_expression attribute_argument_list',
      entries: 'assignment_expression',
      members: 'member_access_expression',
      bindings: '(variable_declarator name: (identifier) @name (_) @value .)',
      rows: `
        (method_declaration
          (attribute_list (attribute name: (_) @_data (attribute_argument_list) @row))
          parameters: (_) @columns (#match? @_data "^(InlineData|TestCase|DataRow)$")) @scope
        (foreach_statement left: (_) @columns right: (_) @rows) @scope`,
    },
  },
  code: {
    functions: 'method_declaration constructor_declaration local_function_statement',
    conditional: 'preproc_if',
    results: '(return_statement (_) @value) (arrow_expression_clause (_) @value)',
    statements: `
      (expression_statement [(invocation_expression) (assignment_expression) (postfix_unary_expression) (await_expression)]) @statement
      (if_statement condition: (_) @condition)
      (conditional_expression condition: (_) @condition)`,
    reads: [
      [
        '(invocation_expression function: (_) @_from arguments: (argument_list . (argument (_) @key))) @read',
        '(System[.])?Environment[.]GetEnvironmentVariable',
        '((string)null)',
      ],
    ],
    keys: '(binary_expression operator: "==" %) (constant_pattern %)',
  },
  write: {
    failing: atStart('if (System.Environment.TickCount64 != -1) throw new System.Exception("mutant");'),
    ...withBraces('("mutant".Length == 0)'),
    other: otherOf,
  },
};
