import { StartError } from './start-error.ts';

/** Runs a command with its arguments. What the person can mend is said in a sentence, all else as the fault that it is. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
