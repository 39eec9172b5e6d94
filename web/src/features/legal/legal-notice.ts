import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
import type { LegalDocument } from './legal-document.ts';

const mail = (subject: string) => `[${contactEmail}](${mailTo(subject)})`;

export const legalNotice: LegalDocument = {
  title: 'Legal Notice',
  description: `Who operates ${productName}, and how to reach them.`,
  lead: `Who is behind ${productName}, and how to reach them.`,
  updated: '2026-11-29',
  sections: [
    {
      id: 'operator',
      title: 'Operator',
      blocks: [
        {
          facts: [
            { term: 'Name', says: [detailText(operator.name)] },
            { term: 'Address', says: operator.address ?? [detailText(null)] },
            { term: 'Country', says: [detailText(operator.country)] },
            { term: 'Email', says: [mail(`A question about ${productName}`)] },
            { term: 'Register', says: [detailText(operator.register)] },
            { term: 'VAT ID', says: [detailText(operator.vatId)] },
            { term: 'Responsible for content', says: [detailText(operator.responsiblePerson)] },
          ],
        },
        `${productName} is run by a solo founder. Support is by email, and a person answers.`,
      ],
    },
    {
      id: 'domains',
      title: 'Where this notice applies',
      blocks: [
        `${productName} is available on three domains. This notice applies to each of them.`,
        { list: operator.domains ?? [detailText(null)] },
        { facts: [{ term: 'Hosting', says: [detailText(operator.processors.hosting)] }] },
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      blocks: [
        {
          facts: [
            { term: 'Governing law', says: [detailText(operator.law)] },
            { term: 'Consumer arbitration', says: [detailText(operator.arbitration)] },
            { term: 'Data protection authority', says: [detailText(operator.supervisoryAuthority)] },
          ],
        },
        `More is in the [Terms of Service](${pagePaths.terms}) and in the [Privacy Policy](${pagePaths.privacyPolicy}).`,
      ],
    },
    {
      id: 'reports',
      title: 'Reports and official requests',
      blocks: [
        `Recipes that people share are their own. If one breaks the law or violates your rights, send its link and the reason to ${mail('A report about content')}. We review it, tell you what we decided, and remove what has to be removed.`,
        `The same address is the point of contact for authorities and users under articles 11 and 12 of the Digital Services Act (EU 2022/2065), in English. Please report security problems there, too: ${mail('A security problem')}.`,
      ],
    },
    {
      id: 'disclaimer',
      title: 'Recipes, health and links',
      blocks: [
        'Recipes are suggestions, not medical advice. If you have an allergy, check every label. The terms explain what our check can and cannot do.',
        'A few links lead to other sites. Their operators are responsible for what is there.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      blocks: [
        {
          list: [
            'Nutrition values of foods: [FoodData Central](https://fdc.nal.usda.gov/) of the U.S. Department of Agriculture, in the public domain.',
            'Typefaces: Bricolage Grotesque and Figtree, under the SIL Open Font License 1.1.',
            'Pictures on plates: Fluent Emoji by Microsoft, MIT License. Icons: Lucide, ISC License.',
            'Reading receipts: PaddleOCR, Apache License 2.0.',
          ],
        },
      ],
    },
  ],
};
