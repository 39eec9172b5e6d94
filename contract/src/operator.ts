/** Null if the operator has not filled it in, which the pages state. `'none'` if it does not exist. */
type Said = string | null;

export type Operator = {
  /** The person or company that is the users' contracting party. */
  name: Said;
  /** Street, place, country: one line each. */
  address: readonly string[] | null;
  /** Support is by email only (docs/product.md, Product). */
  email: string;
  /** Register and number: "Commercial register of …, HRB …". */
  register: Said;
  vatId: Said;
  /** Responsible for the pages' content, with an address if it differs. */
  responsiblePerson: Said;
  /** Country of establishment. */
  country: Said;
  /** Governing law of the terms: "the law of …". */
  law: Said;
  /** Consumer arbitration board, if the operator takes part. */
  arbitration: Said;
  /** The operator's data protection authority. */
  supervisoryAuthority: Said;
  dataProtectionOfficer: Said;
  /** Domains of the product: those of `ORIGIN` and `EXTRA_ORIGINS`. */
  domains: readonly string[] | null;
  /** Processors of personal data, each with its country. */
  processors: {
    /** Hosts the server and its database. */
    hosting: Said;
    /** Behind `SMTP_URL`. */
    mail: Said;
    /** Behind `AI_BASE_URL`: receives the taste profile, as `AI_VISION_MODEL` also photos of receipts. */
    languageModel: Said;
    /** Behind `S3_ENDPOINT`: stores photos of receipts and dishes. */
    photoStorage: Said;
    /** Behind `OIDC_ISSUER`: stores email addresses and passwords. */
    signIn: Said;
  };
};

/**
 * The operator of this installation: fill this in before the product is offered to the public. The pages also promise
 * on the operator's behalf what code cannot ensure: logs are deleted after 90 days and backups after 30, the processors
 * below are bound by contract, and none of them trains a model with the data.
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
