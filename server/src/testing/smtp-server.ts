import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ReceivedMail = { from: string; to: string[]; content: string };

/** An error reply to the next commands of that name. */
type Refusal = { command: 'RCPT' | 'DATA'; answer: string; times: number };

/** The part of an SMTP server (RFC 5321) that receives mail, without encryption, on its own port. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const refusals: Refusal[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    void converse(socket).catch(() => socket.destroy());
  });

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: [], content: '' };
    let inData = false;
    say('220 test.invalid ESMTP');
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (inData && line !== '.') {
        mail.content += `${line.replace(/^\./, '')}\r\n`;
        continue;
      }
      if (inData) {
        inData = false;
        received.push(mail);
        say('250 taken');
        continue;
      }
      const command = line.slice(0, 4).toUpperCase();
      const refusal = refusals.find((refusal) => refusal.command === command && refusal.times > 0);
      if (refusal) {
        refusal.times -= 1;
        say(refusal.answer);
        continue;
      }
      if (command === 'EHLO') say('250 test.invalid');
      else if (command === 'MAIL') {
        mail = { from: addressIn(line), to: [], content: '' };
        say('250 ok');
      } else if (command === 'RCPT') {
        mail.to.push(addressIn(line));
        say('250 ok');
      } else if (command === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (command === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (command: Refusal['command'], answer: string, times = 1) => {
      refusals.push({ command, answer, times });
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function addressIn(line: string): string {
  return line.match(/<(.*?)>/)?.[1] ?? '';
}
