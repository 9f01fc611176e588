import { attendanceFigures, type AttendanceTally } from '../attendance';
import { classStays, isInForce, stayOn, staysBy, type ClassStay, type FeePayer } from '../fees';
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

/** A student's leaving as shown on a certificate. */
export interface SaidLeaving {
  /** `yyyy-mm-dd` */
  readonly leftOn: string;
  readonly reason: LeavingReason;
}

/** The facts about the student from other books of the school. */
export interface KnownElsewhere {
  /** The subjects of the class; empty if each student takes only some of them. */
  readonly subjects: readonly string[];
  /** The attendance in the session up to the last day; missing if no day was marked. */
  readonly attended?: AttendanceTally | undefined;
}

/**
 * The last month, `yyyy-mm`, up to which nothing is open under any head; undefined if the first month is open already. Months
 * paid ahead do not count: a student who leaves gets them back (D74).
 * @param leftOn the last day, `yyyy-mm-dd`
 */
export function duesPaidUpTo(
  ledger: Ledger,
  student: Leaver,
  today: Today,
  leftOn: string,
): string | undefined {
  const charged = ledgerAt(ledger, student, today);
  // This month counts even before it is charged: it may cost nothing, or be covered by an advance.
  const months = [
    ...allocate(charged).dues.map(({ charge }) => charge),
    ...monthlyCharges(charged, student, [schoolMonth(today.at)], today),
  ].flatMap(({ head, month }) => (head === 'monthly' ? [month] : []));
  const lastMonth = monthOfDay(leftOn);
  const [oldest] = outstanding(ledger, student, today).dues;
  return months.findLast((month) => month <= lastMonth && (!oldest || month < oldest.month));
}

const isHindi = ({ locale }: Words) => locale.startsWith('hi');

/** A class as `III (three)`; classes before class 1 have only their name. */
function classText(schoolClass: SchoolClass, words: Words): string {
  const grade = gradeOf(schoolClass);
  const label = choiceLabel(words.options.class, schoolClass);
  if (grade === undefined) return label;
  return `${label} (${isHindi(words) ? numberInHindiWords(grade) : numberInWords(grade)})`;
}

/** Caste and religion as `Kurmi, Hindu`; only the religion if no caste was entered. */
function casteReligionText({ personalDetail: { subCategory }, religion }: Leaver, words: Words): string {
  const religionText = choiceLabel(words.options.religion, religion);
  return subCategory.trim().toLowerCase() === NOTHING_SAID ? religionText : `${subCategory}, ${religionText}`;
}

function concessionText({ concessions = [] }: FeePayer, leftOn: string, words: Words): string {
  const month = monthOfDay(leftOn);
  const kinds = concessions
    .filter((one) => isInForce(one, month))
    .map(({ concession }) => choiceLabel(words.options.concession, concession));
  return kinds.length === 0 ? words.certificate.values.no : [...new Set(kinds)].join(', ');
}

/**
 * The class and section of a student on the day of leaving, `yyyy-mm-dd`, with medium and board, which tell the branch; a class
 * planned for the coming session does not count yet (D70).
 */
