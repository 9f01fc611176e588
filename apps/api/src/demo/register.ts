import { setTimeout as pause } from 'node:timers/promises';
import {
  DEFAULT_STUDENT_PASSWORD,
  englishWords,
  gradeOf,
  hasStream,
  schoolMonth,
  studentUpdateSchema,
  takeHeadSchema,
  type ImportField,
} from '@school/domain';
import { stringify } from 'csv-stringify/sync';
import type { ImportAnswer } from '../imports/imports.answers';
import { StudentUpdateService } from '../students/student-update.service';
import { TakenHeadsService } from '../taken-heads/taken-heads.service';
import type { DemoOffice } from './demo-office';
import type { Child, Family } from './families';
import { PRINCIPAL } from './people';
import type { Household, Student } from './student';

const { labels, options } = englishWords;

const wingOf = (child: Child) => {
  const grade = gradeOf(child.class) ?? 0;
  return grade >= 9 ? 'senior' : grade >= 1 ? 'primary' : 'junior';
};

/** The details that a registration and a register row share, as the options of section 3 name them. */
function detailsOf(family: Family, child: Child) {
  return {
    studentFirstName: child.firstName,
    studentLastName: child.lastName,
    dateOfBirth: child.dateOfBirth,
    gender: child.gender,
    religion: family.religion,
    disability: 'false',
    adhaarNumber: child.adhaarNumber,
    primaryMobile: family.mobile,
    secondaryMobile: family.mobile,
    conveyance: child.stop === undefined ? 'own' : 'school',
    wingType: wingOf(child),
    boardType: family.branch === 'MLMEC' ? 'cbse' : 'up',
    medium: family.branch === 'MLMEC' ? 'english' : 'hindi',
    class: child.class,
    section: child.section,
    ...(hasStream(child.class) && { stream: child.stream }),
    admissionType: 'regular',
    dateOfAdmission: child.dateOfAdmission,
  } as const;
}

const personalOf = ({ category, father, mother, address }: Family) => ({
  category,
  subCategory: 'None',
  fatherName: father,
  motherName: mother,
  guardianName: father,
  guardianRelation: 'Father',
  address,
});

/** The names of a field's choices in a register. */
const nameOf = new Map<string, Readonly<Record<string, string>>>(Object.entries(options));

/** A row of the school's earlier register, as a clerk would have typed it. */
function rowOf(family: Family, child: Child, month: string): Partial<Record<ImportField, string>> {
  const { concession } = child;
  const details = { ...detailsOf(family, child), ...personalOf(family) };
  const asTyped = Object.entries(details).map(([field, value]): [string, string] => [
    field,
    nameOf.get(field)?.[value] ?? value,
  ]);
  return {
    studentID: child.studentID,
    ...Object.fromEntries(asTyped),
    previousBalance: String(child.previousBalance),
    feesFrom: month,
    ...(concession && {
      concession: options.concession[concession.kind],
      concessionValue: concession.value,
      concessionFrom: month,
      concessionReason: concession.reason,
    }),
  };
}

/** Imports the earlier register as a file, and runs its plan (D68). @throws Error when a row is refused */
export async function importRegister(office: DemoOffice, families: readonly Family[]): Promise<void> {
  const month = schoolMonth(office.clock.now());
  const rows = families.flatMap((family) => family.children.map((child) => rowOf(family, child, month)));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row) as ImportField[]))];
  const lines = [
    fields.map((field) => labels[field]),
    ...rows.map((row) => fields.map((field) => row[field] ?? '')),
  ];
  const file = Buffer.from(stringify(lines, { bom: true }));
  const uploaded = await office.send<ImportAnswer>(PRINCIPAL, '/api/imports', 'file', file, 'register.csv');
  const importID = uploaded.id;
  await office.put(PRINCIPAL, '/api/imports/columns', {
    importID,
    columns: uploaded.columns,
    overwrites: false,
  });
  let progress = await office.post<ImportAnswer>(PRINCIPAL, '/api/imports/run', { importID });
  while (progress.state === 'running') {
    await pause(100);
    progress = await office.get(PRINCIPAL, `/api/imports/one?importID=${importID}`);
  }
  if (progress.outcomes.registered !== rows.length)
    throw new Error(`The register is not whole: ${JSON.stringify(progress.outcomes)}`);
}

/** The pictures that the students share. */
export interface Pictures {
  readonly boys: readonly string[];
  readonly girls: readonly string[];
  readonly signatures: readonly string[];
}

const picturesOf = (
  { portrait, gender }: Child,
  { number }: Family,
  { boys, girls, signatures }: Pictures,
) => {
  const portraits = gender === 'male' ? boys : girls;
  return {
    ...(portrait !== undefined && { profilePictureRef: portraits[portrait % portraits.length] }),
    signatureRef: signatures[number % signatures.length],
  };
};

/** Gives pictures to a student of the register, which has none. */
export async function addPictures(
  office: DemoOffice,
  { child, family }: Student,
  pictures: Pictures,
): Promise<void> {
  const { studentID } = child;
  const refs = picturesOf(child, family, pictures);
  const update = studentUpdateSchema.parse({ studentID, revision: 1, ...refs });
  await office.ask(PRINCIPAL, StudentUpdateService, (service) => service.update(update));
}

/** Assigns the school's heads that a child takes, from this month on. */
export async function takeHeads(
  office: DemoOffice,
  { child: { studentID, stop, takesComputer } }: Student,
): Promise<void> {
  const from = schoolMonth(office.clock.now());
  const take = (head: string, details: object) => {
    const request = takeHeadSchema.parse({ studentID, head, from, ...details });
    return office.ask(PRINCIPAL, TakenHeadsService, (service, account) => service.take(request, account));
  };
  if (stop !== undefined) await take('school:Bus', { stop });
  if (takesComputer) await take('school:Computer', {});
}

/** Admits a family at the counter: registers its children, with registration fee and deposit (D47). */
export async function admit(
  office: DemoOffice,
  clerk: string,
  { family, students }: Household,
  pictures: Pictures,
): Promise<void> {
  const from = schoolMonth(office.clock.now());
  for (const student of students) {
    const { child } = student;
    const { studentID, concession } = child;
    await office.post(clerk, '/api/student/register-student', {
      studentID,
      password: DEFAULT_STUDENT_PASSWORD,
      ...detailsOf(family, child),
      disability: false,
      personalDetail: personalOf(family),
      ...picturesOf(child, family, pictures),
      previousBalance: 0,
      admissionCharges: true,
    });
    await takeHeads(office, student);
    if (concession)
      await office.post(PRINCIPAL, '/api/office/giveStandingConcession', {
        studentID,
        concession: concession.kind,
        unit: 'percent',
        value: concession.value.slice(0, -1),
        from,
        reason: concession.reason,
      });
  }
}
