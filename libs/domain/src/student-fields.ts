import {
  admissionTypes,
  boards,
  categories,
  conveyances,
  disabilities,
  genders,
  mediums,
  mediumsForBoard,
  religions,
  sections,
  streams,
  wingTypes,
} from './options';
import { classesOfMedium, classOptions, hasStream } from './school-class';
import {
  choiceField,
  dateField,
  digitsField,
  flagField,
  optionalChoiceField,
  optionalPictureField,
  optionalTextField,
  pictureField,
  textField,
  type Field,
} from './student-field';

/**
 * The fields of a student that the office may change (section 3, D40), in the order of the form. A field lives here, and its
 * texts in the catalogues: rules, stored paths, answers, forms and the student of the tests follow.
 */
export const studentFields = {
  studentFirstName: textField('studentFirstName', { group: 'personal', sample: 'Asha', min: 3 }),
  studentLastName: textField('studentLastName', { group: 'personal', sample: 'Verma', min: 3 }),
  dateOfBirth: dateField('dateOfBirth', { group: 'personal', sample: '2015-06-01' }),
  gender: choiceField('gender', genders, { group: 'personal', sample: 'female', kind: 'radios' }),
  religion: choiceField('religion', religions, { group: 'personal', sample: 'hindu', kind: 'select' }),
  disability: flagField('disability', disabilities, { group: 'personal', sample: false }),
  adhaarNumber: digitsField('adhaarNumber', 12, {
    group: 'personal',
    sample: '123412341234',
    inputMode: 'numeric',
  }),
  primaryMobile: digitsField('primaryMobile', 10, {
    group: 'personal',
    sample: '9876543210',
    inputMode: 'tel',
  }),
  secondaryMobile: digitsField('secondaryMobile', 10, {
    group: 'personal',
    sample: '9876543211',
    inputMode: 'tel',
  }),
  conveyance: choiceField('conveyance', conveyances, { group: 'personal', sample: 'own', kind: 'radios' }),
  wingType: choiceField('wingType', wingTypes, { group: 'academic', sample: 'primary', kind: 'select' }),
  boardType: choiceField('boardType', boards, { group: 'academic', sample: 'cbse', kind: 'select' }),
  medium: choiceField('medium', mediums, {
    group: 'academic',
    sample: 'english',
    kind: 'select',
    offer: ({ boardType }) => mediumsForBoard(boardType),
  }),
  class: choiceField('class', classOptions, {
    group: 'academic',
    sample: '3',
    kind: 'select',
    offer: ({ medium }) => classesOfMedium(medium),
  }),
  section: choiceField('section', sections, { group: 'academic', sample: 'a', kind: 'select' }),
  stream: optionalChoiceField('stream', streams, {
    group: 'academic',
    sample: undefined,
    kind: 'select',
    offer: ({ class: chosen }) => (chosen !== undefined && hasStream(chosen) ? streams.list : []),
  }),
  admissionType: choiceField('admissionType', admissionTypes, {
    group: 'academic',
    sample: 'regular',
    kind: 'radios',
  }),
  dateOfAdmission: dateField('dateOfAdmission', { group: 'academic', sample: '2022-04-01' }),
  boardRollNo: optionalTextField('boardRollNo', 30, { group: 'academic', sample: undefined }),
  profilePictureRef: optionalPictureField('profilePictureRef', 'photo'),
  signatureRef: pictureField('signatureRef', 'signature'),
} satisfies Readonly<Record<string, Field>>;

/** Those that a call carries inside `personalDetail`. */
export const personalFields = {
  category: choiceField('category', categories, { group: 'personal', sample: 'general', kind: 'select' }),
  subCategory: textField('subCategory', { group: 'personal', sample: 'none' }),
  fatherName: textField('fatherName', { group: 'personal', sample: 'Ramesh Verma', specifiedMax: 10 }),
  motherName: textField('motherName', { group: 'personal', sample: 'Sita Verma', specifiedMax: 10 }),
  guardianName: textField('guardianName', { group: 'personal', sample: 'Ramesh Verma', specifiedMax: 10 }),
  guardianRelation: textField('guardianRelation', { group: 'personal', sample: 'father' }),
  address: textField('address', {
    group: 'personal',
    sample: '12 Station Road\nKanpur',
    max: 300,
    lines: true,
  }),
} satisfies Readonly<Record<string, Field>>;

export type StudentFieldName = keyof typeof studentFields;
export type PersonalFieldName = keyof typeof personalFields;
