import multipart from '@fastify/multipart';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { readInput } from '@plateful/contract/read-input.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';

export async function addUploads(server: FastifyInstance): Promise<void> {
  // Two files, so that a second one is noticed rather than dropped.
  await server.register(multipart, {
    limits: { files: 2, fields: 5, fieldSize: 1000, parts: 8, headerPairs: 50 },
  });
}

/** The largest file that any route takes, and what a form has around it: nothing beyond is held in memory. */
const mostHeld = accountBounds.importFile + 1_000_000;

/** Seconds. */
const soon = 10;
const aMinute = 60;

/**
 * Does the work of a request with a file while there is room for its body, which is in memory from its first byte until it is dealt
 * with. A slow body takes room for all that it announces; one that announces nothing, for the most.
 */
export async function withRoomForBody<T>(
  { memory, user }: Pick<UserContext, 'memory' | 'user'>,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const announced = Number(request.headers['content-length'] ?? mostHeld);
  const bytes = Math.min(announced, mostHeld);
  const refused = memory.uploadRoom.take(user.id, bytes);
  if (refused === 'theirs') {
    const message = 'Other files of yours are still on their way. Please try again when they have arrived.';
    throw new AppError('rate_limited', message, { retryAfter: soon });
  }
  if (refused === 'ours') {
    const message = 'Plateful is receiving many files just now. Please try again in a minute.';
    throw new AppError('unavailable', message, { retryAfter: aMinute });
  }
  try {
    return await work();
  } finally {
    memory.uploadRoom.giveBack(user.id, bytes);
  }
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
      content = await part.toBuffer();
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
