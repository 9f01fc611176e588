import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';

export interface AfterSaveProps {
  /** How often the surrounding form was saved. */
  readonly saves: number;
  /** Nothing was typed while it was on its way. */
  readonly onWhole: () => void;
  /** Something was, and stays typed. */
  readonly onMore?: (form: FormApi) => void;
}

/** What follows a save once the form knows what of it was saved: over a slow network somebody types on meanwhile. */
export function AfterSave({ saves, onWhole, onMore }: AfterSaveProps) {
  const form = useForm();
  // A form that came after a save has nothing to follow.
  const [before] = useState(saves);
  const follow = useEffectEvent(() => {
    if (form.getState().pristine) onWhole();
    else onMore?.(form);
  });
  useEffect(() => {
    if (saves > before) follow();
  }, [saves, before]);
  return undefined;
}
