// @ts-check
// Passkeys: a new one for whoever is here, or signing in with one. What is asked and what it is worth, the host says.
const part = /** @type {HTMLElement} */ (document.querySelector('.passkeys'));
const notice = /** @type {HTMLElement} */ (part.querySelector('[role=status]'));

const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0));
const text = (/** @type {ArrayBuffer} */ data) => btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
/** What a browser gives, with its bytes as text. @param {any} made */
function told(made) {
  const response = Object.fromEntries(['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']
    .filter(name => made.response[name]).map(name => [name, text(made.response[name])]));
  return { id: made.id, rawId: text(made.rawId), type: made.type, response, clientExtensionResults: {} };
}
/** @param {string} path @param {any} [body] */
async function post(path, body) {
  const reply = await fetch(`/mine/passkeys${path}`, { method: 'POST', headers: body ? { 'Content-Type': 'application/json' } : {}, body: body && JSON.stringify(body) });
  const said = reply.status === 204 ? null : await reply.json();
  if (!reply.ok) throw new Error(said?.error?.text ?? '');
  return said;
}
async function add() {
  const publicKey = await post('/new');
  publicKey.challenge = bytes(publicKey.challenge);
  publicKey.user.id = bytes(publicKey.user.id);
  for (const one of publicKey.excludeCredentials) one.id = bytes(one.id);
  await post('', told(await navigator.credentials.create({ publicKey })));
}
async function enter() {
  const publicKey = await post('/ask');
  publicKey.challenge = bytes(publicKey.challenge);
  await post('/enter', told(await navigator.credentials.get({ publicKey })));
  localStorage.setItem('sat', '1');
}
if (window.PublicKeyCredential) for (const one of part.querySelectorAll('[data-passkeys]')) /** @type {HTMLElement} */ (one).hidden = one.getAttribute('data-passkeys') === 'without';
part.addEventListener('click', async event => {
  const button = /** @type {HTMLButtonElement|null} */ (/** @type {Element} */ (event.target).closest('[data-do]'));
  if (!button) return;
  notice.textContent = '';
  button.disabled = true;
  try {
    await (button.dataset.do === 'new' ? add() : enter());
    location.assign('/mine');
  } catch (error) {
    const known = error instanceof DOMException ? (error.name === 'InvalidStateError' ? 'there' : 'failed') : '';
    notice.textContent = known ? notice.dataset[known] ?? '' : /** @type {Error} */ (error).message || (notice.dataset.failed ?? '');
  } finally {
    button.disabled = false;
  }
});
