/**
 * Examples of the developers page. The server's `examples.test.ts` runs each of them. No zod: the browser loads this.
 */
export type Example = { title: string; words: string; language: 'sh' | 'js' | 'json'; code: string };

export function examplesFor(origin: string): Example[] {
  return [
    {
      title: 'Set the URL and your key',
      words: 'The examples below read both from the environment, so that the key is not stored in a file.',
      language: 'sh',
      code: `export PLATEFUL_URL=${origin}
export PLATEFUL_KEY=plateful_your-key`,
    },
    {
      title: 'Find a recipe',
      words: 'Scope “read”. Recipes that conflict with your allergies or diets are excluded, as on the site.',
      language: 'sh',
      code: `curl --fail-with-body --get "$PLATEFUL_URL/api/recipes/search" \\
  --header "Authorization: Bearer $PLATEFUL_KEY" \\
  --data-urlencode "query=lentil soup" \\
  --data-urlencode "limit=3"`,
    },
    {
      title: 'Start a shopping list',
      words: 'Scope “lists”.',
      language: 'sh',
      code: `curl --fail-with-body "$PLATEFUL_URL/api/shopping-lists" \\
  --header "Authorization: Bearer $PLATEFUL_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{"name": "Saturday"}'`,
    },
    {
      title: 'Plan a dinner, create its shopping list, check off an item',
      words: 'Scopes “read”, “plan” and “lists”. Runs in Node.js without changes.',
      language: 'js',
      code: `const { PLATEFUL_URL, PLATEFUL_KEY } = process.env;

async function call(method, path, body) {
  const response = await fetch(PLATEFUL_URL + path, {
    method,
    headers: {
      authorization: \`Bearer \${PLATEFUL_KEY}\`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const date = new Date().toISOString().slice(0, 10);
const { recipes } = await call('GET', '/api/recipes/search?query=curry&mealType=dinner');
const { mealPlan } = await call('POST', '/api/meal-plans', {
  recipeId: recipes[0].id,
  date,
  mealType: 'dinner',
});
console.log(\`Tonight: \${mealPlan.recipe.title}\`);

const { shoppingList } = await call('POST', '/api/generate-shopping-list', {
  startDate: date,
  endDate: date,
});
for (const { amount, unit, ingredient } of shoppingList.items) {
  console.log(\`- \${amount} \${unit} \${ingredient}\`);
}
const [first] = shoppingList.items;
await call('PATCH', \`/api/shopping-lists/\${shoppingList.id}/items/\${first.id}\`, { checked: true });`,
    },
    {
      title: 'Connect an assistant',
      words:
        'Configuration for assistants that support the Model Context Protocol over streamable HTTP. The scopes of the key decide what the assistant can do: give it “read”, “plan” and “lists”.',
      language: 'json',
      code: `{
  "mcpServers": {
    "plateful": {
      "type": "http",
      "url": "${origin}/mcp",
      "headers": { "Authorization": "Bearer plateful_your-key" }
    }
  }
}`,
    },
  ];
}
