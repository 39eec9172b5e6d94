import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Context } from '#context.ts';
import { visitorBodyLimit } from '#http/api.ts';
import { limitBodies } from '#http/body-budget.ts';
import { handleErrors } from '#http/errors.ts';
import { healthRoutes } from '#http/health.ts';
import { mcpRoutes } from '#http/mcp.ts';
import { describeApi } from '#http/open-api.ts';
import { addPages } from '#http/pages.ts';
import { mountProvider } from '#http/provider.ts';
import { secure } from '#http/security.ts';
import { addSessions } from '#http/session.ts';
import { siteFileRoutes } from '#http/site-files.ts';
import { addUploads } from '#http/uploads.ts';
import { notFoundPathFor, openWeb, serveWeb } from '#http/web.ts';
import { accountRoutes } from '#modules/account/account.routes.ts';
import { apiKeyRoutes } from '#modules/api-keys/api-keys.routes.ts';
import { atHomeRoutes } from '#modules/at-home/at-home.routes.ts';
import { billingRoutes, checkoutPages } from '#modules/billing/billing.routes.ts';
import { calendarRoutes } from '#modules/calendar/calendar.routes.ts';
import { collectionRoutes } from '#modules/collections/collections.routes.ts';
import { consentRoutes } from '#modules/consents/consents.routes.ts';
import { cookedRoutes } from '#modules/cooked/cooked.routes.ts';
import { favoriteRoutes } from '#modules/favorites/favorites.routes.ts';
import { identityRoutes } from '#modules/identity/identity.routes.ts';
import { recoveryRoutes } from '#modules/identity/recovery.routes.ts';
import { securityRoutes } from '#modules/identity/security.routes.ts';
import { loginRoutes, signInRoutes } from '#modules/identity/sign-in.routes.ts';
import { getEditRecipes } from '#modules/meal-plan/load-edit-recipes.service.ts';
import { mealPlanRoutes } from '#modules/meal-plan/meal-plan.routes.ts';
import { ownRecipeRoutes } from '#modules/own-recipes/own-recipes.routes.ts';
import { photoRoutes } from '#modules/photos/photos.routes.ts';
import { priceRoutes } from '#modules/prices/prices.routes.ts';
import { receiptRoutes } from '#modules/receipts/receipts.routes.ts';
import { recipeCardRoutes } from '#modules/recipe-cards/recipe-cards.routes.ts';
import { recipeFileRoutes } from '#modules/recipe-files/recipe-files.routes.ts';
import { recipeGenerationRoutes } from '#modules/recipe-generation/recipe-generation.routes.ts';
import { recipeImportRoutes } from '#modules/recipe-import/recipe-import.routes.ts';
import { recipeSearchRoutes } from '#modules/recipe-search/recipe-search.routes.ts';
import { recipePageRoutes } from '#modules/recipes/recipe-page.routes.ts';
import { recipeRoutes } from '#modules/recipes/recipes.routes.ts';
import { refusedDishRoutes } from '#modules/refused-dishes/refused-dishes.routes.ts';
import { shoppingListRoutes } from '#modules/shopping-lists/shopping-lists.routes.ts';
import { tasteProfileRoutes } from '#modules/taste-profile/taste-profile.routes.ts';
import { getLimits } from '#modules/taste-profile/taste-profile.service.ts';
import {
  acceptJson,
  closeGracefully,
  compressAnswers,
  rejectAmbiguousTargets,
} from './http/server-basics.ts';
import { checkedOutput, inputValidator } from './http/validation.ts';

/** Enough for a slow phone to upload a 20 MB photo; longer uploads would hold memory. Responses may take longer. */
const requestTimeoutMs = 300_000;

/** The whole product as one Fastify server, ready to listen. */
export async function createApp(context: Context, log: FastifyBaseLogger) {
  const { config, identity, payments, paymentSandbox } = context;
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: visitorBodyLimit,
    requestTimeout: requestTimeoutMs,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (_error, { raw }, reply) => {
      raw.url = notFoundPathFor(raw.url);
      server.routing(raw, reply.raw);
    },
  });
  server.setValidatorCompiler(inputValidator(config.production ? null : log));
  server.setSerializerCompiler(checkedOutput);
  // Loaded only if configured.
  if (config.traceEndpoint) (await import('#http/trace-requests.ts')).traceRequests(server);
  handleErrors(server);
  acceptJson(server);
  closeGracefully(server);
  rejectAmbiguousTargets(server);
  await secure(server, config);
  await addSessions(server, context);
  await addUploads(server);
  limitBodies(server, context);
  await compressAnswers(server);
  await describeApi(server, 'Plateful');

  const api = { server, context };
  const web = await openWeb(config, log);
  healthRoutes(api);
  if (paymentSandbox) await server.register(paymentSandbox.plugin);
  await addPages(api, web, (pages) => {
    loginRoutes(pages);
    if (identity.provider) {
      mountProvider(pages, identity.provider);
      signInRoutes(pages);
      recoveryRoutes(pages);
    }
    securityRoutes(pages);
    checkoutPages(pages);
  });
  server.addHook('onClose', () => identity.mails.settled()); // a link that was promised is still sent
  identityRoutes(api);
  tasteProfileRoutes(api);
  recipeRoutes(api);
  recipeImportRoutes(api);
  recipeFileRoutes(api);
  recipeSearchRoutes(api);
  recipeGenerationRoutes(api);
  recipeCardRoutes(api);
  ownRecipeRoutes(api);
  cookedRoutes(api);
  photoRoutes(api);
  collectionRoutes(api);
  favoriteRoutes(api);
  mealPlanRoutes(api);
  refusedDishRoutes(api);
  shoppingListRoutes(api);
  receiptRoutes(api);
  priceRoutes(api);
  atHomeRoutes(api);
  billingRoutes(api);
  calendarRoutes(api);
  accountRoutes(api);
  apiKeyRoutes(api);
  consentRoutes(api);
  mcpRoutes(api, {
    limitsOf: (user) => getLimits({ ...context, user }),
    recipesOfEdit: (user, id) => getEditRecipes({ ...context, user }, id),
  });
  recipePageRoutes(api, web);
  await siteFileRoutes(api);
  await serveWeb(server, web);
  server.addHook('onListen', async () => {
    const url = server.listeningOrigin.replace(/0\.0\.0\.0|\[::\]/, 'localhost');
    identity.listensAt(url);
    payments.listensAt(url);
  });
  return server;
}
