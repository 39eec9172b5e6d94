/** Characters that could end or imitate the end of the block, and invisible ones. */
const risky = /[<>&\u2028\u2029＜＞﹤﹥‹›〈〉《》]/g;
const invisible = /[\p{Cf}\p{Co}\p{Cn}]|\p{Surrogate}/gu;

/** Maximum length of one value in characters, as in the forms. */
const longest = 500;

/** User input as one line, without invisible characters, cut to the maximum length. */
export function clipped(text: string, max = longest): string {
  const plain = text.replace(invisible, '').replace(/\s+/gu, ' ').trim();
  return [...plain].slice(0, max).join('');
}

/**
 * User input as a data block of a prompt. It is JSON with every angle bracket escaped ("<" becomes "\u003c"), so that
 * no input can end the block or open another.
 */
export function dataBlock(name: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    risky,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<${name}>\n${json}\n</${name}>`;
}
