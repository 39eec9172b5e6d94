/** Data with which the server renders each sign-in and security page. */

/** A rejected form: message, invalid fields, and the entered values. Passwords are never sent back. */
export type RefusedForm = {
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
};

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };
export type SessionRow = { handle: string; device: string; startedAt: Date; seenAt: Date; isThis: boolean };

export type SecurityState = {
  /** Null if an external provider keeps the accounts. */
  account: { email: string; isVerified: boolean; passkeys: PasskeyRow[] } | null;
  /** Host of the provider. */
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
      /** The form that `refused` belongs to. */
      form?: 'email' | 'password';
      refused?: RefusedForm;
    }
  | { page: 'message'; title: string; message: string; link: { href: string; text: string } };
