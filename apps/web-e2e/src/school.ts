import { sampleRegistration } from '@school/domain';
import sharp from 'sharp';
import { ADMIN } from './admin';

/** The Student ID of the student on the screens. */
export const STUDENT = '1004';

interface Student {
  readonly first: string;
  readonly last: string;
  readonly father: string;
  readonly mother: string;
  readonly gender: 'male' | 'female';
  readonly schoolClass: string;
  /** The first section when left out. */
  readonly section?: string;
  readonly hindi?: true;
  /** The language of the student's papers, if it is not the branch's. */
  readonly reads?: 'en' | 'hi';
  /** Rupees owed from before this program, and rupees paid at the counter. */
  readonly before?: number;
  readonly pays?: readonly number[];
  /** The first month charged; that of the registration when left out. */
  readonly feesFrom?: string;
}

/** A student in brief. @param name first and last @param parents 'Father and Mother', who share the last name */
export const newStudent = (
  name: string,
  parents: string,
  gender: Student['gender'],
  schoolClass: string,
  more: Partial<Student> = {},
): Student => {
  const [first = '', last = ''] = name.split(' ');
  const [father = '', mother = ''] = parents.split(' and ');
  return {
    first,
    last,
    father: `${father} ${last}`,
    mother: `${mother} ${last}`,
    gender,
    schoolClass,
    ...more,
  };
};

/** The students to register, from Student ID 1001 on. */
const students: readonly Student[] = [
  newStudent('Aarav Mishra', 'Suresh and Kavita', 'male', '3'),
  newStudent('Ananya Tiwari', 'Rajesh and Poonam', 'female', '5', { pays: [300] }),
  newStudent('Mohammad Faizan', 'Imran and Shabana', 'male', '8', { hindi: true, before: 450 }),
  newStudent('Ishita Srivastava', 'Alok and Neelam', 'female', '11', { before: 1250.5, pays: [1000, 500] }),
  newStudent('Rohan Yadav', 'Dinesh and Sunita', 'male', '10', { hindi: true, pays: [500] }),
  newStudent('Gurpreet Kaur', 'Harjeet and Manpreet', 'female', '6'),
  newStudent('Vivaan Gupta', 'Manish and Ritu', 'male', 'ukg', { pays: [250] }),
  newStudent('अंजलि वर्मा', 'रमेश and सीता', 'female', '4', { hindi: true }),
  newStudent('Kabir Singh', 'Vikram and Meera', 'male', '12', { before: 15500, pays: [10000] }),
  newStudent('Priya Chaurasia', 'Santosh and Kiran', 'female', '7', { hindi: true }),
  newStudent('Venkatanarasimha Krishnamurthy', 'Subramaniam and Padmavathi', 'male', '9'),
  newStudent('Sara Khan', 'Arif and Nazia', 'female', 'nb', { pays: [100] }),
  newStudent('Arjun Pandey', 'Ramakant and Usha', 'male', '2'),
  newStudent('Diya Saxena', 'Amit and Shalini', 'female', '1', { pays: [300] }),
];

const SHIRTS = ['#2b3f8c', '#1f7a4d', '#8a5a00', '#1d5fa8'];

