/** The name on every screen. */
export const productName = 'Plateful';

/** Support is by e-mail only (specification, section 1). */
export const contactEmail = 'hello@plateful.example';

/** A mail link with a subject already filled in. */
export function mailTo(subject: string) {
  return `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`;
}
