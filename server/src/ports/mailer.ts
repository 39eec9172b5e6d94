/** A mail in plain text, which every client shows. */
export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Resolves when the mail server has accepted the mail, or it is in the outbox. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to the address; those accepted by a mail server cannot be deleted. */
  forget(address: string): Promise<void>;
  close(): void;
};
