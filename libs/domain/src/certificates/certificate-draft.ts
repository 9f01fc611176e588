import { attendanceFigures, type AttendanceTally } from '../attendance';
import { classStays, holdsIn, stayOn, staysBy, type ClassStay, type FeePayer } from '../fees';
import { allocate, ledgerAt, monthlyCharges, outstanding, type Ledger, type Today } from '../ledger';
import { gradeOf, monthLabel, monthOfDay, schoolCode, schoolDate, schoolMonth } from '../school';
import { fullName, NOTHING_SAID, type StudentDetails } from '../students';
import { choiceLabel, type Language, type LeavingReason, type SchoolClass } from '../values';
import { dateInHindiWords, dateInWords, numberInHindiWords, numberInWords, type Words } from '../words';
import type { CertificateContent } from './certificate';
import {
  certificateFieldsOf,
  formOfBranch,
  type CertificateForm,
  type CertificateTexts,
  type ScholarRow,
} from './certificate-fields';

type Leaver = StudentDetails & FeePayer;

/** A student's leaving, as a certificate says it. */
export interface SaidLeaving {
  /** `yyyy-mm-dd` */
  readonly leftOn: string;
  readonly reason: LeavingReason;
}

/** What other books of the school know of whoever leaves. */
export interface KnownElsewhere {
  /** What the class learns; nothing where each student takes some of it. */
  readonly subjects: readonly string[];
  /** The days of the session up to the last one; none where nobody was marked. */
  readonly attended?: AttendanceTally | undefined;
}

/**
 * The last month of which, and of all before it, nothing is open of any head, `yyyy-mm`; nothing where the first is open already.
 * Months paid ahead do not count: whoever goes gets them back (D74).
 * @param leftOn the last day, `yyyy-mm-dd`
 */
export function duesPaidUpTo(
  ledger: Ledger,
  student: Leaver,
  today: Today,
  leftOn: string,
): string | undefined {
  const charged = ledgerAt(ledger, student, today);
  // This month too, where nobody has charged it: it may cost nothing, or be settled by what was paid too much.
  const months = [
    ...allocate(charged).dues.map(({ charge }) => charge),
    ...monthlyCharges(charged, student, [schoolMonth(today.at)], today),
  ].flatMap(({ head, month }) => (head === 'monthly' ? [month] : []));
  const last = monthOfDay(leftOn);
  const [oldest] = outstanding(ledger, student, today).dues;
  return months.findLast((month) => month <= last && (!oldest || month < oldest.month));
}

const isHindi = ({ locale }: Words) => locale.startsWith('hi');

/** `III (three)`; the classes before class 1 by their name alone. */
function classSaid(schoolClass: SchoolClass, words: Words): string {
  const grade = gradeOf(schoolClass);
  const label = choiceLabel(words.options.class, schoolClass);
  if (grade === undefined) return label;
  return `${label} (${isHindi(words) ? numberInHindiWords(grade) : numberInWords(grade)})`;
}

/** `Kurmi, Hindu`; the religion alone where no caste was written. */
function casteReligionSaid({ personalDetail: { subCategory }, religion }: Leaver, words: Words): string {
  const said = choiceLabel(words.options.religion, religion);
  return subCategory.trim().toLowerCase() === NOTHING_SAID ? said : `${subCategory}, ${said}`;
}

function concessionSaid({ concessions = [] }: FeePayer, leftOn: string, words: Words): string {
  const month = monthOfDay(leftOn);
  const kinds = concessions
    .filter((one) => holdsIn(one, month))
    .map(({ concession }) => choiceLabel(words.options.concession, concession));
  return kinds.length === 0 ? words.certificate.values.no : [...new Set(kinds)].join(', ');
}

/**
 * The class and section, and what tells the branch, that a student leaves on a day, `yyyy-mm-dd`: not yet those of a session to
 * come (D70).
 */
export function leftFrom(
  student: Leaver,
  day: string,
): Pick<StudentDetails, 'class' | 'section' | 'medium' | 'boardType'> {
  const {
    class: schoolClass,
    section = student.section,
    medium,
    boardType,
  } = stayOn(classStays(student), day) ?? student;
  return { class: schoolClass, section, medium, boardType };
}

/** Whether the class was passed, and for which one, where the end of its session was entered here (D70). */
function promotionSaid(end: ClassStay['end'], next: SchoolClass, words: Words): string | undefined {
  const { values } = words.certificate;
  if (end?.became === 'promoted')
    return values.qualified.replace('{class}', choiceLabel(words.options.class, next));
  return end?.became === 'detained' ? values.no : undefined;
}

/** How often one class was not passed; nothing where the record knows of none, as it knows nothing of years before this program. */
function failedSaid(stays: readonly ClassStay[], { certificate }: Words): string | undefined {
  const detained = stays.filter(({ end }) => end?.became === 'detained').map((stay) => stay.class);
  const times = Math.max(0, ...detained.map((one) => detained.filter((other) => other === one).length));
  const { once, twice, oftener } = certificate.values;
  return (
    [undefined, once, twice][times] ?? (times > 0 ? oftener.replace('{times}', String(times)) : undefined)
  );
}

