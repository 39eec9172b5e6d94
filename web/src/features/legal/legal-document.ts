/** Something with a name, and what there is to say of it. Names of things in a browser are set as code. */
export type Fact = { term: string; isCode?: boolean; says: readonly string[] };

/** Texts are as `LinkedText` takes them. A plain one is a paragraph. */
export type Block = string | { list: readonly string[] } | { facts: readonly Fact[] } | { note: string };

export type Section = {
  /** The section's anchor; people link to it. */
  id: string;
  title: string;
  blocks: readonly Block[];
};

export type LegalDocument = {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** yyyy-MM-dd: when the words were changed last. */
  updated: string;
  sections: readonly Section[];
};
