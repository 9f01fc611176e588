import { getIn } from 'final-form';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import type { DraftField, DraftFields } from './draft';
import type { FormDraft } from './use-draft';

/** Milliseconds without a key press before the typed values are kept. */
const PAUSE_MS = 300;

export interface DraftKeeperProps {
  readonly draft: Pick<FormDraft, 'found' | 'keep' | 'drop'>;
  /** Whether a field is not restored, because its stored value has changed since the draft was typed. */
  readonly isOutdated?: ((name: string, field: DraftField) => boolean) | undefined;
  /** Called with the fields that the draft has for the form. */
  readonly onRestore?: ((fields: DraftFields) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Puts a draft back into the surrounding form and keeps what is typed from then on. It wraps the fields, so that they are
 * registered before the draft is restored, and still are when the last keys are kept.
 */
export function DraftKeeper({
  draft: { found, keep, drop },
  isOutdated,
  onRestore,
  children,
}: DraftKeeperProps) {
  const form = useForm<Record<string, unknown>>();

  // Restored once: later typing stays, even when the page passes another `onRestore`.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = found !== undefined;
    const keepNow = () => {
      clearTimeout(timer);
      timer = undefined;
      const { dirtyFields, values, initialValues } = form.getState();
      const typedFields = Object.keys(dirtyFields ?? {}).map((name): [string, DraftField] => [
        name,
        { value: getIn(values, name), before: getIn(initialValues ?? {}, name) },
      ]);
      if (typedFields.length > 0) void keep(Object.fromEntries(typedFields));
      else if (isKept) drop();
      isKept = typedFields.length > 0;
    };
    let isFirst = true;
    const unsubscribe = form.subscribe(
      () => {
        // The first call only reports the form's state; nobody has typed yet.
        if (isFirst) return void (isFirst = false);
        clearTimeout(timer);
        timer = setTimeout(keepNow, PAUSE_MS);
      },
      { values: true, dirtyFields: true },
    );
    const keepWhatWaits = () => {
      // Values that are being sent need no draft: they get saved, or stay in the form when refused.
      if (timer !== undefined && form.getState().submitting !== true) keepNow();
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
