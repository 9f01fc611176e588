import { SubmitButton } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useSettingsMessages } from './messages';

/** Waits until something differs from what is saved. */
export function SaveButton() {
  const words = useSettingsMessages();
  const { pristine } = useFormState({ subscription: { pristine: true } });
  return <SubmitButton disabled={pristine}>{words.saveDetails}</SubmitButton>;
}
