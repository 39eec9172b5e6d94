import { Stop } from './failures.ts';

/**
 * Bytes of an answer, unpacked. A word comes in some hundred of them, so this is more than any answer that is waited for; a
 * line without end would fill the memory before a word of it is seen.
 */
const mostBytes = 16 * 2 ** 20;

export async function boundedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(...request);
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new Stop('malformed'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(bound) ?? null, { status, statusText, headers });
}
