import type { components } from '@school/api-client';
import { answer, type Answers } from './answer';

type Schemas = components['schemas'];

const sections: readonly Schemas['MySection'][] = [
  {
    branch: 'MLMEC',
    class: '6',
    section: 'b',
    students: 38,
    subjects: ['Mathematics'],
    isClassTeacher: false,
  },
  {
    branch: 'MLMEC',
    class: '7',
    section: 'a',
    students: 4,
    subjects: ['Mathematics', 'Science'],
    isClassTeacher: true,
  },
  { branch: 'MLMIC', class: '9', section: 'c', students: 0, subjects: ['विज्ञान'], isClassTeacher: false },
];

const student = (
  studentID: string,
  name: string,
  more: Partial<Schemas['SectionStudent']> = {},
): Schemas['SectionStudent'] => {
  const [studentFirstName = '', studentLastName = ''] = name.split(' ');
  return {
    studentID,
    studentFirstName,
    studentLastName,
    fatherName: `Ramesh ${studentLastName}`,
    primaryMobile: '9876543210',
    hasPhoto: false,
    ...more,
  };
};

const students = [
  student('1001', 'Asha Verma', { boardRollNo: '2714001' }),
  student('1002', 'Bina Yadav'),
  student('1003', 'Chanda Singh', { boardRollNo: '2714003' }),
  student('1004', 'Venkatanarasimha Krishnamurthy', { fatherName: 'Subramaniam Krishnamurthy' }),
];

export const teachersDay: Answers = {
  'GET /api/office/mySections': answer(sections),
  'GET /api/office/mySections/students': answer(students),
};
