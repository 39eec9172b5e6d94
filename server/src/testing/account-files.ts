import type { AccountImport } from '@plateful/contract/account.ts';
import { type AccountExport, accountExport } from '@plateful/contract/account-export.ts';
import { expect } from 'vitest';
import { fillAccount } from './full-account.ts';
import type { Person, TestServer } from './test-server.ts';

export const importPath = '/api/account/import';

/** A user with something of everything, the same for the same seed. */
export async function filled(server: TestServer, seed: number): Promise<Person> {
  const person = await server.user();
  await fillAccount(server.context, person, { seed, now: server.context.clock.now() });
  return person;
}

export async function exported(person: Person, query = ''): Promise<AccountExport> {
  const answer = await person.get(`/api/account/export${query}`);
  expect(answer.status).toBe(200);
  return accountExport.parse(answer.body);
}

export function sendFile(person: Person, content: string | Uint8Array | Blob, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([content instanceof Uint8Array ? new Uint8Array(content) : content]), 'file');
  return person.send('POST', importPath, form);
}

/** The report on an import of a file, or of an object as JSON. It must succeed. */
export async function imported(person: Person, file: string | Uint8Array | object): Promise<AccountImport> {
  const isContent = typeof file === 'string' || file instanceof Uint8Array || file instanceof Blob;
  const answer = await sendFile(person, isContent ? file : JSON.stringify(file));
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  expect(answer.body).toHaveProperty('imported');
  return answer.body as AccountImport;
}
