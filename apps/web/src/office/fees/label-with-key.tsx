import { Kbd } from '@school/ui';

/** A label with the keyboard shortcut that moves to its control. */
export function LabelWithKey({ label, shortcut }: { readonly label: string; readonly shortcut: string }) {
  return (
    <>
      {label} <Kbd shortcut={shortcut} />
    </>
  );
}
