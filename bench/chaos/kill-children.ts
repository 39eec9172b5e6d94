import { readFileSync } from 'node:fs';
import { drawReceipt } from '@plateful/server/testing/drawn-receipt.ts';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { childrenOf, signalProcess } from './postgres-processes.ts';
import { type RunningProduct, startProduct, timeUntil } from './running-product.ts';
import { type Figure, holds, none } from './scenario.ts';
import { kills } from './survive.ts';
import { type Answer, addUsers, ask, type ChaosUser } from './users.ts';
import { hasMessage } from './writers.ts';

const rows = ['CORNER MARKET', 'BABY SPINACH 3.49', 'LEMONS 1.77', 'TOTAL 5.26'];
/** Each reading starts a new process and loads its models. */
const times = Math.ceil(kills / 5);

const children = [
  { what: 'a receipt', file: 'reader-child', path: '/api/upload-receipt', field: 'receipt' },
  { what: 'a photo', file: 'encoding-child', path: '/api/photos', field: 'photo' },
];

/** kill -9 of the processes that read receipts and encode photos, while they work. */
export async function killChildren(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const [person] = await addUsers(product, await databaseOf(product), 1);
    const photo = await drawReceipt(rows);
    const figures: Figure[] = [];
    for (const { what, file, path, field } of children) {
      const upload = () => {
        const form = new FormData();
        form.set(field, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
        return ask(person!, product.origin + path, form, { timeoutMs: 120_000 });
      };
      const answers: Answer[] = [];
      for (let index = 0; index < times; index++) answers.push(await killed(product, file, upload));
      const unkind = answers.filter((answer) => !hasMessage(answer)).length;
      figures.push(none(`${what}: answers without words`, unkind, `${times}`));
      figures.push(holds(`${what}: the next one is taken`, (await upload()).status === 200));
    }
    figures.push(holds('only the receipt that was read counts', (await receiptsOf(product, person!)) === 1));
    figures.push(holds('the server went on', product.crashes() === 0));
    return figures;
  } finally {
    await product.remove();
  }
}

async function killed(product: RunningProduct, file: string, upload: () => Promise<Answer>): Promise<Answer> {
  const answer = upload();
  const find = () => childrenOf(product.process().pid!).find((pid) => commandOf(pid).includes(file));
  await timeUntil(() => find() !== undefined);
  signalProcess(find()!, 'SIGKILL');
  return answer;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function receiptsOf({ origin }: RunningProduct, person: ChaosUser): Promise<number> {
  const { body } = await ask(person, `${origin}/api/grocery-receipts`);
  return (body as { receipts: unknown[] }).receipts.length;
}
