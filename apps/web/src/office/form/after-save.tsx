import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';

export interface AfterSaveProps {
  /** How often the surrounding form was saved. */
  readonly saves: number;
  /** Called when nothing was typed during the save. */
  readonly onWhole: () => void;
  /** Called when something was typed during the save; it stays in the form. */
  readonly onMore?: (form: FormApi) => void;
}

/** Runs what follows a save once the form knows which values were saved: over a slow network somebody may type on meanwhile. */
export function AfterSave({ saves, onWhole, onMore }: AfterSaveProps) {
  const form = useForm();
  // A form mounted after a save does not react to that save.
  const [savesAtFirst] = useState(saves);
  const follow = useEffectEvent(() => {
    if (form.getState().pristine) onWhole();
    else onMore?.(form);
  });
  useEffect(() => {
    if (saves > savesAtFirst) follow();
  }, [saves, savesAtFirst]);
  return undefined;
}
