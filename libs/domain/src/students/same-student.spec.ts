import { sameStudentQueryOf } from './same-student';

const asha = {
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  dateOfBirth: '2015-06-01',
  personalDetail: { fatherName: 'Ramesh Verma' },
};
const person = {
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  dateOfBirth: '2015-06-01',
  fatherName: 'Ramesh Verma',
};

describe('who may be there already is looked for', () => {
  it.each<[string, object, object | undefined]>([
    ['not in an empty form', {}, undefined],
    ['not before the father is typed', { ...asha, personalDetail: {} }, undefined],
    ['not with half an Adhaar number', { adhaarNumber: '9999 4105' }, undefined],
    ['not with a date that is none', { ...asha, dateOfBirth: '2015-02-30' }, undefined],
    ['by name, father and birth date', asha, { person }],
    [
      'by the Adhaar number alone, as it is stored',
      { adhaarNumber: '9999 4105 7058' },
      { adhaarNumber: '999941057058' },
    ],
    ['by both', { ...asha, adhaarNumber: '999941057058' }, { person, adhaarNumber: '999941057058' }],
  ])('%s', (_, form, expected) => {
    expect(sameStudentQueryOf(form)).toEqual(expected);
  });

  it('among all others when one is changed', () => {
    expect(sameStudentQueryOf(asha, '1001')).toEqual({ studentID: '1001', person });
  });
});
