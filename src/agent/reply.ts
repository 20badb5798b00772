/** Extracts the text of a model reply, prepares it for sending back, and answers a reply that was cut off. */

import type {
  BetaContentBlock,
  BetaMessage,
  BetaMessageParam,
  BetaToolUseBlock,
} from '@anthropic-ai/sdk/resources/beta';

/** The text blocks of a reply. Between tool calls models think rather than talk, so only the last reply is a summary. */
export function textOf({ content }: BetaMessage): string {
  return content
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join('\n')
    .trim();
}

/** The model waits for the results of its calls before it goes on. */
export function isUnfinished({ stop_reason: reason, content }: BetaMessage): boolean {
  return reason === 'tool_use' && content.some(isCall);
}

/** A reply as it goes back: a text without a word in it would be refused, and so would thinking that was cut before its signature. */
export function replied({ role, content }: BetaMessage): BetaMessageParam[] {
  const kept = content.filter((block) => !isUnsendable(block));
  return kept.length === 0 ? [] : [{ role, content: kept }];
}

/**
 * A reply that a limit cut off, and the answer that lets the model go on. Its calls are answered with an error and none
 * is run: the last one may be half of what was meant.
 */
export function answeredCut(message: BetaMessage): BetaMessageParam[] {
  const calls = message.content.filter(isCall);
  const text =
    'Your reply was cut off at the output limit. Go on where you stopped, in smaller pieces: write long files in parts.';
  const results = calls.map(({ id }) => ({
    type: 'tool_result' as const,
    tool_use_id: id,
    is_error: true,
    content: 'Not run: the reply was cut off at the output limit.',
  }));
  return [...replied(message), { role: 'user', content: [...results, { type: 'text', text }] }];
}

function isCall(block: BetaContentBlock): block is BetaToolUseBlock {
  return block.type === 'tool_use';
}

function isUnsendable(block: BetaContentBlock): boolean {
  return (block.type === 'thinking' && block.signature === '') || (block.type === 'text' && block.text.trim() === '');
}
