import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { FetchFailure } from '#ports/page-fetcher.ts';
import type { ReaderFailure } from '#ports/receipt-reader.ts';
import type { ReadingFailure } from '#ports/recipe-pages.ts';

type Failure = FetchFailure | ReadingFailure | 'nothing' | 'noText' | 'noRecipe' | 'another';

const paste = 'Copy the recipe’s text and paste it here instead.';

/** Why nothing could be read, and what the user can do. */
export const failures: Record<Failure, string> = {
  address: 'This is not the URL of a web page. It should look like https://www.example.com/recipe.',
  private: 'This link does not lead to a page on the public internet.',
  unreachable: `We could not reach this page. Check the link, or try again later. ${paste}`,
  refused: `This site does not let us read the page. ${paste}`,
  missing: 'This page does not exist. Check the link.',
  redirects: `This link redirects too many times. ${paste}`,
  slow: `This page took too long to respond. Try again later. ${paste}`,
  large: `This page is too large to read. ${paste}`,
  type: 'This link leads to a file, not a web page. Download the file and import it instead.',
  busy: `${productName} is reading many recipes at the moment. Please try again in a minute.`,
  timeout: `This took too long to read. ${paste}`,
  damaged: 'This file is damaged or cannot be read.',
  another: 'Another of your recipes is still being read. Please wait for it to finish.',
  nothing: `We found no recipe on this page. ${paste}`,
  noText: 'We found no text in this file. Take a clearer photo, or paste the recipe’s text.',
  noRecipe:
    'We found no recipe in this text. Put each ingredient on its own line, with the steps below them.',
};

export const photoFailures: Record<ReaderFailure, string> = {
  format: `This file is not a photo or PDF that ${productName} can read. Please use PDF, JPEG, PNG, WebP, HEIC or AVIF.`,
  damaged: 'This photo is damaged or incomplete. Please take it again or choose another one.',
  too_large: 'This photo has too many pixels. Please use one of at most 60 megapixels.',
  busy: failures.busy,
  timeout: 'Reading this photo took too long. Please try again with a clearer photo.',
  crashed: 'We could not read this photo. Please try again with a clearer one.',
};
