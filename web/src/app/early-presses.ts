import { pause } from './pause.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const pressed = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
const held = [...pressed, 'keydown', 'keyup'];
const controls = 'button, label, input[type="checkbox"], input[type="radio"]';

/**
 * Buttons and fields of a page that is not alive yet: those that somebody presses are remembered, and pressed again in turn
 * by the function that this returns, each once, since who sees nothing happen presses again; and so is what was typed.
 * Links, and forms with an address, work by themselves.
 */
export function holdPresses(): () => Promise<void> {
  const controlsPressed = new Set<Element>();
  const typed = new Map<Typed, string>();
  const note = ({ target }: Event) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && !target.matches(controls)) typed.set(target, target.value);
  };
  const hold = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!control || worksByItself(control)) return;
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    // A checkbox would change, and change again when it is pressed for the second time.
    event.preventDefault();
    controlsPressed.delete(control);
    controlsPressed.add(control);
  };
  for (const type of held) window.addEventListener(type, hold, true);
  window.addEventListener('input', note, true);
  return async () => {
    for (const type of held) window.removeEventListener(type, hold, true);
    window.removeEventListener('input', note, true);
    for (const [field, text] of typed) if (field.isConnected) typeAgain(field, text);
    for (const control of controlsPressed) {
      if (control.isConnected) press(control);
      // The next one is for the page as this one leaves it.
      await pause();
    }
  };
}

function worksByItself(control: Element): boolean {
  if (!(control instanceof HTMLButtonElement) || control.type !== 'submit') return false;
  return control.form?.hasAttribute('action') ?? false;
}

/** React knows nothing of what was typed before it was there, and takes it back sooner or later: it is told as of anything typed. */
function typeAgain(field: Typed, text: string): void {
  field.value = field.defaultValue;
  // Past the property by which React knows what it has seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Menus open by the pointer, most else by the click at its end. */
function press(control: Element): void {
  for (const type of pressed) {
    control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  }
}
