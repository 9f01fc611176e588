/** A PNG of one dot, used as a signature. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The form that uploads a picture. */
export function dotForm() {
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' }), 'dot.png');
  return form;
}
