/** JSON that was cut off, as far as it came: for the model to see what it had written. */

const mostTries = 40;

/** The value with what was open closed; undefined where that is no JSON either. */
export function closedJson(json: string): unknown {
  for (let end = json.length, tries = 0; end > 0 && tries < mostTries; end--, tries++) {
    const cut = json.slice(0, end);
    for (const close of closings(cut)) {
      try {
        return JSON.parse(cut + close);
      } catch {
        // The next one: a key without its value, half an escape.
      }
    }
  }
  return undefined;
}

/** What closes the text: brackets in reverse order, and the string that it ends in. */
function closings(text: string): string[] {
  const open: string[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') open.unshift('}');
    else if (char === '[') open.unshift(']');
    else if (char === '}' || char === ']') open.shift();
  }
  const brackets = open.join('');
  return inString ? [`"${brackets}`] : [brackets];
}
