/** The name of the product, as people read it. */
export const productName = 'Plateful';
