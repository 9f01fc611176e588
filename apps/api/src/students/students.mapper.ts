import { feesDue, paise, toRupees } from '@school/domain';
import { toFees, toLedger } from '../fees/fees.mapper';
import type { StudentRecord } from './student.schema';
import type { ListedStudentAnswer, StudentAnswer } from './students.answers';
import type { ListedRecord } from './students.repository';

export function toListed(student: ListedRecord): ListedStudentAnswer {
  return {
    _id: student._id.toHexString(),
    studentID: student.studentID,
    studentFirstName: student.studentFirstName,
    studentLastName: student.studentLastName,
    fatherName: student.personalDetail.fatherName,
    motherName: student.personalDetail.motherName,
    boardType: student.boardType,
    class: student.class,
    section: student.section,
    ...(student.profilePictureRef === undefined ? {} : { profilePictureRef: student.profilePictureRef }),
  };
}

/** A student's own page, Adhaar included (D20); the password hash stays inside. */
export function toStudent(student: StudentRecord, at: Date): StudentAnswer {
  const { personalDetail } = student;
  return {
    _id: student._id.toHexString(),
    studentID: student.studentID,
    studentFirstName: student.studentFirstName,
    studentLastName: student.studentLastName,
    dateOfBirth: student.dateOfBirth,
    gender: student.gender,
    religion: student.religion,
    disability: student.disability,
    adhaarNumber: student.adhaarNumber,
    primaryMobile: student.primaryMobile,
    secondaryMobile: student.secondaryMobile,
    conveyance: student.conveyance,
    wingType: student.wingType,
    boardType: student.boardType,
    medium: student.medium,
    class: student.class,
    section: student.section,
    ...(student.stream === undefined ? {} : { stream: student.stream }),
    admissionType: student.admissionType,
    dateOfAdmission: student.dateOfAdmission,
    ...(student.boardRollNo === undefined ? {} : { boardRollNo: student.boardRollNo }),
    ...(student.profilePictureRef === undefined ? {} : { profilePictureRef: student.profilePictureRef }),
    signatureRef: student.signatureRef,
    personalDetail: {
      category: personalDetail.category,
      subCategory: personalDetail.subCategory,
      fatherName: personalDetail.fatherName,
      motherName: personalDetail.motherName,
      guardianName: personalDetail.guardianName,
      guardianRelation: personalDetail.guardianRelation,
      address: personalDetail.address,
    },
    previousBalance: toRupees(paise(student.previousBalance)),
    studentFeeReport: toLedger(student.studentFeeReport),
    fees: toFees(feesDue(student.studentFeeReport, student, at)),
  };
}
