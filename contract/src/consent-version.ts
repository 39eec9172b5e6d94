/**
 * Of what people are asked about optional storage. It grows with each new thing or purpose that they must be asked about:
 * users who decided under an earlier one are asked again. No zod here: the browser loads this.
 */
export const consentVersion = 1;
