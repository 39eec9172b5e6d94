// docs/product.md, Constants.
const openDelay = 700;
const skipDelay = 300;

/** Between a button and its words; the pointer may cross it. */
const gap = 6;
/** For the way to the words, which need not be straight. */
const grace = 150;
/** From the edges of the window. */
const margin = 8;

const triggers = 'button, a[href], summary, [role="button"]';

const frameLook =
  'pointer-events-auto fixed inset-auto z-110 m-0 max-w-68 overflow-visible border-0 bg-transparent px-0 print:hidden';
const bubbleLook =
  'block animate-fade-in rounded-md bg-ink px-3 py-1.5 font-medium text-paper text-xs shadow-raised wrap-anywhere';

/** The button under the pointer or with the keyboard's focus, and its words once they are seen. */
let trigger: HTMLElement | null = null;
let frame: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
let isKeyboard = false;
const gone = new MutationObserver(() => trigger?.isConnected || leave());

/**
 * Says what a button or link without seen words does, to those who rest on it or come to it by keyboard: its `data-tooltip`,
 * else its name. One for the whole document, so that no such button can lack it. Touch never shows it.
 */
export function startTooltips(): void {
  window.addEventListener('keydown', pressKey, { capture: true });
  // Coming to a button by keyboard may scroll to it: the words go along.
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
  // The pointer may have come before the script did.
  const hovered =
    window.matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].at(-1);
  if (hovered) rest(hovered);
}

function enter({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch' && target instanceof Element) rest(target);
}

function rest(target: Element): void {
  // The pointer may rest on the words too (WCAG 1.4.13).
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
  // Where a window or a script puts the focus, no tooltip is wanted.
  if (!isKeyboard || !(target instanceof HTMLElement) || !target.matches(triggers)) return;
  leave();
  trigger = target;
  show();
}

function press(event: PointerEvent): void {
  isKeyboard = false;
  // A press on the words is none beside an open window.
  if (event.target instanceof Element && frame?.contains(event.target)) event.stopPropagation();
  hide();
}

function pressKey(event: KeyboardEvent): void {
  isKeyboard = event.key === 'Tab' || event.key.startsWith('Arrow');
  if (event.key !== 'Escape' || !frame) return;
  const doesTheSame = trigger?.dataset.escape !== undefined;
  hide();
  if (doesTheSame) return;
  // The words go first; the window behind them stays.
  event.preventDefault();
  event.stopPropagation();
}

function show(): void {
  const words = trigger?.isConnected ? wordsOf(trigger) : null;
  if (!trigger || words === null) return;
  clearTimeout(timer);
  const bubble = Object.assign(document.createElement('span'), { className: bubbleLook, textContent: words });
  frame = Object.assign(document.createElement('div'), { role: 'tooltip', className: frameLook });
  frame.style.paddingBlock = `${gap}px`;
  frame.append(bubble);
  document.body.append(frame);
  // Above every window, where a browser can.
  frame.popover = 'manual';
  frame.showPopover?.();
  place(frame, trigger);
  gone.observe(document.body, { childList: true, subtree: true });
}

/** Above the button, below it where there is no room. */
function place(shown: HTMLElement, of: HTMLElement): void {
  const button = of.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const middle = button.left + button.width / 2 - width / 2;
  const most = document.documentElement.clientWidth - width - margin;
  const above = button.top - height;
  shown.style.left = `${Math.max(margin, Math.min(middle, most))}px`;
  shown.style.top = `${above >= margin ? above : button.bottom}px`;
}

/** The words go; they come back once the pointer or the focus does. */
function hide(): void {
  clearTimeout(timer);
  if (!frame) return;
  gone.disconnect();
  frame.remove();
  frame = null;
  hiddenAt = performance.now();
}

function leave(): void {
  clearTimeout(leaving);
  hide();
  trigger = null;
}

/** Null for what shows words of its own, or no picture. */
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
