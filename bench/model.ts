import { startModelEndpoint } from '@plateful/server/testing/model-endpoint.ts';

/** The language model in a separate process, which is controlled by messages. */
export type ModelScript = Parameters<Awaited<ReturnType<typeof startModelEndpoint>>['say']>[0];

const endpoint = await startModelEndpoint();
process.on('message', (saying: ModelScript) => {
  endpoint.say(saying);
  process.send!('heard');
});
process.on('SIGTERM', async () => {
  await endpoint.stop();
  process.exit(0);
});
process.send!(endpoint.url);
