import type { Log } from '#ports/log.ts';

const nothing = () => undefined;

/** For tests that do not check the log. */
export const quietLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
