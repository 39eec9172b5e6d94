import type { z } from 'zod';
import type { FormValue } from '../form.ts';
import type { Work } from '../kinds.ts';
import { readRequest } from '../read-request.ts';
import { expanded } from './expand.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the API. */
export type Call = {
  method: Method;
  /** Its address with at most one `:id`. */
  path: string;
  /** What it does with the parameters of a request, which are checked before it begins. */
  prepare(form: Record<string, FormValue>): (work: Work, id: string) => Promise<object>;
};

type Run<S extends z.ZodType> = (work: Work, params: z.output<S>, id: string) => Promise<object>;

export function call<S extends z.ZodType>(method: Method, path: string, schema: S, run: Run<S>): Call {
  return {
    method,
    path,
    prepare(form) {
      const params = readRequest(schema, form);
      const { expand } = params as { expand?: string[] };
      return async (work, id) => expanded(work, await run(work, params, id), expand);
    },
  };
}
