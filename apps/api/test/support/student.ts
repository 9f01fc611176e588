import { DEFAULT_STUDENT_PASSWORD, type RegistrationInput } from '@school/domain';
import sharp from 'sharp';
import type { TestOffice } from './office';

/** A small picture, as a phone or a scanner makes one. */
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

/** Uploads a signature. @returns its id */
export async function uploadPicture(office: TestOffice): Promise<string> {
  const answer = await office.call('POST', '/upload', pictureForm(await picture()));
  return answer.body['_id'] as string;
}

/** A registration that breaks no rule. */
export function registration(changes: Readonly<Record<string, unknown>> = {}): RegistrationInput {
  return {
    studentID: '1001',
    password: DEFAULT_STUDENT_PASSWORD,
    studentFirstName: 'Asha',
    studentLastName: 'Verma',
    dateOfBirth: '2015-06-01',
    gender: 'female',
    religion: 'hindu',
    disability: false,
    adhaarNumber: '123412341234',
    primaryMobile: '9876543210',
    secondaryMobile: '9876543211',
    conveyance: 'own',
    wingType: 'primary',
    boardType: 'cbse',
    medium: 'english',
    class: '3',
    section: 'a',
    admissionType: 'regular',
    dateOfAdmission: '2022-04-01',
    signatureRef: '000000000000000000000000',
    personalDetail: {
      category: 'general',
      subCategory: 'none',
      fatherName: 'Ramesh Verma',
      motherName: 'Sita Verma',
      guardianName: 'Ramesh Verma',
      guardianRelation: 'father',
      address: '12 Station Road\nKanpur',
    },
    previousBalance: 0,
    ...changes,
  };
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
    registration({ studentID, signatureRef, ...changes }),
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
