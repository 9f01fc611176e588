import { useTexts } from '../../messages/use-texts';

export const findStudentEn = {
  label: 'Student ID/Scholar No',
  placeholder: 'Scholar No of MLMEC or MLMIC, name, mobile or receipt',
  filterPlaceholder: 'ID, name or mobile',
  submit: 'Find Student',
  matches: 'Students that match',
  nobody: 'Nobody in the school matches this.',
  leftSchool: 'Left the school',
  details: (studentID: string, schoolClass: string, father: string) =>
    `${studentID} · Class ${schoolClass} · Father: ${father}`,
  receipt: (number: string) => `Receipt ${number}`,
  receiptOf: (name: string, schoolClass: string) => `${name} · Class ${schoolClass}`,
};

export const useFindStudentMessages = () => useTexts('findStudent', findStudentEn);
