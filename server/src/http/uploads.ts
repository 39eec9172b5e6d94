import multipart, { type MultipartFile } from '@fastify/multipart';
import { readInput } from '@plateful/contract/read-input.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Called with the bytes of a file as they arrive; throws where there is no room for them. */
    takeRoom: ((bytes: number) => void) | null;
  }
}

export async function addUploads(server: FastifyInstance): Promise<void> {
  // Two files, so that a second one is noticed rather than dropped.
  await server.register(multipart, {
    limits: { files: 2, fields: 5, fieldSize: 1000, parts: 8, headerPairs: 50 },
  });
  server.decorateRequest('takeRoom', null);
}

type Expected = { field: string; maxBytes: number; whatItIs: string };

/** The one file of a form. What is wrong with the form is told in words for people. */
export async function receiveFile(request: FastifyRequest, expected: Expected): Promise<Uint8Array> {
  return (await receiveForm(request, expected, z.object({}))).content;
}

/** The one file of a form and what its other fields say, checked; a field that `schema` does not declare is dropped. */
export async function receiveForm<S extends z.ZodObject>(
  request: FastifyRequest,
  expected: Expected,
  schema: S,
): Promise<{ content: Uint8Array; values: z.output<S> }> {
  const { field, maxBytes, whatItIs } = expected;
  if (!request.isMultipart()) {
    throw new AppError('invalid_input', `Send ${whatItIs} as multipart/form-data in the field "${field}"`);
  }
  let content: Uint8Array | null = null;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      if (content) throw new AppError('invalid_input', `Send ${whatItIs} alone: one file at a time`);
      if (part.fieldname !== field) {
        throw new AppError('invalid_input', `Send ${whatItIs} in the field "${field}"`);
      }
      content = await received(part.file, request.takeRoom);
    }
  } catch (error) {
    throw refusalOf(error, maxBytes);
  }
  if (!content) throw new AppError('invalid_input', `Send ${whatItIs} in the field "${field}"`);
  if (content.length === 0)
    throw new AppError('invalid_input', 'This file is empty. Please choose another one.');
  const read = readInput(schema, fields);
  if ('issues' in read) throw new AppError('invalid_input', read.issues[0].message);
  return { content, values: read.data };
}

async function received(
  file: MultipartFile['file'],
  takeRoom: FastifyRequest['takeRoom'],
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    takeRoom?.(chunk.length);
    chunks.push(chunk);
  }
  // What is beyond the largest was not handed on.
  if (file.truncated) throw Object.assign(new Error('too large'), { code: 'FST_REQ_FILE_TOO_LARGE' });
  return Buffer.concat(chunks);
}

function refusalOf(error: unknown, maxBytes: number): unknown {
  if (error instanceof AppError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const megabytes = Math.floor(maxBytes / 1_000_000);
    return new AppError(
      'invalid_input',
      `This file is too large. Please choose one of at most ${megabytes} MB.`,
    );
  }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new AppError(
      'invalid_input',
      'This form holds more than one file. Please send them one at a time.',
    );
  }
  // Cut off by the sender, or no form at all.
  return new AppError('invalid_input', 'The file did not arrive whole. Please try again.');
}
