/**
 * Of what people are asked about optional storage. It grows with each new thing or purpose that they must be asked about:
 * whoever decided under an earlier one is asked again. No zod here: the browser loads this.
 */
export const consentVersion = 1;
