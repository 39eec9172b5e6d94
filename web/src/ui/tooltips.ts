// docs/product.md, Constants.
const openDelay = 700;
const skipDelay = 300;

/** Pixels between a button and its tooltip, which the pointer may cross. */
const gap = 6;
/** Milliseconds for the pointer to reach the tooltip, which need not be a straight line. */
const grace = 150;
/** Minimum distance from the edges of the window. */
const margin = 8;

const triggers = 'button, a[href], summary, [role="button"]';

const frameStyles =
  'pointer-events-auto fixed inset-auto z-110 m-0 max-w-68 overflow-visible border-0 bg-transparent px-0 print:hidden';
const bubbleStyles =
  'block animate-fade-in rounded-md bg-ink px-3 py-1.5 font-medium text-paper text-xs shadow-raised wrap-anywhere';

/** The hovered or keyboard-focused button, and its tooltip while it is shown. */
let trigger: HTMLElement | null = null;
let frame: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
let isKeyboard = false;
const removalObserver = new MutationObserver(() => trigger?.isConnected || leave());

/**
 * Shows a tooltip on hover or keyboard focus for buttons and links without visible text: their `data-tooltip`, else
 * their accessible name. Handled for the whole document, so that no such button lacks it. Not shown on touch.
 */
export function startTooltips(): void {
  window.addEventListener('keydown', pressKey, { capture: true });
  // Focusing a button may scroll, so the tooltip follows it.
  window.addEventListener('scroll', () => frame && trigger && place(frame, trigger), {
    capture: true,
    passive: true,
  });
  window.addEventListener('blur', leave);
  document.addEventListener('pointerover', enter);
  document.addEventListener('pointerdown', press, { capture: true });
  document.addEventListener('click', hide, { capture: true });
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', leave);
  document.documentElement.addEventListener('pointerleave', leave);
  // The pointer may already be over a button when the script starts.
  const hovered =
    window.matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].at(-1);
  if (hovered) rest(hovered);
}

function enter({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch' && target instanceof Element) rest(target);
}

function rest(target: Element): void {
  // The tooltip must be hoverable (WCAG 1.4.13).
  clearTimeout(leaving);
  if (frame?.contains(target)) return;
  const next = target.closest<HTMLElement>(triggers);
  if (next === trigger) return;
  if (!next && frame) {
    leaving = setTimeout(leave, grace);
    return;
  }
  leave();
  if (!next || wordsOf(next) === null) return;
  trigger = next;
  const isNext = performance.now() - hiddenAt < skipDelay;
  timer = setTimeout(show, isNext ? 0 : openDelay);
}

function focus({ target }: FocusEvent): void {
  // No tooltip for focus that was moved by a dialog or script.
  if (!isKeyboard || !(target instanceof HTMLElement) || !target.matches(triggers)) return;
  leave();
  trigger = target;
  show();
}

function press(event: PointerEvent): void {
  isKeyboard = false;
  // A press on the tooltip must not count as a click outside an open dialog.
  if (event.target instanceof Element && frame?.contains(event.target)) event.stopPropagation();
  hide();
}

function pressKey(event: KeyboardEvent): void {
  isKeyboard = event.key === 'Tab' || event.key.startsWith('Arrow');
  if (event.key !== 'Escape' || !frame) return;
  const doesTheSame = trigger?.dataset.escape !== undefined;
  hide();
  // The next one is not wanted at once: closing a dialog may leave a button under the pointer.
  hiddenAt = Number.NEGATIVE_INFINITY;
  if (doesTheSame) return;
  // Escape closes the tooltip only, not the dialog behind it.
  event.preventDefault();
  event.stopPropagation();
}

function show(): void {
  const words = trigger?.isConnected ? wordsOf(trigger) : null;
  if (!trigger || words === null) return;
  clearTimeout(timer);
  const bubble = Object.assign(document.createElement('span'), {
    className: bubbleStyles,
    textContent: words,
  });
  frame = Object.assign(document.createElement('div'), { role: 'tooltip', className: frameStyles });
  frame.style.paddingBlock = `${gap}px`;
  frame.append(bubble);
  document.body.append(frame);
  // In the top layer, above dialogs, where supported.
  frame.popover = 'manual';
  frame.showPopover?.();
  place(frame, trigger);
  removalObserver.observe(document.body, { childList: true, subtree: true });
}

/** Places the tooltip above the button, or below if there is no room. */
function place(shown: HTMLElement, of: HTMLElement): void {
  const button = of.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const middle = button.left + button.width / 2 - width / 2;
  const max = document.documentElement.clientWidth - width - margin;
  const above = button.top - height;
  shown.style.left = `${Math.max(margin, Math.min(middle, max))}px`;
  shown.style.top = `${above >= margin ? above : button.bottom}px`;
}

/** Hides the tooltip until the pointer or the focus enters a button again. */
function hide(): void {
  clearTimeout(timer);
  if (!frame) return;
  removalObserver.disconnect();
  frame.remove();
  frame = null;
  hiddenAt = performance.now();
}

function leave(): void {
  clearTimeout(leaving);
  hide();
  trigger = null;
}

/** Null for elements with visible text or without an icon. */
function wordsOf(button: HTMLElement): string | null {
  if (!button.querySelector('svg, img') || hasSeenText(button)) return null;
  const { tooltip } = button.dataset;
  return tooltip || button.ariaLabel || button.textContent.trim() || null;
}

function hasSeenText(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.trim() || !parentElement || parentElement.closest('.sr-only')) continue;
    if (parentElement.getClientRects().length > 0) return true;
  }
  return false;
}
