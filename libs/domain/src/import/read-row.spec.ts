import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import type { ImportField } from './import-fields';
import { readDate, readMonth } from './read-date';
import { rowReader } from './read-row';

const TODAY = '2026-11-23';
const read = rowReader([englishWords, hindiWords], TODAY);

/** Reads one cell of a register. */
const cell = (field: ImportField, text: string) => {
  const { values, faults } = read([text], [{ field, column: 0 }]);
  return faults[0]?.message ?? values;
};

describe('a date of a register', () => {
  it.each([
    ['2015-04-12', '2015-04-12'],
    ['2015-04-12T00:00:00.000Z', '2015-04-12'],
    ['12/4/2015', '2015-04-12'],
    ['12-04-2015', '2015-04-12'],
    ['12.4.15', '2015-04-12'],
    ['12/04/2015 00:00:00', '2015-04-12'],
    ['12-04-2015 12:00 AM', '2015-04-12'],
    ['12-Apr-15', '2015-04-12'],
    ['12th April, 2015', '2015-04-12'],
    ['April 12, 2015', '2015-04-12'],
    ['12 अप्रैल 2015', '2015-04-12'],
    ['42106', '2015-04-12'],
    ['42106.0', '2015-04-12'],
    ['30000', '1982-02-18'],
    ['5555', undefined],
    ['29999', undefined],
    ['1-1-99', '1999-01-01'],
    ['1-4-26', '2026-04-01'],
    ['1-4-27', '1927-04-01'],
    ['31/02/2015', undefined],
    // The day comes first: American dates are not guessed.
    ['04/25/2015', undefined],
    ['12', undefined],
    ['12th 2015', undefined],
    ['12 ma 2015', undefined],
    ['unknown', undefined],
  ])('%s', (text, date) => expect(readDate(text, TODAY)).toBe(date));

  it.each(Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')))(
    'has month %s by its name, in English and in Hindi',
    (month) => {
      for (const locale of ['en-IN', 'hi-IN'])
        for (const style of ['long', 'short'] as const) {
          const name = new Intl.DateTimeFormat(locale, { month: style }).format(new Date(`2015-${month}-12`));
          expect([name, readDate(`12 ${name} 2015`, TODAY)]).toEqual([name, `2015-${month}-12`]);
        }
    },
  );

  it.each([
    ['2026-04', '2026-04'],
    ['Apr 2026', '2026-04'],
    ["April'26", '2026-04'],
    ['4/2026', '2026-04'],
    ['अप्रैल 2026', '2026-04'],
    ['नव॰ 2026', '2026-11'],
    ['मई 2026', '2026-05'],
    ['01/04/2026', '2026-04'],
    ['next', undefined],
  ])('or a month: %s', (text, month) => expect(readMonth(text, TODAY)).toBe(month));
});

