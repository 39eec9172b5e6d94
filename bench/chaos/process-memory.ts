import { readdirSync, readFileSync } from 'node:fs';

/**
 * MiB: resident memory (RSS) of the server, which includes the Node program; proportional share (PSS) of the others,
 * because they share pages.
 */
export type Memory = { server: number; workers: number; database: number; all: number };

/** Memory of the server process and its descendants; only on Linux. */
export function memoryOf(server: number): Memory {
  const processes = readdirSync('/proc').flatMap((name) => {
    const status = /^\d+$/.test(name) ? read(`/proc/${name}/status`) : '';
    const [, parent] = /^PPid:\s+(\d+)$/m.exec(status) ?? [];
    const [, program = ''] = /^Name:\s+(.+)$/m.exec(status) ?? [];
    return parent ? [{ id: Number(name), parent: Number(parent), program }] : [];
  });
  const memory: Memory = { server: residentOf(server), workers: 0, database: 0, all: 0 };
  const started = [server];
  for (const pid of started) {
    for (const { id, program } of processes.filter(({ parent }) => parent === pid)) {
      started.push(id);
      memory[program === 'postgres' ? 'database' : 'workers'] += shareOf(id);
    }
  }
  return { ...memory, all: memory.server + memory.workers + memory.database };
}

function residentOf(id: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0) / 1024;
}

function shareOf(id: number): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** Empty for a process that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
