import { sampleRegistration } from '@school/domain';
import sharp from 'sharp';
import type { TestOffice } from './office';

/** A small picture, as from a phone or a scanner. */
export async function picture(
  kind: 'png' | 'jpeg' | 'webp' = 'png',
  width = 40,
  height = 30,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#369' } })
    .toFormat(kind)
    .toBuffer();
}

export function pictureForm(bytes: Uint8Array, name = 'photo.png', type = 'image/png'): FormData {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Uploads a signature. @returns its ID */
export async function uploadPicture(office: TestOffice): Promise<string> {
  const answer = await office.call('POST', '/upload', pictureForm(await picture()));
  return answer.body['_id'] as string;
}

/** Registers a student, signature included. @throws when the office refuses */
export async function register(
  office: TestOffice,
  studentID: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const signatureRef = await signatureOf(office);
  const answer = await office.call(
    'POST',
    '/api/student/register-student',
    sampleRegistration({ studentID, signatureRef, ...changes }),
  );
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

const signatures = new WeakMap<TestOffice, Promise<string>>();

/** One signature serves all students of a test office. */
export async function signatureOf(office: TestOffice): Promise<string> {
  const known = signatures.get(office) ?? uploadPicture(office);
  signatures.set(office, known);
  return known;
}
