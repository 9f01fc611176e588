import { errorOf, FileUpload, useUnsavedWork, type UploadShape, type UploadStatus } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { uploadPicture } from '../../api/school-api';
import { hasServerDecided } from '../../api/decided';
import { useStoredPicture } from '../../api/use-picture';
import { useFormMessages } from './messages';

/** The file types that the file dialog offers first; the server decides by the content of the file (D25). */
const OFFERED_TYPES = 'image/png,image/jpeg,image/webp';
const MOST_BYTES = 5 * 1024 * 1024;

export interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  readonly shape: UploadShape;
  readonly required?: boolean;
  /** The purpose of the picture: those for the public site may be seen by everybody (D93). */
  readonly use?: 'record' | 'site';
}

type Progress =
  | { readonly kind: 'uploading'; readonly percent: number }
  | { readonly kind: 'failed'; readonly message: string; readonly unsent?: File | undefined };

/** Makes the form invalid while it is mounted: final-form runs a field's rules when the field comes and when it goes. */
function StillWaiting({ name, sentence }: { readonly name: string; readonly sentence: string }) {
  useField<string | undefined>(name, { validate: () => sentence, subscription: {} });
  return null;
}

/** Uploads a picture as soon as it is chosen and keeps its id as the field's value (section 4, Upload). */
export function PictureField({ name, label, shape, required = false, use = 'record' }: PictureFieldProps) {
  const words = useFormMessages();
  const { input, meta } = useField<string | undefined>(name, {
    parse: (value: string | undefined) => value,
  });
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const { url: previewUrl, isGone } = useStoredPicture(input.value);
  useEffect(() => () => running.current?.abort(), []);

  // A waiting picture would be lost with the page, or if the form were sent without it.
  const isWaiting =
    progress?.kind === 'uploading' || (progress?.kind === 'failed' && progress.unsent !== undefined);
  useUnsavedWork(isWaiting);

  const refuse = (message: string, unsent?: File) => setProgress({ kind: 'failed', message, unsent });

  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ kind: 'uploading', percent: 0 });
    const answer = await uploadPicture(file, {
      use,
      signal: controller.signal,
      onProgress: (percent) => setProgress({ kind: 'uploading', percent }),
    });
    if (controller.signal.aborted) return;
    if (answer.ok) {
      setProgress(undefined);
      input.onChange(answer.value._id);
    } else refuse(answer.error.message, hasServerDecided(answer) ? undefined : file);
  };

  const pick = (file: File) => {
    input.onBlur();
    if (file.size > MOST_BYTES) refuse(words.tooLarge);
    else void send(file);
  };

  const unsent = progress?.kind === 'failed' ? progress.unsent : undefined;
  const storedStatus = (): UploadStatus => {
    // A draft may outlive the picture that was uploaded for it.
    if (input.value && isGone) return { kind: 'failed', message: words.pictureNotStored };
    return input.value && previewUrl !== undefined ? { kind: 'uploaded', previewUrl } : { kind: 'empty' };
  };
  return (
    <>
      {isWaiting && <StillWaiting name={name} sentence={words.pictureWaits} />}
      <FileUpload
        label={label}
        shape={shape}
        required={required}
        hint={words.pictureHint}
        accept={OFFERED_TYPES}
        status={progress ?? storedStatus()}
        error={unsent ? words.pictureWaits : progress?.kind === 'uploading' ? undefined : errorOf(meta)}
        onBlur={() => input.onBlur()}
        onPick={pick}
        onRetry={unsent === undefined ? undefined : () => void send(unsent)}
        onRemove={() => {
          // Removing a file that could not be sent leaves the previous picture in place.
          if (progress === undefined) input.onChange(undefined);
          setProgress(undefined);
        }}
      />
    </>
  );
}
