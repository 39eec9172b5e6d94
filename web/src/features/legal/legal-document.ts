/** A term with its description. Names of storage keys are set as code. */
export type Fact = { term: string; isCode?: boolean; says: readonly string[] };

/** Texts use the markup of `LinkedText`. A plain string is a paragraph. */
export type Block = string | { list: readonly string[] } | { facts: readonly Fact[] } | { note: string };

export type Section = {
  /** The section's anchor. It must not change, because people link to it. */
  id: string;
  title: string;
  blocks: readonly Block[];
};

export type LegalDocument = {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** The date of the last change, as yyyy-MM-dd. */
  updated: string;
  sections: readonly Section[];
};
