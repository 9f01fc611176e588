import { formatRupees, paymentModes, type Paise } from '@school/domain';
import { MoneyField, SelectField, useBoundField } from '@school/ui';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { LabelWithKey } from './label-with-key';
import { useFeesMessages } from './messages';
import { tillKeys, useTillKey } from './till-keys';

const Change = styled.strong`
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.m};
`;

/** The payment mode (D49). */
export function ModeField() {
  const { labels, options } = useWords();
  const select = useTillKey<HTMLSelectElement>(tillKeys.mode);
  return (
    <SelectField
      ref={select}
      name="mode"
      label={<LabelWithKey label={labels.mode} shortcut={tillKeys.mode} />}
      aria-keyshortcuts={tillKeys.mode}
      options={optionsOf(paymentModes, options.mode)}
      required
    />
  );
}

/** The cash that the family hands over and the change it gets back; only displayed, never sent. */
export function CashGiven({ change }: { readonly change: Paise | undefined }) {
  const fees = useFeesMessages();
  const { labels } = useWords();
  const { input } = useBoundField('mode');
  if (input.value !== 'Cash') return null;
  return (
    <MoneyField
      name="tendered"
      label={labels.tendered}
      hint={change === undefined ? fees.noChange : <Change>{fees.change(formatRupees(change))}</Change>}
    />
  );
}
