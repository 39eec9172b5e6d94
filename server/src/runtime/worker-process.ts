import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { inheritedEnvironment } from '#runtime/inherited-environment.ts';

/** What came of a question: the answer, or why there is none. */
export type Outcome<Answer> = Answer | { died: string } | { timedOut: true };

export type SideProcess<Question extends object, Answer extends object> = {
  pid: number | undefined;
  /** One question at a time. Whoever does not answer in time is killed. */
  ask(question: Question, timeoutMs: number): Promise<Outcome<Answer>>;
  /** False as soon as it is told to end. */
  isAlive(): boolean;
  end(): Promise<void>;
};

type Settings = {
  args?: readonly string[];
  /** For Node.js. */
  flags?: readonly string[];
  /** Of the C library's memory. */
  memory: Readonly<Record<string, string>>;
};

/** What programs need of the environment; the server's keys and passwords are none of a picture's business. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

/** A process of our own at `file`, which calls `answerAsSideProcess`, for what would hold up the server or cost it memory. */
export function startSideProcess<Question extends object, Answer extends object>(
  file: string,
  { args = [], flags = [], memory }: Settings,
): SideProcess<Question, Answer> {
  const child = fork(file, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // In place of the server's own flags: a debugger's port is not for a second process.
    execArgv: [...flags],
    env: { ...inheritedEnvironment(passedOn), ...memory },
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
    async ask(question, timeoutMs) {
      hold(true);
      const answered = Promise.withResolvers<Outcome<Answer>>();
      const timer = setTimeout(() => {
        answered.resolve({ timedOut: true });
        void end();
      }, timeoutMs);
      const listen = (answer: Answer): void => answered.resolve(answer);
      child.once('message', listen);
      // Whatever goes wrong here, `close` tells.
      child.send(question, () => undefined);
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

/** In the process itself, once: takes its place beside the server, and answers question after question. */
export function answerAsSideProcess<Question extends object, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
): void {
  // Whoever waits for a page goes first, and when memory runs out this process goes, not the server.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    writeFileSync('/proc/self/oom_score_adj', '900');
  } catch {
    // Linux alone has it.
  }

  // Ctrl-C reaches the whole group; the server decides when the work ends, and its end is ours.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', async (question: Question) => {
    process.send!(await answer(question));
  });
}
