import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#config.ts';
import { failedQuery } from '#db/errors.ts';

/** JSON lines in production, otherwise short lines for people. */
export function createLog(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  destination: DestinationStream = production ? pino.destination(1) : readable,
): Logger {
  const options = { level: logLevel, serializers: { err: withoutPersonalData } };
  return pino(production ? options : { ...options, base: null }, destination);
}

/**
 * A failed query's message contains all its parameters, and the database's detail the row. Only the cause, its code and
 * the constraint are logged.
 */
function withoutPersonalData(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const failed = failedQuery(error);
  if (failed) return { query: failed.query, ...withoutPersonalData(failed.cause) };
  const { name, message, stack, code, constraint } = error as Error & {
    code?: unknown;
    constraint?: unknown;
  };
  return { type: name, message, stack, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
}

const readable: DestinationStream = {
  write(line) {
    const { level, time, msg, err, ...details } = JSON.parse(line);
    const label = level >= pino.levels.values.warn! ? `${pino.levels.labels[level]}: ` : '';
    const more = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
    const stack = err?.stack ? `\n${err.stack}` : '';
    process.stdout.write(
      `${new Date(time).toLocaleTimeString('en-GB')} ${label}${msg ?? ''}${more}${stack}\n`,
    );
  },
};
