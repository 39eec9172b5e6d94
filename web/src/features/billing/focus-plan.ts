/** Of the card about the present plan. */
export const currentPlanId = 'current-plan';

/** After a change has taken its button away, the keyboard and screen readers go on from the plan. */
export function focusPlan(): void {
  document.getElementById(currentPlanId)?.focus({ preventScroll: true });
}
