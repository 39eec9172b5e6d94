/** Null: the founder has not filled it in yet, and the pages say so. `'none'`: there is no such thing. */
type Said = string | null;

export type Operator = {
  /** The person or company with whom people make their contract. */
  name: Said;
  /** Street, place, country: one line each. */
  address: readonly string[] | null;
  /** Support is by e-mail only (docs/product.md, Product). */
  email: string;
  /** Register and number: "Commercial register of …, HRB …". */
  register: Said;
  vatId: Said;
  /** Who answers for what the pages say, with an address if it is another one. */
  responsiblePerson: Said;
  /** Where the operator is established. */
  country: Said;
  /** Whose law the terms are under: "the law of …". */
  law: Said;
  /** Whether disputes go before a consumer arbitration board, and before which. */
  arbitration: Said;
  /** The data protection authority that watches over the operator. */
  supervisoryAuthority: Said;
  dataProtectionOfficer: Said;
  /** Addresses under which the product answers: those of `ORIGIN` and `EXTRA_ORIGINS`. */
  domains: readonly string[] | null;
  /** Companies that work for the operator and see personal data on the way, each with its country. */
  processors: {
    /** Whose machines run the server and its database. */
    hosting: Said;
    /** Behind `SMTP_URL`. */
    mail: Said;
    /** Behind `AI_BASE_URL`: gets the taste profile, as `AI_VISION_MODEL` also photos of receipts. */
    languageModel: Said;
    /** Behind `S3_ENDPOINT`: keeps photos of receipts and of dishes. */
    photoStorage: Said;
    /** Behind `OIDC_ISSUER`: keeps e-mails and passwords. */
    signIn: Said;
  };
};

/**
 * Who runs this installation: the one place to fill in before the product is offered to the public. The pages also promise for
 * the operator what no code can keep: logs are gone after 90 days and backups after 30, the companies below are bound by
 * contract, and none of them trains a model with what it gets.
 */
export const operator: Operator = {
  name: null,
  address: null,
  email: 'hello@plateful.example',
  register: null,
  vatId: null,
  responsiblePerson: null,
  country: null,
  law: null,
  arbitration: null,
  supervisoryAuthority: null,
  dataProtectionOfficer: null,
  domains: null,
  processors: { hosting: null, mail: null, languageModel: null, photoStorage: null, signIn: null },
};
