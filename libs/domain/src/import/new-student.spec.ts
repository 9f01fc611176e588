import { usualChoices, type ColumnChoice } from './import-fields';
import { missingFieldsOfNew } from './new-student';

const columnsOf = (...fields: readonly ColumnChoice['field'][]): ColumnChoice[] =>
  fields.map((field, column) => ({ field, column }));

describe('what nothing says of new students (D68)', () => {
  const register = columnsOf(
    'studentID',
    'studentName',
    'dateOfBirth',
    'gender',
    'religion',
    'adhaarNumber',
    'primaryMobile',
    'class',
    'dateOfAdmission',
    'category',
    'fatherName',
    'motherName',
    'address',
  );

  it('is what a register leaves out because it is alike for all', () => {
    expect(missingFieldsOfNew([...usualChoices, ...register])).toEqual(['wingType', 'boardType', 'medium']);
  });

  it('is nothing where one value stands for all, or a copy', () => {
    const forAll: ColumnChoice[] = [
      { field: 'wingType', otherwise: 'primary' },
      { field: 'boardType', otherwise: 'cbse' },
      { field: 'medium', otherwise: 'english' },
    ];
    expect(missingFieldsOfNew([...usualChoices, ...register, ...forAll])).toEqual([]);
  });

  it('names no field that may be empty', () => {
    const unsaid = missingFieldsOfNew(columnsOf('studentID'));
    expect(unsaid).toContain('studentFirstName');
    for (const optional of ['familyLanguage', 'stream', 'boardRollNo', 'cardNumber'] as const)
      expect(unsaid).not.toContain(optional);
  });
});
