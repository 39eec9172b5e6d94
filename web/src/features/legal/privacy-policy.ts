import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { LegalDocument } from './legal-document.ts';
import { collecting } from './privacy-collecting.ts';
import { keeping } from './privacy-keeping.ts';
import { passingOn } from './privacy-passing-on.ts';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${productName} knows about you, why, who else sees it, how long it is kept, and how to download it or have it deleted.`,
  lead: 'What we know about you, why, who else sees it, and how to get it back or have it deleted. It follows the General Data Protection Regulation (GDPR), and it is the same for everyone, wherever you live.',
  updated: '2026-11-29',
  sections: [...collecting, ...passingOn, ...keeping],
};
