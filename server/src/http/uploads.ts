import multipart, { type MultipartFile } from '@fastify/multipart';
import { readInput } from '@plateful/contract/read-input.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Called with the number of bytes as a file arrives; throws if the memory budget is used up. */
    reserveBytes: ((bytes: number) => void) | null;
  }
}

export async function addUploads(server: FastifyInstance): Promise<void> {
  // Allows two files, so that a second one can be rejected instead of ignored.
  await server.register(multipart, {
    limits: { files: 2, fields: 5, fieldSize: 1000, parts: 8, headerPairs: 50 },
  });
  server.decorateRequest('reserveBytes', null);
}

type Expected = { field: string; maxBytes: number; whatItIs: string };

/** Receives the single file of a form. Throws AppError with a message for users. */
export async function receiveFile(request: FastifyRequest, expected: Expected): Promise<Uint8Array> {
  return (await receiveForm(request, expected, z.object({}))).content;
}

/**
 * Receives the single file of a form and its other fields, validated; fields that `schema` does not declare are
 * dropped.
 */
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
      if (content) throw new AppError('invalid_input', `Send ${whatItIs} alone, one file per request`);
      if (part.fieldname !== field) {
        throw new AppError('invalid_input', `Send ${whatItIs} in the field "${field}"`);
      }
      content = await received(part.file, request.reserveBytes);
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
  reserveBytes: FastifyRequest['reserveBytes'],
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    reserveBytes?.(chunk.length);
    chunks.push(chunk);
  }
  // The stream was truncated at the size limit.
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
      'The request contains more than one file. Please send them one at a time.',
    );
  }
  // The upload was cut off, or is not a multipart form.
  return new AppError('invalid_input', 'The upload was incomplete. Please try again.');
}
