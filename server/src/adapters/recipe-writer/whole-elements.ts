/**
 * Buffers streamed JSON of the form {"elements":[{…},{…}]} until an element begins or the last one ends. `streamText`
 * parses everything received again with each chunk, which with chunks of a token each is the largest cost; chunks in
 * between cannot complete an element.
 */
export function wholeElements(): { push(text: string): string; rest(): string } {
  let held = '';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;

  function isPlace(char: string): boolean {
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (char === '\\') isEscaped = true;
      else if (char === '"') isInString = false;
      return false;
    }
    if (char === '"') isInString = true;
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    return (char === '{' && depth === 2) || (char === ']' && depth === 1) || (char === '}' && depth <= 0);
  }

  /** The text that may be passed on. */
  function push(text: string): string {
    let end = 0;
    for (let at = 0; at < text.length; at++) if (isPlace(text[at]!)) end = at + 1;
    const whole = end === 0 ? '' : held + text.slice(0, end);
    held = end === 0 ? held + text : text.slice(end);
    return whole;
  }

  /** The remaining text at the end of the stream. */
  function rest(): string {
    const text = held;
    held = '';
    return text;
  }

  return { push, rest };
}
