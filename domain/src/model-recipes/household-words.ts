/** Characters by which text could look like the end of the block, and what no reader sees. */
const risky = /[<>&\u2028\u2029＜＞﹤﹥‹›〈〉《》]/g;
const invisible = /[\p{Cf}\p{Co}\p{Cn}]|\p{Surrogate}/gu;

/** Longest text that one value may carry, in characters; the forms allow 500. */
const longest = 500;

/** One line of what people typed: whole, but for invisible characters and what is beyond the forms' bounds. */
export function clipped(text: string, most = longest): string {
  const plain = text.replace(invisible, '').replace(/\s+/gu, ' ').trim();
  return [...plain].slice(0, most).join('');
}

/**
 * People's words as a block of data in a message. They are JSON, and every bracket in them is an escape ("<" is
 * "\u003c"), so that whatever they say, they cannot end the block or open another.
 */
export function dataBlock(name: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    risky,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<${name}>\n${json}\n</${name}>`;
}
