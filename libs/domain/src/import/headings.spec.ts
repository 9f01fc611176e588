import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { findHeadings } from './headings';

const words = [englishWords, hindiWords];

describe('the headings of a register', () => {
  it.each([
    {
      name: 'English, in any order',
      lines: [['Class', "Father's Name", 'Scholar No.', 'D.O.B. (dd/mm/yyyy)', 'Remarks']],
      fields: ['class', 'fatherName', 'studentID', 'dateOfBirth', undefined],
      rows: 1,
    },
    {
      name: 'Hindi, below a title and an empty line',
      lines: [['एम.एल.एम. इंटर कॉलेज'], [], ['क्र.', 'छात्र का नाम', 'पिता का नाम', 'जन्म तिथि', 'बकाया']],
      fields: [undefined, 'studentName', 'fatherName', 'dateOfBirth', 'previousBalance'],
      rows: 3,
    },
    {
      name: 'two lines, the upper over several columns',
      lines: [
        ['Scholar No', 'Student', '', 'Father', 'Mobile', ''],
        ['', 'First name', 'Last name', 'Name', 'No', 'Alternate mobile'],
        ['1001', 'Asha', 'Verma', 'Ramesh Verma', '9876543210', ''],
      ],
      fields: [
        'studentID',
        'studentFirstName',
        'studentLastName',
        'fatherName',
        'primaryMobile',
        'secondaryMobile',
      ],
      rows: 2,
    },
    {
      name: 'each field once',
      lines: [['Name', 'Student Name', 'कक्षा / Class']],
      fields: ['studentName', undefined, 'class'],
      rows: 1,
    },
    { name: 'none at all', lines: [['1', '2']], fields: [undefined, undefined], rows: 0 },
  ])('$name', ({ lines, fields, rows }) => {
    const found = findHeadings(lines, words);
    expect([found.fields, found.lines]).toEqual([fields, rows]);
  });

  it('are those of an export in both languages', () => {
    for (const { labels } of words) {
      const heads = [
        labels.studentID,
        labels.address,
        labels.concession,
        labels.concessionValue,
        labels.feesFrom,
      ];
      expect(findHeadings([heads], words).fields).toEqual([
        'studentID',
        'address',
        'concession',
        'concessionValue',
        'feesFrom',
      ]);
    }
  });
});
