/** The contract's UUID format, duplicated because zod is not loaded on visitors' pages. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** True if the text is a valid recipe id. Others are not requested. */
export function isRecipeId(text: string): boolean {
  return uuid.test(text);
}
