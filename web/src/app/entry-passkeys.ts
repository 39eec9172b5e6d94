import '#styles/app.css';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Passkeys on the sign-in pages. The pages work without this script, but only scripts can use passkeys. */

async function send<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const content = await answer.json();
  if (!answer.ok) throw new RequestRejected(content.message);
  return content;
}

type Ceremony = (path: string, fields: Record<string, unknown>) => Promise<{ location: string }>;

const signIn: Ceremony = async (path) => {
  const response = await startAuthentication({ optionsJSON: await send(`${path}/options`, {}) });
  return send(path, response);
};

const add: Ceremony = async (path, { name, password }) => {
  const response = await startRegistration({ optionsJSON: await send(`${path}/options`, { password }) });
  return send(path, { name, response });
};

/** Shows `element`, which starts the ceremony when pressed, one at a time. Errors appear in its alert. */
function showCeremony(element: HTMLElement, path: string, event: 'click' | 'submit', ceremony: Ceremony) {
  const alert = element.querySelector<HTMLElement>('[role=alert]')!;
  const button = element.querySelector('button')!;
  element.hidden = false;
  (event === 'click' ? button : element).addEventListener(event, async (pressed) => {
    pressed.preventDefault();
    alert.hidden = true;
    button.disabled = true;
    try {
      const fields = element instanceof HTMLFormElement ? Object.fromEntries(new FormData(element)) : {};
      location.assign((await ceremony(path, fields)).location);
    } catch (error) {
      button.disabled = false;
      button.focus();
      alert.textContent = messageOf(error as Error);
      alert.hidden = false;
    }
  });
}

class RequestRejected extends Error {}

function messageOf(error: Error): string {
  if (error instanceof RequestRejected) return error.message;
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (error.name === 'NotAllowedError') return 'No passkey was used. Try again, or use your password.';
  return 'Something went wrong. Try again, or use your password.';
}

if (browserSupportsWebAuthn()) {
  const signInElement = document.querySelector<HTMLElement>('[data-passkey-sign-in]');
  const addForm = document.querySelector<HTMLElement>('[data-passkey-add]');
  if (signInElement) showCeremony(signInElement, signInElement.dataset.passkeySignIn!, 'click', signIn);
  if (addForm) showCeremony(addForm, addForm.dataset.passkeyAdd!, 'submit', add);
}
