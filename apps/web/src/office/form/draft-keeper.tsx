import { getIn } from 'final-form';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import type { DraftField, DraftFields } from './draft';
import type { FormDraft } from './use-draft';

/** After so many milliseconds without a key what was typed is kept. */
const PAUSE = 300;

export interface DraftKeeperProps {
  readonly draft: Pick<FormDraft, 'found' | 'keep' | 'drop'>;
  /** Whether a field is left as it is, because it no longer says what was typed over. */
  readonly isOutdated?: ((name: string, field: DraftField) => boolean) | undefined;
  /** What the draft has for the form. */
  readonly onRestore?: ((fields: DraftFields) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Puts a draft back into the surrounding form, and keeps what is typed from then on. It stands around the fields, so that they are
 * the form's before the draft is put back into them, and still are when the last keys are kept.
 */
export function DraftKeeper({
  draft: { found, keep, drop },
  isOutdated,
  onRestore,
  children,
}: DraftKeeperProps) {
  const form = useForm<Record<string, unknown>>();

  // Once: what is typed over it later stays, also when the page hands on another `onRestore`.
  const restore = useEffectEvent((fields: DraftFields) => {
    form.batch(() => {
      for (const [name, field] of Object.entries(fields))
        if (isOutdated?.(name, field) !== true) form.change(name, field.value);
    });
    onRestore?.(fields);
  });
  useEffect(() => {
    if (found !== undefined) restore(found.fields);
  }, [found]);

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isKept = found !== undefined;
    const keepNow = () => {
      clearTimeout(pause);
      pause = undefined;
      const { dirtyFields, values, initialValues } = form.getState();
      const typed = Object.keys(dirtyFields ?? {}).map((name): [string, DraftField] => [
        name,
        { value: getIn(values, name), before: getIn(initialValues ?? {}, name) },
      ]);
      if (typed.length > 0) void keep(Object.fromEntries(typed));
      else if (isKept) drop();
      isKept = typed.length > 0;
    };
    let isFirst = true;
    const unsubscribe = form.subscribe(
      () => {
        // The first call tells how the form stands, and nobody has typed yet.
        if (isFirst) return void (isFirst = false);
        clearTimeout(pause);
        pause = setTimeout(keepNow, PAUSE);
      },
      { values: true, dirtyFields: true },
    );
    const keepWhatWaits = () => {
      // What is being sent is saved or refused; refused, it still stands in the form.
      if (pause !== undefined && form.getState().submitting !== true) keepNow();
    };
    window.addEventListener('pagehide', keepWhatWaits);
    return () => {
      window.removeEventListener('pagehide', keepWhatWaits);
      unsubscribe();
      keepWhatWaits();
    };
  }, [form, found, keep, drop]);
  return children;
}
