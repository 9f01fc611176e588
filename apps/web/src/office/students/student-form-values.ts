import {
  DEFAULT_STUDENT_PASSWORD,
  registrationSchema,
  schoolDate,
  type RegistrationInput,
} from '@school/domain';
import type { StandardSchema } from '@school/ui';
import type { Student, StudentChanges } from '../../api/types';

type Input = Omit<RegistrationInput, 'personalDetail' | 'registeredBy'>;

/** A form in the making: any field may still be empty. Names are those of the payload, so one schema serves both. */
export type StudentFormValues = {
  [Field in keyof Input]?: Input[Field] | undefined;
} & { personalDetail?: Partial<RegistrationInput['personalDetail']> };

/** The rules of a registration, told about values that the form leaves out. */
const registrationRules = (left: object): StandardSchema => ({
  '~standard': {
    validate: (values) =>
      registrationSchema['~standard'].validate({ ...left, personalDetail: {}, ...(values as object) }),
  },
});

/** Final Form drops an object whose last field is emptied; the rules still speak about each field of it. */
export const registrationFormSchema = registrationRules({});

/** The form of an existing student: every rule of a registration but those for fields it does not show. */
export const studentFormSchema = registrationRules({
  password: DEFAULT_STUDENT_PASSWORD,
  previousBalance: 0,
});

/** A new form: the suggested number, and what most students have, already chosen. */
export function newStudent(studentID: string | undefined, now: Date): StudentFormValues {
  return {
    studentID,
    password: DEFAULT_STUDENT_PASSWORD,
    previousBalance: '0',
    disability: 'false',
    section: '*',
    admissionType: 'regular',
    dateOfAdmission: schoolDate(now),
  };
}

/** A stored student as the form shows it. */
export function formOf(student: Student): StudentFormValues {
  const { class: schoolClass, disability, personalDetail } = student;
  return {
    studentID: student.studentID,
    studentFirstName: student.studentFirstName,
    studentLastName: student.studentLastName,
    dateOfBirth: student.dateOfBirth,
    gender: student.gender,
    religion: student.religion,
    disability: disability ? 'true' : 'false',
    adhaarNumber: student.adhaarNumber,
    primaryMobile: student.primaryMobile,
    secondaryMobile: student.secondaryMobile,
    conveyance: student.conveyance,
    wingType: student.wingType,
    boardType: student.boardType,
    medium: student.medium,
    class: schoolClass,
    section: student.section,
    stream: student.stream,
    admissionType: student.admissionType,
    dateOfAdmission: student.dateOfAdmission,
    boardRollNo: student.boardRollNo,
    profilePictureRef: student.profilePictureRef,
    signatureRef: student.signatureRef,
    personalDetail,
  };
}

/** The form as the update call takes it: emptied optional fields are sent as empty, not left out. */
export function updateOf(values: StudentFormValues) {
  const { boardRollNo = '', profilePictureRef = '', stream = '' } = values;
  return { ...values, boardRollNo, profilePictureRef, stream } as StudentChanges;
}
