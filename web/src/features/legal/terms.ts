import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { LegalDocument } from './legal-document.ts';
import { contract } from './terms-contract.ts';
import { use } from './terms-use.ts';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `The contract for using ${productName}: plans and prices, renewal and cancellation, and what AI recipes and the allergy check can and cannot do.`,
  lead: 'What you can expect from us, and we from you. It is written to be read: if a sentence is unclear, ask us, and we will fix it.',
  updated: '2026-11-29',
  sections: [...contract, ...use],
};
