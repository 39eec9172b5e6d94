import { productName } from '#lib/product.ts';
import type { LegalDocument } from './legal-document.ts';
import { contract } from './terms-contract.ts';
import { use } from './terms-use.ts';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `The contract for using ${productName}: plans and prices, renewal and cancelling, and what AI recipes and the allergy check can and cannot do.`,
  lead: 'What you can expect of us, and we of you. Written to be read: if a sentence is not clear, ask us, and we mend it.',
  updated: '2026-11-20',
  sections: [...contract, ...use],
};
