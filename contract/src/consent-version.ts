/**
 * Version of the consent question. Increment it for each new storage or purpose that needs consent: users who decided
 * under an earlier version are asked again. No zod here: the browser loads this.
 */
export const consentVersion = 1;
