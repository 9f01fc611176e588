import { AmountInWords, paise } from '@school/ui/school';

export function AmountInWordsExample() {
  return (
    <p>
      <AmountInWords amount={paise(1_23_456_50)} />
    </p>
  );
}
