import type { z } from 'zod';
import type { Tx } from '../types.ts';
import type { FormValue } from './parse-form.ts';
import { readParameters } from './read-parameters.ts';

/** One method of the API. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With at most one `:id`. */
  path: string;
  /** Checks the parameters; the returned function runs the call in a transaction. */
  prepare(form: Record<string, FormValue>): (tx: Tx, id: string) => Promise<object>;
};

export function call<S extends z.ZodType>(
  method: Call['method'],
  path: string,
  schema: S,
  run: (tx: Tx, params: z.output<S>, id: string) => Promise<object>,
): Call {
  return {
    method,
    path,
    prepare(form) {
      const params = readParameters(schema, form);
      return (tx, id) => run(tx, params, id);
    },
  };
}