export function placeAtLeaving(
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

/** The text on promotion: the class the student qualified for, or no; undefined if the session's end was not entered (D70). */
function promotionText(end: ClassStay['end'], next: SchoolClass, words: Words): string | undefined {
  const { values } = words.certificate;
  if (end?.became === 'promoted')
    return values.qualified.replace('{class}', choiceLabel(words.options.class, next));
  return end?.became === 'detained' ? values.no : undefined;
}

/** The words for how often a class was failed; undefined without a failure on record, which lacks years before this program. */
function failedText(stays: readonly ClassStay[], { certificate }: Words): string | undefined {
  const detained = stays.filter(({ end }) => end?.became === 'detained').map((stay) => stay.class);
  const times = Math.max(0, ...detained.map((one) => detained.filter((other) => other === one).length));
  const { once, twice, oftener } = certificate.values;
  return (
    [undefined, once, twice][times] ?? (times > 0 ? oftener.replace('{times}', String(times)) : undefined)
  );
}

/** All texts that the record can fill in, whichever form is used. */
function knownTexts(
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
  const begunCount = staysBy(stays, leftOn).length;
  const [lastStay, nextStay] = stays.slice(begunCount - 1);
  const { class: lastClass } = lastStay ?? student;
  const days = attended && attendanceFigures(attended);
  const texts: CertificateTexts = {
    admissionNo: student.studentID,
    registerNo: student.studentID,
    pupilName: fullName(student),
    fatherName: personal.fatherName,
    motherName: personal.motherName,
    address: personal.address,
    casteReligion: casteReligionText(student, words),
    nationality: values.indian,
    category: choiceLabel(words.options.category, personal.category),
    dateOfBirth,
    birthInWords: dateInWords(dateOfBirth),
    birthInHindi: dateInHindiWords(dateOfBirth),
    admittedOn: student.dateOfAdmission,
    admittedClass: first?.from === undefined ? undefined : classText(first.class, words),
    lastClass: classText(lastClass, words),
    failed: failedText(stays.slice(0, begunCount), words),
    subjects: subjects.join(', '),
    promoted: promotionText(lastStay?.end, (nextStay ?? student).class, words),
    workingDays: days && String(days.marked),
    daysPresent: days && String(days.present),
    duesPaidUpTo: paidUpTo && monthLabel(paidUpTo, words.locale),
    feeConcession: concessionText(student, leftOn, words),
    conduct: values.good,
    appliedOn: day,
    issuedOn: day,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''));
}

const onlyFieldsOfForm = (form: CertificateForm, texts: CertificateTexts): CertificateTexts => {
  const names = certificateFieldsOf(form).map(({ name }) => name);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => (names as string[]).includes(name)));
};

/** The rows of the scholar's register: each class, with when and how it ended. */
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

/** The language of a certificate: Hindi for a student of Hindi medium, whatever language the clerk uses. */
export const certificateLanguage = ({ medium }: Pick<StudentDetails, 'medium'>): Language =>
  medium === 'hindi' ? 'hi' : 'en';

/**
 * The draft of a student's certificate from the record; every field can be corrected before the certificate is issued (D65).
 * @param words the words of `certificateLanguage`
 * @param leftOn the last day, `yyyy-mm-dd`; class, concessions and dues are those of that day
 */
export function certificateDraft(
  student: Leaver,
  ledger: Ledger,
  today: Today,
  words: Words,
  knownFacts: KnownElsewhere,
  leftOn: string,
): CertificateContent & { readonly form: CertificateForm } {
  const form = formOfBranch(schoolCode(placeAtLeaving(student, leftOn)));
  return {
    form,
    fields: onlyFieldsOfForm(form, knownTexts(student, ledger, today, words, knownFacts, leftOn)),
    rows: form === 'scholar' ? [...rowsOf(student, leftOn, words)] : [],
  };
}

/** The filled-in texts and rows in their stored form; fields left empty take reason and last day from the leaving. */
export function withLeaving(
  form: CertificateForm,
  {
    fields,
    rows = [],
  }: { readonly fields: CertificateTexts; readonly rows?: readonly ScholarRow[] | undefined },
  { leftOn, reason }: SaidLeaving,
  words: Words,
): CertificateContent {
  const reasonText = choiceLabel(words.options.leavingReason, reason);
  const texts = onlyFieldsOfForm(form, { ...fields, reason: fields.reason ?? reasonText });
  const lastIndex = rows.length - 1;
  return {
    fields: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    rows:
      form === 'scholar'
        ? rows.map((row, index) =>
            index === lastIndex
              ? { ...row, removedOn: row.removedOn ?? leftOn, cause: row.cause ?? reasonText }
              : row,
          )
        : [],
  };
}