/** Everything that the record knows, whatever the form asks for. */
function known(
  student: Leaver,
  ledger: Ledger,
  today: Today,
  words: Words,
  { subjects, attended }: KnownElsewhere,
  leftOn: string,
): CertificateTexts {
  const { personalDetail: personal, dateOfBirth } = student;
  const { values } = words.certificate;
  const day = schoolDate(today.at);
  const paidUpTo = duesPaidUpTo(ledger, student, today, leftOn);
  const stays = classStays(student);
  const [first] = stays;
  const begun = staysBy(stays, leftOn).length;
  const [lastStay, nextStay] = stays.slice(begun - 1);
  const { class: lastClass } = lastStay ?? student;
  const days = attended && attendanceFigures(attended);
  const texts: CertificateTexts = {
    admissionNo: student.studentID,
    registerNo: student.studentID,
    pupilName: fullName(student),
    fatherName: personal.fatherName,
    motherName: personal.motherName,
    address: personal.address,
    casteReligion: casteReligionSaid(student, words),
    nationality: values.indian,
    category: choiceLabel(words.options.category, personal.category),
    dateOfBirth,
    birthInWords: dateInWords(dateOfBirth),
    birthInHindi: dateInHindiWords(dateOfBirth),
    admittedOn: student.dateOfAdmission,
    admittedClass: first?.from === undefined ? undefined : classSaid(first.class, words),
    lastClass: classSaid(lastClass, words),
    failed: failedSaid(stays.slice(0, begun), words),
    subjects: subjects.join(', '),
    promoted: promotionSaid(lastStay?.end, (nextStay ?? student).class, words),
    workingDays: days && String(days.marked),
    daysPresent: days && String(days.present),
    duesPaidUpTo: paidUpTo && monthLabel(paidUpTo, words.locale),
    feeConcession: concessionSaid(student, leftOn, words),
    conduct: values.good,
    appliedOn: day,
    issuedOn: day,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''));
}

const ofForm = (form: CertificateForm, texts: CertificateTexts): CertificateTexts => {
  const names = certificateFieldsOf(form).map(({ name }) => name);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => (names as string[]).includes(name)));
};

/** The rows of the scholar's register: each class, and when and how it ended. */
const rowsOf = (student: Leaver, leftOn: string, words: Words): readonly ScholarRow[] =>
  staysBy(classStays(student), leftOn).map(({ class: schoolClass, session, from, to, hasLeft, end }) => ({
    class: choiceLabel(words.options.class, schoolClass),
    admittedOn: from,
    promotedOn: hasLeft || end?.became === 'detained' ? undefined : to,
    removedOn: hasLeft ? to : undefined,
    cause: undefined,
    session,
    conduct: words.certificate.values.good,
    work: words.certificate.values.good,
  }));

/** The words in which a certificate is filled in: of a child of Hindi medium in Hindi, whatever the clerk reads. */
export const certificateLanguage = ({ medium }: Pick<StudentDetails, 'medium'>): Language =>
  medium === 'hindi' ? 'hi' : 'en';

/**
 * What a certificate of a student would say by the record; every field of it can be corrected before it is issued (D65).
 * @param words those of `certificateLanguage`
 * @param leftOn the last day, `yyyy-mm-dd`: all is said by the terms of that day
 */
export function certificateDraft(
  student: Leaver,
  ledger: Ledger,
  today: Today,
  words: Words,
  elsewhere: KnownElsewhere,
  leftOn: string,
): CertificateContent & { readonly form: CertificateForm } {
  const form = formOfBranch(schoolCode(leftFrom(student, leftOn)));
  return {
    form,
    fields: ofForm(form, known(student, ledger, today, words, elsewhere, leftOn)),
    rows: form === 'scholar' ? [...rowsOf(student, leftOn, words)] : [],
  };
}

/** What was filled in as it is stored: what only the leaving knows is taken from it where it was left empty. */
export function withLeaving(
  form: CertificateForm,
  {
    fields,
    rows = [],
  }: { readonly fields: CertificateTexts; readonly rows?: readonly ScholarRow[] | undefined },
  { leftOn, reason }: SaidLeaving,
  words: Words,
): CertificateContent {
  const said = choiceLabel(words.options.leavingReason, reason);
  const texts = ofForm(form, { ...fields, reason: fields.reason ?? said });
  const last = rows.length - 1;
  return {
    fields: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    rows:
      form === 'scholar'
        ? rows.map((row, at) =>
            at === last ? { ...row, removedOn: row.removedOn ?? leftOn, cause: row.cause ?? said } : row,
          )
        : [],
  };
}
