import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from './messages.ts';
import type { ModelPaths } from './model-paths.ts';

export type Outcome = Answer | { died: string } | { timedOut: true };

export type ReaderChild = {
  pid: number | undefined;
  /** One question at a time. Whoever does not answer in time is killed. */
  ask(photo: Uint8Array, timeoutMs: number): Promise<Outcome>;
  /** False as soon as it is told to end. */
  isAlive(): boolean;
  end(): Promise<void>;
};

/** What programs need of the environment; the server's keys and passwords are none of a picture's business. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
/**
 * For glibc, which else keeps what it was given for good: one heap, large blocks of their own. Measured on photos of 12
 * megapixels, tilted: 1.1 GB without, 0.7 GB with, for a tenth of the processor's time at most.
 */
const smallMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '8000000',
  MALLOC_TRIM_THRESHOLD_: '128000000',
};

export function startChild(models: ModelPaths): ReaderChild {
  const child = fork(fileURLToPath(new URL('reader-child.ts', import.meta.url)), [JSON.stringify(models)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The server's own flags (a debugger's port) are not for a second process.
    execArgv: [],
    env: { ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])), ...smallMemory },
  });
  let isAlive = true;
  const ended = Promise.withResolvers<string>();
  void ended.promise.then(() => {
    isAlive = false;
  });
  let complaint = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  child.on('error', (error) => ended.resolve(error.message));
  child.on('close', (code, signal) => ended.resolve(`${signal ?? `exit code ${code}`} ${complaint}`.trim()));
  // A program that has nothing else to do may end; the child then ends by itself.
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
    pid: child.pid,
    async ask(photo, timeoutMs) {
      hold(true);
      const answered = Promise.withResolvers<Outcome>();
      const timer = setTimeout(() => {
        answered.resolve({ timedOut: true });
        void end();
      }, timeoutMs);
      const listen = (answer: Answer): void => answered.resolve(answer);
      child.once('message', listen);
      // Whatever goes wrong here, `close` tells.
      child.send({ photo } satisfies Question, () => undefined);
      const outcome = await Promise.race([answered.promise, ended.promise.then((died) => ({ died }))]);
      clearTimeout(timer);
      child.off('message', listen);
      hold(false);
      return outcome;
    },
    isAlive: () => isAlive,
    end,
  };
}
