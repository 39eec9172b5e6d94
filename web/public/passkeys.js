// Passkeys on the server's own pages: only scripts can ask the browser for one. Without this file the pages work too.
const canUsePasskeys =
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

function setUpPasskeys() {
  const error = document.getElementById('passkey-error');
  const button = document.querySelector('[data-passkey-sign-in]');
  const form = document.querySelector('form[data-passkey-add]');

  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => attempt(button, () => signIn(button.dataset.passkeySignIn)));
  }
  if (form) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form));
      attempt(form.querySelector('button'), () => add(form.dataset.passkeyAdd, fields));
    });
  }

  /** Runs one ceremony at a time, and says what went wrong. */
  async function attempt(control, ceremony) {
    error.hidden = true;
    control.disabled = true;
    try {
      location.assign((await ceremony()).location);
    } catch (reason) {
      control.disabled = false;
      error.textContent = messageOf(reason);
      error.hidden = false;
    }
  }
}

async function signIn(path) {
  const options = await send(`${path}/options`, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return send(path, await navigator.credentials.get({ publicKey }));
}

async function add(path, { name, password }) {
  const options = await send(`${path}/options`, { password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return send(path, { name, response: await navigator.credentials.create({ publicKey }) });
}

async function send(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content = await answer.json();
  if (!answer.ok) throw new Refused(content.message);
  return content;
}

class Refused extends Error {}

function messageOf(reason) {
  if (reason instanceof Refused) return reason.message;
  if (reason.name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (reason.name === 'NotAllowedError') return 'No passkey was used. Try again, or use your password.';
  return 'This did not work. Try again, or use your password.';
}

if (canUsePasskeys) setUpPasskeys();
