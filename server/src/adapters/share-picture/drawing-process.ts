import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { SharedDish } from '#share-pictures.ts';
import type { Answer } from './drawing-child.ts';

export type Outcome = Answer | { died: string } | { timedOut: true };

export type DrawingProcess = {
  /** One dish at a time. Whoever does not answer in time is killed. */
  ask(dish: SharedDish, timeoutMs: number): Promise<Outcome>;
  /** False as soon as it is told to end. */
  isAlive(): boolean;
  end(): Promise<void>;
};

/** What programs need of the environment; the server's keys and passwords are none of a picture's business. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
/** For glibc and V8, which else keep what they were given: forty pictures in a row take 150 MB, else 300. */
const smallMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '16000000' };
const smallHeap = ['--max-semi-space-size=4', '--max-old-space-size=160'];

export function startProcess(): DrawingProcess {
  const child = fork(fileURLToPath(new URL('drawing-child.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // In place of the server's own flags: a debugger's port is not for a second process.
    execArgv: smallHeap,
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
    async ask(dish, timeoutMs) {
      hold(true);
      const answered = Promise.withResolvers<Outcome>();
      const timer = setTimeout(() => {
        answered.resolve({ timedOut: true });
        void end();
      }, timeoutMs);
      const listen = (answer: Answer): void => answered.resolve(answer);
      child.once('message', listen);
      // Whatever goes wrong here, `close` tells.
      child.send(dish, () => undefined);
      const outcome = await Promise.race([answered.promise, ended.promise.then((died) => ({ died }))]);
      clearTimeout(timer);
      child.off('message', listen);
      if (isAlive) hold(false);
      return outcome;
    },
    isAlive: () => isAlive,
    end,
  };
}
