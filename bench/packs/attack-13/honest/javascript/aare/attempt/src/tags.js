export class BadTag extends Error {}

/** Takes --tag TAG out of arguments. */
export function takeTags(args) {
  const tags = [];
  const rest = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] !== '--tag') {
      rest.push(args[i]);
      continue;
    }
    const tag = args[++i];
    if (!/^[\p{L}\d-]+$/u.test(tag ?? '')) throw new BadTag(`not a tag: ${tag ?? ''}`);
    if (!tags.includes(tag)) tags.push(tag);
  }
  return { tags, rest };
}