/** A drawn portrait: the documentation shows no real child's picture. */
const portrait = (number: number, { gender }: Student) => {
  const hair = gender === 'female' ? '<path d="M62 78q38-50 76 0v62H62z" fill="#231a16"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
    <rect width="200" height="200" fill="#dfe3ea"/>${hair}
    <path d="M30 200q8-54 70-54t70 54z" fill="${SHIRTS[number % SHIRTS.length] ?? ''}"/>
    <circle cx="100" cy="92" r="38" fill="#b57f5b"/>
    <path d="M62 84q4-38 38-38t38 38q-38-22-76 0z" fill="#231a16"/></svg>`;
};

/** A drawn signature. */
export const SIGNATURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#fff"/><path d="M20 70q30-70 44-20t30 0 24-10 20 20 34-34 20 30 60-16" fill="none" stroke="#1b2333" stroke-width="4"/></svg>';

const wingOf = (schoolClass: string) =>
  Number(schoolClass) >= 9 ? 'senior' : Number(schoolClass) >= 1 ? 'primary' : 'junior';

interface CallOptions extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

export const FAMILY_LOGIN = '/api/student/student-login';

/** Calls of an account, the administrator's where none is named, as a client without a browser makes them. */
interface NewAccount {
  readonly fname: string;
  readonly username: string;
  readonly role: 'office' | 'teacher';
  readonly rights?: readonly string[];
}

export class Desk {
  token = 'token';
  /** One drawn signature serves all students registered at this desk. */
  private signature: Promise<string> | undefined;

  private constructor(private readonly url: string) {}

  /** @param login the call of the office; FAMILY_LOGIN for a student's family */
  static async signedIn(url: string, account = ADMIN, login = '/api/office/office-login'): Promise<Desk> {
    const desk = new Desk(url);
    desk.token = (await desk.post<{ token: string }>(login, account)).token;
    return desk;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await this.call(path, {})) as Answer;
  }

  async post<Answer>(
    path: string,
    body: object,
    method: 'POST' | 'PUT' | 'DELETE' = 'POST',
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const headers = isForm ? {} : { 'content-type': 'application/json' };
    return (await this.call(path, {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
    })) as Answer;
  }

  async put<Answer>(path: string, body: object): Promise<Answer> {
    return this.post(path, body, 'PUT');
  }

  private async call(path: string, request: CallOptions): Promise<unknown> {
    const headers = { 'auth-token': this.token, ...request.headers };
    const answer = await fetch(this.url + path, { ...request, headers });
    if (!answer.ok) throw new Error(`${path} ${String(answer.status)}: ${await answer.text()}`);
    return answer.json();
  }

  /** Adds an account of the office as an administrator does. @returns its ID, and its first password */
  async addAccount(about: NewAccount): Promise<{ readonly id: string; readonly password: string }> {
    const { account, password } = await this.post<{ account: { id: string }; password: string }>(
      '/api/staff',
      {
        rights: [],
        ...about,
        currentPassword: ADMIN.password,
      },
    );
    return { id: account.id, password };
  }

  async upload(svg: string): Promise<string> {
    const form = new FormData();
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'picture.png');
    return (await this.post<{ _id: string }>('/upload', form))._id;
  }

  async register(one: Student, studentID: string, photo?: string): Promise<void> {
    this.signature ??= this.upload(SIGNATURE);
    const registration = sampleRegistration({
      studentID,
      studentFirstName: one.first,
      studentLastName: one.last,
      dateOfBirth: '2013-07-14',
      gender: one.gender,
      wingType: wingOf(one.schoolClass),
      boardType: one.hindi ? 'up' : 'cbse',
      medium: one.hindi ? 'hindi' : 'english',
      ...(one.reads && { familyLanguage: one.reads }),
      class: one.schoolClass,
      ...(one.section !== undefined && { section: one.section }),
      stream: Number(one.schoolClass) >= 11 ? 'science' : undefined,
      profilePictureRef: photo,
      signatureRef: await this.signature,
      previousBalance: one.before ?? 0,
      ...(one.feesFrom !== undefined && { feesFrom: one.feesFrom }),
    });
    const { personalDetail } = registration;
    await this.post('/api/student/register-student', {
      ...registration,
      personalDetail: {
        ...personalDetail,
        fatherName: one.father,
        motherName: one.mother,
        guardianName: one.father,
      },
    });
  }
}

interface Balance {
  readonly fees: {
    readonly branchCode: string;
    readonly previousBalance: number;
    readonly currentCharge: number;
    readonly ahead: readonly { readonly month: string; readonly amount: number }[];
  };
}

/** Takes a payment as the counter does. @returns the receipt's number */
export async function pay(
  desk: Desk,
  studentID: string,
  studentName: string,
  paidAmount: number,
): Promise<string> {
  const { fees } = await desk.post<Balance>('/api/office/isFirstTimeDeposit', { studentID });
  const { branchCode, previousBalance, currentCharge } = fees;
  const deposit = { studentID, studentName, paidAmount, toward: 'monthly' };
  const body = { ...deposit, branchCode, previousBalance, currentCharge };
  return (await desk.post<{ studentReceiptNo: string }>('/api/office/depositFee', body)).studentReceiptNo;
}

/** Pays all that is due and the months ahead up to one. @returns the receipt's number */
export async function payThrough(
  desk: Desk,
  studentID: string,
  studentName: string,
  throughMonth: string,
): Promise<string> {
  const { fees } = await desk.post<Balance>('/api/office/isFirstTimeDeposit', { studentID });
  const { branchCode, previousBalance, ahead } = fees;
  const currentCharge = ahead
    .filter(({ month }) => month <= throughMonth)
    .reduce((all, { amount }) => all + amount, fees.currentCharge);
  const deposit = { studentID, studentName, toward: 'monthly', throughMonth };
  const paidAmount = previousBalance + currentCharge;
  const body = { ...deposit, branchCode, previousBalance, currentCharge, paidAmount };
  return (await desk.post<{ studentReceiptNo: string }>('/api/office/depositFee', body)).studentReceiptNo;
}

/** The data that tests need of a filled office: the administrator's token and the last receipt number of STUDENT. */
export interface School {
  readonly token: string;
  readonly receipt: string;
}

/** The details of the branches on their papers; invented, like the students. */
const branches = [
  {
    branchCode: 'MLMEC',
    name: 'M.L.M. Education Centre',
    nameHindi: 'एम.एल.एम. एजुकेशन सेंटर',
    address: '12 Station Road\nKanpur 208001',
    affiliationNumber: '2130001',
    phone: '0512 2222222',
  },
  {
    branchCode: 'MLMIC',
    name: 'M.L.M. Inter College',
    nameHindi: 'एम.एल.एम. इंटर कॉलेज',
    address: '14 Station Road\nKanpur 208001',
    phone: '0512 2222223',
  },
];

/** Fills a new office with a school day: students of both branches, their payments, and staff awaiting approval. */
export async function fillSchool(url: string): Promise<School> {
  const desk = await Desk.signedIn(url);
  for (const branch of branches) await desk.put('/api/office/school-details', { ...branch, revision: 0 });
  // This school is past its first day.
  await desk.post('/api/office/firstDay/hide', {});
  let receipt = '';
  for (const [index, one] of students.entries()) {
    const studentID = String(1001 + index);
    await desk.register(one, studentID, await desk.upload(portrait(index, one)));
    for (const amount of one.pays ?? []) {
      const number = await pay(desk, studentID, `${one.first} ${one.last}`, amount);
      if (studentID === STUDENT) receipt = number;
    }
  }
  for (const fname of ['Meena', 'Ravi', 'Farhan']) {
    const account = { fname, username: `${fname.toLowerCase()}.office`, password: 'chalk and dust' };
    await desk.post('/api/office/register', { ...account, passwordAgain: account.password });
  }
  return { token: desk.token, receipt };
}
