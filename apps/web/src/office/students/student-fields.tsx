import {
  admissionTypes,
  boards,
  categories,
  classesOfMedium,
  conveyances,
  disabilities,
  fieldLabels,
  genders,
  hasStream,
  isClassOfMedium,
  LONGEST_NAME,
  mediumsForBoard,
  religions,
  sections,
  streams,
  wingTypes,
} from '@school/domain';
import {
  DateField,
  FormRow,
  FormSection,
  RadioGroupField,
  SelectField,
  TextareaField,
  TextField,
} from '@school/ui';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useOfficeMessages } from '../../messages/office-messages';
import { PictureField } from './picture-field';
import type { StudentFormValues } from './student-form-values';

/** An attribute of the specified form that no browser acts on for text; the real limit is 60 characters (D18). */
const SPECIFIED_MAX = { max: 10, maxLength: LONGEST_NAME };

export function PersonalFields() {
  const { students } = useOfficeMessages();
  return (
    <FormSection title={students.personal}>
      <TextField
        name="studentFirstName"
        label={fieldLabels.studentFirstName}
        required
        maxLength={LONGEST_NAME}
      />
      <TextField
        name="studentLastName"
        label={fieldLabels.studentLastName}
        required
        maxLength={LONGEST_NAME}
      />
      <DateField name="dateOfBirth" label={fieldLabels.dateOfBirth} required />
      <RadioGroupField name="gender" label={fieldLabels.gender} options={genders.list} required />
      <SelectField name="religion" label={fieldLabels.religion} options={religions.list} required />
      <SelectField
        name="personalDetail.category"
        label={fieldLabels.category}
        options={categories.list}
        required
      />
      <TextField
        name="personalDetail.subCategory"
        label={fieldLabels.subCategory}
        required
        maxLength={LONGEST_NAME}
      />
      <RadioGroupField
        name="disability"
        label={fieldLabels.disability}
        options={disabilities.list}
        required
      />
      <TextField
        name="adhaarNumber"
        label={fieldLabels.adhaarNumber}
        required
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
      />
      <TextField
        name="primaryMobile"
        label={fieldLabels.primaryMobile}
        required
        inputMode="tel"
        maxLength={10}
      />
      <TextField
        name="secondaryMobile"
        label={fieldLabels.secondaryMobile}
        required
        inputMode="tel"
        maxLength={10}
      />
      <RadioGroupField name="conveyance" label={fieldLabels.conveyance} options={conveyances.list} required />
      <TextField
        name="personalDetail.fatherName"
        label={fieldLabels.fatherName}
        required
        {...SPECIFIED_MAX}
      />
      <TextField
        name="personalDetail.motherName"
        label={fieldLabels.motherName}
        required
        {...SPECIFIED_MAX}
      />
      <TextField
        name="personalDetail.guardianName"
        label={fieldLabels.guardianName}
        required
        {...SPECIFIED_MAX}
      />
      <TextField
        name="personalDetail.guardianRelation"
        label={fieldLabels.guardianRelation}
        required
        maxLength={LONGEST_NAME}
      />
      <FormRow>
        <TextareaField
          name="personalDetail.address"
          label={fieldLabels.address}
          required
          rows={2}
          maxLength={300}
        />
      </FormRow>
    </FormSection>
  );
}

/** Medium depends on the board, class on the medium, stream on the class (section 2, D15-D17). */
export function AcademicFields() {
  const { students } = useOfficeMessages();
  const form = useForm<StudentFormValues>();
  const { values } = useFormState<StudentFormValues>({ subscription: { values: true } });
  const { boardType, medium, class: schoolClass } = values;

  // A choice that the one before it rules out is taken back at once, so that no hidden value stays behind.
  useEffect(() => {
    if (medium === 'hindi' && boardType === 'cbse') form.change('medium', undefined);
  }, [form, medium, boardType]);
  useEffect(() => {
    if (schoolClass && medium && !isClassOfMedium(schoolClass, medium)) form.change('class', undefined);
  }, [form, schoolClass, medium]);

  return (
    <FormSection title={students.academic}>
      <SelectField name="wingType" label={fieldLabels.wingType} options={wingTypes.list} required />
      <SelectField name="boardType" label={fieldLabels.boardType} options={boards.list} required />
      <SelectField name="medium" label={fieldLabels.medium} options={mediumsForBoard(boardType)} required />
      <SelectField name="class" label={fieldLabels.class} options={classesOfMedium(medium)} required />
      <SelectField name="section" label={fieldLabels.section} options={sections.list} required />
      {schoolClass && hasStream(schoolClass) && (
        <SelectField name="stream" label={fieldLabels.stream} options={streams.list} required />
      )}
      <RadioGroupField
        name="admissionType"
        label={fieldLabels.admissionType}
        options={admissionTypes.list}
        required
      />
      <DateField name="dateOfAdmission" label={fieldLabels.dateOfAdmission} required />
      <TextField name="boardRollNo" label={fieldLabels.boardRollNo} maxLength={30} />
    </FormSection>
  );
}

export function PictureFields() {
  const { students } = useOfficeMessages();
  return (
    <FormSection title={students.pictures}>
      <PictureField name="profilePictureRef" label={students.photo} shape="photo" />
      <PictureField name="signatureRef" label={students.signature} shape="signature" required />
    </FormSection>
  );
}
