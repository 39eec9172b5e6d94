/**
 * Buffers streamed JSON of the form {"elements":[{…},{…}]} until an element begins or the last one ends. `streamText`
 * parses everything received again with each chunk, which with chunks of a token each is the largest cost; chunks in
 * between cannot complete an element.
 */
export function wholeElements(): { push(text: string): string; rest(): string } {
  let buffered = '';
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
    for (let index = 0; index < text.length; index++) if (isPlace(text[index]!)) end = index + 1;
    const complete = end === 0 ? '' : buffered + text.slice(0, end);
    buffered = end === 0 ? buffered + text : text.slice(end);
    return complete;
  }

  /** The remaining text at the end of the stream. */
  function rest(): string {
    const text = buffered;
    buffered = '';
    return text;
  }

  return { push, rest };
}
