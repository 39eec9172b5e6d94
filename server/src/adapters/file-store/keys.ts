// No dot at either end of a segment, nor two in a row: ".." escapes the folder, and some file systems drop trailing
// dots.
const segment = String.raw`[a-z0-9_-]+(?:\.[a-z0-9_-]+)*`;
const keyShape = new RegExp(`^${segment}(?:/${segment})*$`);
// UTF-8 bytes, https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html
const maxKeyLength = 1024;
// NAME_MAX of Linux, macOS and NTFS alike.
const maxSegmentLength = 255;

export function isKey(text: string): boolean {
  return (
    text.length <= maxKeyLength &&
    keyShape.test(text) &&
    text.split('/').every((part) => part.length <= maxSegmentLength)
  );
}

/** Returns the key, or throws if it is invalid. The message omits the key, which may contain user input. */
export function checkedKey(key: string): string {
  if (!isKey(key))
    throw new TypeError('Not a key of the file store: a-z, 0-9, ".", "_", "-" between slashes.');
  return key;
}

/** A key, its beginning up to a slash, or empty for all files. Throws like `checkedKey`. */
export function checkedPrefix(prefix: string): string {
  if (prefix !== '') checkedKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}
