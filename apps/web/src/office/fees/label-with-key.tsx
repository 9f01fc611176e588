import { Kbd } from '@school/ui';

/** A label, and the key that leads to its control. */
export function LabelWithKey({ label, shortcut }: { readonly label: string; readonly shortcut: string }) {
  return (
    <>
      {label} <Kbd shortcut={shortcut} />
    </>
  );
}
