import { optionalPictureRef } from '../rules';
import { classesOfMedium, hasStream, schoolCode } from '../school';
import {
  admissionTypes,
  boards,
  categories,
  conveyances,
  digitsAsTyped,
  disabilities,
  genders,
  languages,
  mediums,
  mediumsForBoard,
  mobileAsTyped,
  religions,
  schoolClasses,
  sections,
  streams,
  wingTypes,
} from '../values';
import { looksMistyped } from './adhaar';
import { cardNumberAsRead, LONGEST_CARD, optionalCardNumber } from './card-number';
import { languageOfBranch } from './family-language';
import {
  choiceField,
  dateField,
  digitsField,
  flagField,
  nameField,
  optionalChoiceField,
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
  studentFirstName: nameField({ group: 'personal', sample: 'Asha', min: 3 }),
  studentLastName: nameField({ group: 'personal', sample: 'Verma', min: 3 }),
  dateOfBirth: dateField({ group: 'personal', sample: '2015-06-01' }),
  gender: choiceField(genders, { group: 'personal', sample: 'female', kind: 'radios' }),
  religion: choiceField(religions, { group: 'personal', sample: 'hindu', kind: 'select' }),
  disability: flagField(disabilities, { group: 'personal', sample: false }),
  adhaarNumber: digitsField(12, {
    group: 'personal',
    sample: '123412341234',
    inputMode: 'numeric',
    tidy: digitsAsTyped,
    warn: (number) => (looksMistyped(digitsAsTyped(number)) ? 'adhaarCheckDigit' : undefined),
  }),
  primaryMobile: digitsField(10, {
    group: 'personal',
    sample: '9876543210',
    inputMode: 'tel',
    tidy: mobileAsTyped,
  }),
  secondaryMobile: digitsField(10, {
    group: 'personal',
    sample: '9876543211',
    inputMode: 'tel',
    tidy: mobileAsTyped,
  }),
  // When missing, the language of the branch counts (D91), so a form need not ask for it.
  familyLanguage: {
    ...optionalChoiceField(languages, {
      group: 'personal',
      sample: undefined,
      kind: 'select',
      usual: ({ medium, boardType }) =>
        medium && boardType && languageOfBranch(schoolCode({ medium, boardType })),
    }),
    required: false,
  },
  conveyance: choiceField(conveyances, { group: 'personal', sample: 'own', kind: 'radios' }),
  wingType: choiceField(wingTypes, { group: 'academic', sample: 'primary', kind: 'select' }),
  boardType: choiceField(boards, { group: 'academic', sample: 'cbse', kind: 'select' }),
  medium: choiceField(mediums, {
    group: 'academic',
    sample: 'english',
    kind: 'select',
    offer: ({ boardType }) => mediumsForBoard(boardType),
  }),
  class: choiceField(schoolClasses, {
    group: 'academic',
    sample: '3',
    kind: 'select',
    offer: ({ medium }) => classesOfMedium(medium),
  }),
  section: choiceField(sections, { group: 'academic', sample: 'a', kind: 'select' }),
  stream: optionalChoiceField(streams, {
    group: 'academic',
    sample: undefined,
    kind: 'select',
    offer: ({ class: chosen }) => (chosen !== undefined && hasStream(chosen) ? streams : []),
  }),
  admissionType: choiceField(admissionTypes, {
    group: 'academic',
    sample: 'regular',
    kind: 'radios',
  }),
  dateOfAdmission: dateField({ group: 'academic', sample: '2022-04-01' }),
  boardRollNo: optionalTextField(30, { group: 'academic', sample: undefined }),
  // Not in the specified form, so it comes after its fields: the card that a reader has read (D62).
  cardNumber: {
    ...optionalTextField(LONGEST_CARD, { group: 'academic', sample: undefined }),
    rule: optionalCardNumber(),
    control: { kind: 'text' as const, maxLength: LONGEST_CARD, tidy: cardNumberAsRead },
  },
  profilePictureRef: {
    ...pictureField('photo'),
    required: false,
    sample: undefined,
    rule: optionalPictureRef(),
  },
  signatureRef: pictureField('signature'),
} satisfies Readonly<Record<string, Field>>;

/** The text that the office writes in a required field when there is nothing to say. */
export const NOTHING_SAID = 'none';

/** The fields that a call carries inside `personalDetail`. */
export const personalFields = {
  category: choiceField(categories, { group: 'personal', sample: 'general', kind: 'select' }),
  subCategory: textField({ group: 'personal', sample: NOTHING_SAID }),
  fatherName: nameField({ group: 'personal', sample: 'Ramesh Verma', specifiedMax: 10 }),
  motherName: nameField({ group: 'personal', sample: 'Sita Verma', specifiedMax: 10 }),
  guardianName: nameField({ group: 'personal', sample: 'Ramesh Verma', specifiedMax: 10 }),
  guardianRelation: textField({ group: 'personal', sample: 'father' }),
  address: textField({
    group: 'personal',
    sample: '12 Station Road\nKanpur',
    max: 300,
    lines: true,
  }),
} satisfies Readonly<Record<string, Field>>;

export type StudentFieldName = keyof typeof studentFields;
export type PersonalFieldName = keyof typeof personalFields;
