/** What the grammars call what every language has: comments, strings, lists of statements, and what such a list belongs to. */

export type BlockKind = 'if' | 'loop' | 'try' | 'catch' | 'function' | 'type' | 'other';

/** Left out: a commented-out assertion asserts nothing. */
export const leftOut = /^(comment|line_comment|block_comment|doc_comment|php_tag|hash_bang_line|text|uninterpreted)$/;

/** One string, whatever is in it. */
export const strings =
  /^(string|template_string|string_literal|raw_string_literal|interpreted_string_literal|char_literal|character_literal|rune_literal|verbatim_string_literal|interpolated_string_expression|raw_string_content|regex|string_array|symbol_array|delimited_symbol|heredoc_beginning|heredoc_body|heredoc|nowdoc|encapsed_string|subshell|system_lib_string|jsx_text|shell_command_expression)$/;
/** Code in a string. */
export const interpolations = /^(template_substitution|interpolation)$/;
/** A word of several leaves: `$price`, `'a`. */
export const words = /^(variable_name|lifetime|global_variable)$/;

/** Their named children are statements. */
export const lists =
  /^(program|module|source_file|translation_unit|compilation_unit|block|statement_block|compound_statement|body_statement|block_body|class_body|interface_body|enum_body|enum_body_declarations|constructor_body|declaration_list|field_declaration_list|switch_body|switch_case|switch_default|switch_block|switch_block_statement_group|match_block|case_statement|default_statement|expression_case|default_case|type_case|communication_case|switch_section|then|else|do|ensure|begin|begin_block|accessor_list|statement_list)$/;
/** And these, by the field they stand in, are none. */
export const parts =
  /^(value|pattern|condition|name|superclass|parameters|consequence|alternative|type|communication|label|exceptions|variable)$/;
/** A `{` stands in these for a block, though the grammar gives the block no node. */
export const braced = /^(expression_switch_statement|type_switch_statement|select_statement)$/;
/** Ruby's: they go from their first word to `end`. */
export const ended =
  /^(method|singleton_method|class|singleton_class|module|do_block|begin|if|unless|while|until|for|case|case_match|do)$/;

export function blockKind(own: string, around: string): BlockKind {
  if (own === 'block' && /^(call|lambda|super)$/.test(around)) return 'function';
  return kinds.find(([types]) => types.test(own))?.[1] ?? kinds.find(([types]) => types.test(around))?.[1] ?? 'other';
}

const kinds: readonly (readonly [RegExp, BlockKind])[] = [
  [/^(if|elif|elsif|else|unless|case|when|switch|match|select|expression_switch|type_switch|guard)(_|$)/, 'if'],
  [/^(for|foreach|while|until|loop|do_statement|do$|enhanced_for)/, 'loop'],
  [/^(try|begin)(_|$)/, 'try'],
  [/^(catch|except|rescue)(_|$)/, 'catch'],
  [/^(finally|ensure|with)(_|$)/, 'other'],
  [/^(class|struct|impl|trait|interface|enum|mod|module|namespace|object|union|record|singleton_class)(_|$)/, 'type'],
  [/function|method|lambda|closure|arrow|constructor|func_literal|do_block|accessor/, 'function'],
];
