/** A UUID as the contract takes it, without the schemas that no visitor's page loads. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether there can be a recipe of that id: no other is asked for. */
export function isRecipeId(text: string): boolean {
  return uuid.test(text);
}
