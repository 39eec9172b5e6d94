/** The part of pino's logger that the product uses. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>;
