/**
 * Holds streamed JSON of the shape {"elements":[{…},{…}]} back until an element begins or the last one has ended.
 * `streamText` parses all that has come again with every piece, and with pieces of a word each that costs more than
 * everything else; nothing between those places makes another element whole.
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

  /** What may go on. */
  function push(text: string): string {
    let end = 0;
    for (let at = 0; at < text.length; at++) if (isPlace(text[at]!)) end = at + 1;
    const whole = end === 0 ? '' : held + text.slice(0, end);
    held = end === 0 ? held + text : text.slice(end);
    return whole;
  }

  /** What is left when nothing more comes. */
  function rest(): string {
    const text = held;
    held = '';
    return text;
  }

  return { push, rest };
}
