import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { inheritedEnvironment } from '#runtime/inherited-environment.ts';

/** The answer, or why there is none; `isBusy` if the queue is full. */
export type Outcome<Answer> = Answer | { died: string } | { timedOut: true } | { isBusy: true };

export type Worker<Question extends object, Answer extends object> = {
  /** Throws the signal's reason if it is aborted; a question in progress still runs to its end. */
  ask(question: Question, signal?: AbortSignal): Promise<Outcome<Answer>>;
  isRunning(): boolean;
  close(): Promise<void>;
};

type Program = {
  /** The module that calls `answerAsWorker`. */
  file: string;
  args?: readonly string[];
  /** Node.js flags. */
  flags?: readonly string[];
  /** Environment variables that tune the C library's allocator. */
  memory: Readonly<Record<string, string>>;
  onStart?(pid: number | undefined): void;
};

type Settings = Program & {
  /** Per question, from when the process takes it: a busy machine may need long to start one. */
  timeoutMs: number;
  /** Queue length, besides the question in progress. */
  maxWaiting: number;
  /** How long an idle process is kept; it holds its memory until then. */
  idleMs: number;
  /** A process with more resident memory after an answer is replaced before the next question, in MiB. */
  maxResidentMb?: number;
};

/**
 * A child process for work that would block the event loop or use much memory. If a question crashes it, the next one
 * starts a new process.
 */
export function createWorker<Question extends object, Answer extends object>(
  settings: Settings,
): Worker<Question, Answer> {
  const { timeoutMs, maxWaiting, idleMs, maxResidentMb = Number.POSITIVE_INFINITY } = settings;
  const queue = bulkhead(1, maxWaiting);
  let child: Child<Question, Answer> | null = null;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  async function askNow(question: Question): Promise<Outcome<Answer>> {
    if (isClosed) return { died: 'closed' };
    clearTimeout(idle);
    if (!child?.isAlive()) child = startChild(settings);
    const asked: Child<Question, Answer> = child;
    const outcome = await asked.ask(question, timeoutMs);
    if (asked.residentMb() > maxResidentMb) await endChild();
    if (!isClosed) idle = setTimeout(endChild, idleMs).unref();
    return outcome;
  }

  async function endChild(): Promise<void> {
    const ending = child;
    child = null;
    await ending?.end();
  }

  return {
    async ask(question, signal) {
      signal?.throwIfAborted();
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      try {
        return await Promise.race([queue.execute(() => askNow(question), signal), aborted.promise]);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) return { isBusy: true };
        throw signal?.aborted ? signal.reason : error;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    isRunning: () => child?.isAlive() ?? false,
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await endChild();
    },
  };
}

type Child<Question, Answer> = {
  ask(question: Question, timeoutMs: number): Promise<Outcome<Answer>>;
  /** False as soon as it is asked to end. */
  isAlive(): boolean;
  /** After its last answer. */
  residentMb(): number;
  end(): Promise<void>;
};

/** From its start until a process takes questions. One that is ended sooner would start again for the next question. */
const startTimeoutMs = 60_000;
/** The first message of a process. */
const isReady = 'ready';
/** Its other messages. */
type Report<Answer> = { answer: Answer; residentMb: number };

/** The only inherited variables: no keys or passwords. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function startChild<Question extends object, Answer extends object>(
  program: Program,
): Child<Question, Answer> {
  const { file, args = [], flags = [], memory, onStart } = program;
  const child = fork(file, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Replaces the server's own flags: a debugger's port cannot be shared.
    execArgv: [...flags],
    env: { ...inheritedEnvironment(inherited), ...memory },
  });
  onStart?.(child.pid);
  let isAlive = true;
  let residentMb = 0;
  const ended = Promise.withResolvers<string>();
  void ended.promise.then(() => {
    isAlive = false;
  });
  const ready = Promise.withResolvers<void>();
  child.once('message', () => ready.resolve());
  let complaint = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  child.on('error', (error) => ended.resolve(error.message));
  child.on('close', (code, signal) => ended.resolve(`${signal ?? `exit code ${code}`} ${complaint}`.trim()));
  // Lets the parent exit when it has nothing else to do; the child then exits too.
  const hold = (isHeld: boolean): void => {
    const change = isHeld ? 'ref' : 'unref';
    child[change]();
    child.channel?.[change]();
    (child.stderr as Socket)[change]();
  };
  hold(false);

  const end = async (): Promise<void> => {
    isAlive = false;
    hold(true);
    child.kill('SIGKILL');
    await ended.promise;
  };

  return {
    async ask(question, timeoutMs) {
      hold(true);
      const answered = Promise.withResolvers<Outcome<Answer>>();
      const giveUp = () => {
        answered.resolve({ timedOut: true });
        void end();
      };
      let timer = setTimeout(giveUp, startTimeoutMs);
      void ready.promise.then(() => {
        if (!isAlive) return;
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeoutMs);
      });
      const listen = (message: Report<Answer> | typeof isReady): void => {
        if (message === isReady) return;
        residentMb = message.residentMb;
        answered.resolve(message.answer);
      };
      child.on('message', listen);
      // Errors are reported by `close`.
      child.send(question, () => undefined);
      const outcome = await Promise.race([answered.promise, ended.promise.then((died) => ({ died }))]);
      clearTimeout(timer);
      child.off('message', listen);
      if (isAlive) hold(false);
      return outcome;
    },
    isAlive: () => isAlive,
    residentMb: () => residentMb,
    end,
  };
}

/** A worker without questions for this long is idle. */
const restMs = 3000;

/** Call once in the worker's process: answers one question after another. */
export function answerAsWorker<Question extends object, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
): void {
  // Web requests have priority, and the OOM killer chooses this process before the server.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    writeFileSync('/proc/self/oom_score_adj', '900');
  } catch {
    // Only Linux has it.
  }

  // Ctrl-C signals the whole process group, but the server decides when a worker ends.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  process.send!(isReady);
  let rest: NodeJS.Timeout | undefined;
  process.on('message', async (question: Question) => {
    clearTimeout(rest);
    const report: Report<Answer> = {
      answer: await answer(question),
      residentMb: process.memoryUsage.rss() / 2 ** 20,
    };
    process.send!(report);
    // Frees garbage of the last answers; requires --expose-gc.
    rest = setTimeout(
      () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
      restMs,
    ).unref();
  });
}
