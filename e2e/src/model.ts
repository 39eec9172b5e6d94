import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Model = {
  /** For AI_BASE_URL. */
  url: string;
  /** Sets the recipes of the next responses; each call of the returned function sends one. */
  write(recipes: readonly object[]): () => void;
  stop(): Promise<void>;
};

type Answer = { recipes: readonly object[]; gates: PromiseWithResolvers<void>[] };

/** A chat completions endpoint (streamed) whose pace the test controls. At first it has no recipes. */
export async function startModel(): Promise<Model> {
  let answer: Answer = { recipes: [], gates: [] };
  const server = createServer(async (request, response) => {
    await text(request);
    await stream(response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    write(recipes) {
      const gates = recipes.map(() => Promise.withResolvers<void>());
      answer = { recipes, gates };
      const shut = gates.values();
      return () => shut.next().value?.resolve();
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function stream(response: ServerResponse, { recipes, gates }: Answer) {
  const send = (delta: object, reason: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: reason }];
    const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test', choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ role: 'assistant', content: '{"elements":[' });
  for (const [index, recipe] of recipes.entries()) {
    await gates[index]?.promise;
    const isLast = index === recipes.length - 1;
    // A recipe is complete when the next one begins.
    send({ content: JSON.stringify(recipe).slice(index === 0 ? 0 : 1) + (isLast ? '' : ',{') });
  }
  send({ content: ']}' });
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
