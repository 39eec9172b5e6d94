import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';

/**
 * Checks each answer against its schema on the way out, which drops what the contract does not name and turns
 * dates into text. (The type provider's own compiler runs schemas backwards, for codecs.)
 */
export const checkedOutput: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  return (answer) => JSON.stringify(schema.parse(answer));
};
