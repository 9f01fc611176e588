import { z } from 'zod';
import { DateField } from '../../date-input/date-field';
import { MoneyField } from '../../money-input/money-field';
import { PasswordField } from '../../password-input/password-field';
import { RadioGroupField } from '../../radio-group/radio-group-field';
import { SelectField } from '../../select/select-field';
import { TextField } from '../../text-input/text-field';
import { TextareaField } from '../../textarea/textarea-field';
import { FormRow, FormSection } from '../form-section';

export const storySchema = z.object({
  studentFirstName: z.string().min(3, 'Minimum length of 3 is required'),
  password: z.string().min(5, 'Minimum length of 5 is required'),
  boardType: z.enum(['up', 'cbse'], { error: 'Choose board' }),
  class: z.string().min(1, 'Choose class'),
  dateOfBirth: z.iso.date('Date of birth must be a date as yyyy-mm-dd'),
  previousBalance: z.string().min(1, 'Previous balance is required'),
  personalDetail: z.object({ address: z.string().min(1, 'Address is required') }),
});

export interface StoryValues {
  studentFirstName: string;
  password: string;
  boardType: string;
  class: string;
  dateOfBirth: string;
  previousBalance: string;
  personalDetail: { address: string };
}

export const emptyStory: StoryValues = {
  studentFirstName: '',
  password: 'school@123',
  boardType: '',
  class: '',
  dateOfBirth: '',
  previousBalance: '0',
  personalDetail: { address: '' },
};

export const filledStory: StoryValues = {
  ...emptyStory,
  studentFirstName: 'Asha',
  boardType: 'cbse',
  class: '3',
  dateOfBirth: '2015-02-28',
  personalDetail: { address: '12, Station Road' },
};

export const storyFields = (
  <FormSection title="Student Personal Details" description="As on the birth certificate.">
    <TextField name="studentFirstName" label="First name" required />
    <PasswordField name="password" label="Password" required hint="At least 5 characters" />
    <DateField name="dateOfBirth" label="Date of birth" required />
    <RadioGroupField
      name="boardType"
      label="Board"
      required
      options={[
        { value: 'up', label: 'UP' },
        { value: 'cbse', label: 'CBSE' },
      ]}
    />
    <SelectField name="class" label="Class" required options={[{ value: '3', label: 'III' }]} />
    <MoneyField name="previousBalance" label="Previous balance" required />
    <FormRow>
      <TextareaField name="personalDetail.address" label="Address" required />
    </FormRow>
  </FormSection>
);
