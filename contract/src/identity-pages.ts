/** What the server tells the renderer of the web client to show for each page about signing in. */

/** A form that was refused: why, at which fields, and what was typed. Passwords are never sent back. */
export type RefusedForm = {
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
};

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };
export type SessionRow = { handle: string; device: string; startedAt: Date; seenAt: Date; isThis: boolean };

export type SecurityState = {
  /** Null when another provider keeps the accounts. */
  account: { email: string; isVerified: boolean; passkeys: PasskeyRow[] } | null;
  /** The host that keeps the accounts. */
  provider: string;
  sessions: SessionRow[];
  timeZone: string;
};

export type IdentityPage =
  | { page: 'sign-in' | 'register'; uid: string; refused?: RefusedForm }
  | { page: 'forgot-password'; refused?: RefusedForm }
  | { page: 'new-password'; token: string; email: string; refused?: RefusedForm }
  | { page: 'confirm-email'; token: string; email: string }
  | {
      page: 'security';
      state: SecurityState;
      notice?: string | undefined;
      /** Which form `refused` is about. */
      form?: 'email' | 'password';
      refused?: RefusedForm;
    }
  | { page: 'message'; title: string; message: string; link: { href: string; text: string } };
