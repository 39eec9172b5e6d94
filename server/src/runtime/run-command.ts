import { StartError } from './start-error.ts';

/**
 * Runs a command with its arguments. Errors that the user can fix are printed as one sentence, others with their stack.
 */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