describe('a cell of a register', () => {
  it.each([
    ['studentID', ' १००१ ', { studentID: '1001' }],
    ['studentID', '1001.0', { studentID: '1001' }],
    ['dateOfBirth', '१२/०४/२०१५', { dateOfBirth: '2015-04-12' }],
    ['dateOfBirth', 'about 2015', 'importDate'],
    ['adhaarNumber', '९९९९४१०५७०५८', { adhaarNumber: '999941057058' }],
    ['adhaarNumber', '999941057058.00', { adhaarNumber: '999941057058' }],
    ['secondaryMobile', '9876543211.0', { secondaryMobile: '9876543211' }],
    ['boardRollNo', '४७११', { boardRollNo: '4711' }],
    ['cardNumber', '04:a2 b3 c4', { cardNumber: '04A2B3C4' }],
    ['previousBalance', 'Rs. 1,200/-', { previousBalance: '1200' }],
    ['previousBalance', '₹ 1,23,456.50', { previousBalance: '123456.5' }],
    ['previousBalance', '1200 Dr.', { previousBalance: '1200' }],
    ['previousBalance', 'रु. १,२००', { previousBalance: '1200' }],
    ['previousBalance', 'Nil', { previousBalance: '0' }],
    ['previousBalance', '500 Cr', 'amount'],
    ['previousBalance', '-500', 'amount'],
    ['previousBalance', '#N/A', 'importFormula'],
    ['address', '#REF!', 'importFormula'],
    ['fatherName', '????? ?????', 'importLettersLost'],
    ['address', '12, ????? ?????', 'importLettersLost'],
    ['address', 'Where? Naini', { address: 'Where? Naini' }],
    ['address', '#12, Civil Lines', { address: '#12, Civil Lines' }],
    ['concessionValue', '50 %', { concessionValue: '50%' }],
    ['concessionValue', 'Rs 200/-', { concessionValue: '200' }],
    ['concessionValue', '-', { concessionValue: '0' }],
    ['concessionValue', '0.00 %', { concessionValue: '0' }],
    ['concessionValue', 'half', 'amount'],
    ['class', 'VII-A', { class: '7', section: 'a' }],
    ['class', '7', { class: '7' }],
    ['class', '7.0', { class: '7' }],
    ['class', '7th', { class: '7' }],
    ['class', '7TH B', { class: '7', section: 'b' }],
    ['class', 'कक्षा 7', { class: '7' }],
    ['class', 'कक्षा ७ अ', { class: '7', section: 'a' }],
    ['class', 'Class: Seventh', { class: '7' }],
    ['class', 'L.K.G.', { class: 'lkg' }],
    ['class', 'KG 2', { class: 'ukg' }],
    ['class', 'XI Science', { class: '11', stream: 'science' }],
    ['class', 'XII (Arts) B', { class: '12', stream: 'arts', section: 'b' }],
    ['class', 'Class VII (A)', { class: '7', section: 'a' }],
    ['class', 'XI (Science)', { class: '11', stream: 'science' }],
    ['class', 'LKG (Lower KG)', { class: 'lkg' }],
    ['class', 'हिन्दी', { class: 'hindi' }],
    ['class', '7A', { class: '7', section: 'a' }],
    ['class', 'VIIA', { class: '7', section: 'a' }],
    ['class', 'VIA', { class: '6', section: 'a' }],
    ['class', 'vic', { class: '6', section: 'c' }],
    ['class', 'IXC', { class: '9', section: 'c' }],
    ['class', 'XIA', { class: '11', section: 'a' }],
    ['class', 'XIIC', { class: '12', section: 'c' }],
    ['class', 'V.B', { class: '5', section: 'b' }],
    ['class', 'LKGA', { class: 'lkg', section: 'a' }],
    ['class', 'NA', { class: 'na' }],
    ['class', 'NB', { class: 'nb' }],
    ['class', 'LKG', { class: 'lkg' }],
    ['class', 'UKG', { class: 'ukg' }],
    ['class', 'PG', { class: 'pg' }],
    ['class', 'XIIth', { class: '12' }],
    ['class', 'Ist', { class: '1' }],
    ['class', 'I st', { class: '1' }],
    ['class', 'Ist-B', { class: '1', section: 'b' }],
    ['class', 'I st A', { class: '1', section: 'a' }],
    ['class', 'IInd', { class: '2' }],
    ['class', 'IIIrd', { class: '3' }],
    ['class', 'X-th', { class: '10' }],
    ['class', '8वीं', { class: '8' }],
    ['class', '8 वीं', { class: '8' }],
    ['class', '८ वीं ब', { class: '8', section: 'b' }],
    ['class', '2री', { class: '2' }],
    ['class', '6 ठी', { class: '6' }],
    ['class', '7std', { class: '7' }],
    ['class', 'I std A', { class: '1', section: 'a' }],
    ['class', '7 (Seven)', { class: '7' }],
    // A stroke or a letter is missing, or the section does not exist in the school: two classes are possible.
    ['class', 'IIrd', 'importUnknown'],
    ['class', 'Ind', 'importUnknown'],
    ['class', 'IIIth', 'importUnknown'],
    ['class', '2rd', 'importUnknown'],
    ['class', '1std', 'importUnknown'],
    ['class', 'V-I', 'importUnknown'],
    ['class', '1-2', 'importUnknown'],
    ['class', 'VIAB', 'importUnknown'],
    ['class', 'ABC', 'importUnknown'],
    ['class', 'Nursery', 'importUnknown'],
    ['class', '13', 'importUnknown'],
    ['class', 'VII Q', 'importUnknown'],
    ['class', 'VII (Q)', 'importUnknown'],
    ['section', '-', { section: '*' }],
    ['section', 'Sec. B', { section: 'b' }],
    ['section', 'ब', { section: 'b' }],
    ['section', '(C)', { section: 'c' }],
    ['section', '(Q)', 'importUnknown'],
    ['section', '* (No Section)', { section: '*' }],
    ['gender', 'F', { gender: 'female' }],
    ['gender', 'बालक', { gender: 'male' }],
    ['category', 'O.B.C.', { category: 'obc' }],
    ['category', 'Backward', 'importUnknown'],
    ['disability', 'None', { disability: 'false' }],
    ['medium', 'English Medium', { medium: 'english' }],
    ['boardType', 'U.P. Board', { boardType: 'up' }],
    ['primaryMobile', '+91 98765-43210', { primaryMobile: '+91 98765-43210' }],
    [
      'primaryMobile',
      '9876543210, 9876543211',
      { primaryMobile: '9876543210', secondaryMobile: '9876543211' },
    ],
    ['studentName', 'Kumari  Asha   Verma', { studentFirstName: 'Kumari Asha', studentLastName: 'Verma' }],
    ['studentName', 'Asha D/o Shri Ramesh Verma', { studentFirstName: 'Asha', fatherName: 'Ramesh Verma' }],
    [
      'studentName',
      'आशा वर्मा पुत्री श्री रमेश वर्मा',
      { studentFirstName: 'आशा', studentLastName: 'वर्मा', fatherName: 'रमेश वर्मा' },
    ],
    ['fatherName', 'Sh. Ramesh Verma', { fatherName: 'Ramesh Verma' }],
    ['fatherName', 'Shri Ram', { fatherName: 'Shri Ram' }],
    ['fatherName', "'=1+1", { fatherName: '=1+1' }],
    ['motherName', '', {}],
  ] as const)('%s %j', (field, text, said) => expect(cell(field, text)).toEqual(said));

  it('says what class and section do not agree on', () => {
    const columns = [
      { field: 'class', column: 0 },
      { field: 'section', column: 1 },
    ] as const;
    expect(read(['VII-A', 'B'], columns).faults).toEqual([{ field: 'section', message: 'importDisagrees' }]);
    expect(read(['VII-A', 'A'], columns).faults).toEqual([]);
  });

  it('is what it was mended to', () => {
    const columns = [{ field: 'class', column: 0 }] as const;
    expect(read(['VXI'], columns, { class: '6', gender: 'm' })).toEqual({
      texts: { class: '6', gender: 'm' },
      values: { class: '6', gender: 'male' },
      faults: [],
    });
    expect(read(['6'], columns, { class: ' ' }).values).toEqual({});
  });
});

describe('a choice of a field that was added, with names in the catalogue alone', () => {
  const guardianRelation = { 'b+': 'B+', 'b-': 'B-' };
  const words = { ...englishWords, options: { ...englishWords.options, guardianRelation } };
  const readAdded = rowReader([words], TODAY);

  it.each([
    ['B+', 'b+'],
    ['b -', 'b-'],
    ['B', undefined],
  ])('%s', (text, guardianRelation) =>
    expect(readAdded([text], [{ field: 'guardianRelation', column: 0 }]).values).toEqual(
      guardianRelation === undefined ? {} : { guardianRelation },
    ),
  );
});
