import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#config.ts';

/** JSON lines for machines in production, a short line for people elsewhere. */
export function createLog({ logLevel, production }: Pick<Config, 'logLevel' | 'production'>): Logger {
  return production ? pino({ level: logLevel }) : pino({ level: logLevel, base: null }, readable);
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
