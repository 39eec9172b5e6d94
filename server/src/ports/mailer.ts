/** What the product writes to people. Plain text: it is read everywhere, and nothing in it can be clicked by mistake. */
export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Resolves when the next server has taken the mail, or it is in the outbox. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of mails to the address. What a mail server has taken is out of reach. */
  forget(address: string): Promise<void>;
  close(): void;
};
