/** Colors of the light theme and the product's logo, as in the web client. */
export const colors = {
  paper: '#fffdf7',
  ink: '#241726',
  soft: '#665768',
  brand: '#b3261e',
  leaf: '#1c6b45',
  line: '#e8dfcf',
} as const;

/** The logo in a square of 32. */
export const mark =
  `<circle cx="16" cy="16" r="16" fill="${colors.brand}"/><circle cx="16" cy="16" r="11" fill="${colors.paper}"/>` +
  `<circle cx="16" cy="16" r="8" fill="none" stroke="${colors.line}"/>` +
  '<path d="M15.6 21.5c-.3-1.200-.2-2.300.2-3.300-3.400-.4-5.200-2.300-5.100-5.600 3.300-.1 5.300 1.200 6 3.900 1-2.200 2.700-3.200 5.100-3 .1 3.300-1.500 5-4.700 5.100-.3.900-.3 1.800-.1 2.900z" ' +
  `fill="${colors.leaf}"/>`;

/** Pixels; the size that social networks require for a large picture. */
export const width = 1200;
export const height = 630;

/** Around the texts. */
export const margin = { left: 72, top: 58 } as const;
export const markSize = 48;

/** Increment with every visible change, so that cached pictures are replaced. */
export const layoutVersion = 1;
