import { CircleAlert, CircleCheck, FileUp, ImageUp, PenLine, RotateCw, Trash2 } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Field, type ControlProps } from '../field/field';
import { useKitMessages } from '../messages/kit-messages';
import { ProgressBar } from '../progress-bar/progress-bar';
import {
  DropZone,
  FileInput,
  Indicator,
  Muted,
  PickLabel,
  Picture,
  Side,
  Status,
} from './file-upload.styles';
import type { OuterProps } from '../theme/outer-props';

/**
 * The shape of the preview: `photo` is cropped to its frame; `logo` is shown whole in a square and `scene` whole in a wide frame;
 * `file` is for files that are no picture: a register, an archive.
 */
export type UploadShape = 'photo' | 'signature' | 'logo' | 'scene' | 'file';

const icons = { photo: ImageUp, logo: ImageUp, signature: PenLine, scene: ImageUp, file: FileUp };

export type UploadStatus =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly percent: number; readonly previewUrl?: string | undefined }
  | { readonly kind: 'uploaded'; readonly previewUrl: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface FileUploadProps extends OuterProps {
  /** The name of the file to upload. */
  readonly label: string;
  /** The accepted kinds of file and their largest size, shown before one is chosen. */
  readonly hint?: ReactNode;
  /**
   * The file is required: shown by a mark beside the label.
   * @default false
   */
  readonly required?: boolean | undefined;
  /** The error; shown in place of the hint. */
  readonly error?: string | undefined;
  /** The accepted kinds of file, in the format of the native input's `accept`. */
  readonly accept: string;
  /** The state of the upload: empty, uploading, uploaded or failed. */
  readonly status: UploadStatus;
  /** Called with the file that was chosen or dropped. */
  readonly onPick: (file: File) => void;
  /** Called to send the same file again; leave it out when that cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when the remove button is pressed; without it there is no such button. */
  readonly onRemove?: (() => void) | undefined;
  /** Called when the focus leaves the input. */
  readonly onBlur?: (() => void) | undefined;
  /** The kind of picture, which decides the shape of the preview. */
  readonly shape?: UploadShape | undefined;
  /**
   * No file can be chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

function UploadPicture({
  status,
  shape,
  label,
}: {
  status: UploadStatus;
  shape: UploadShape;
  label: string;
}) {
  const messages = useKitMessages();
  const url = 'previewUrl' in status ? status.previewUrl : undefined;
  const Icon = icons[shape];
  return (
    <Picture $shape={shape}>
      {url === undefined ? <Icon aria-hidden="true" /> : <img src={url} alt={messages.preview(label)} />}
    </Picture>
  );
}

function UploadState({ status, label }: { status: UploadStatus; label: string }) {
  const messages = useKitMessages();
  return (
    <Status>
      {status.kind === 'uploading' && (
        <>
          <Muted>{messages.uploading(Math.round(status.percent))}</Muted>
          <ProgressBar value={status.percent} label={messages.uploadProgress(label)} />
        </>
      )}
      <div role="status">
        {status.kind === 'uploaded' && (
          <Indicator $tone="success">
            <CircleCheck aria-hidden="true" />
            {messages.uploaded}
          </Indicator>
        )}
        {status.kind === 'failed' && (
          <>
            <Indicator $tone="danger">
              <CircleAlert aria-hidden="true" />
              {messages.failedUploading}
            </Indicator>
            {status.message !== messages.failedUploading && <p>{status.message}</p>}
          </>
        )}
      </div>
    </Status>
  );
}

/**
 * One file, mostly a picture: chosen or dropped, previewed, retried or removed. The caller uploads it and reports the progress in
 * `status`.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, required, error, accept, status, disabled = false, shape = 'photo', ...rest } = props;
  const { onPick, onRetry, onRemove, onBlur, ...outer } = rest;
  const messages = useKitMessages();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const locked = disabled || status.kind === 'uploading';
  const pick = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !locked) onPick(file);
  };
  // The pressed button disappears, so the file input takes the focus.
  const fromHere = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(!locked);
  };
  const zone = (control: ControlProps) => (
    <DropZone
      $over={over}
      $invalid={control['aria-invalid'] === true}
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadPicture status={status} shape={shape} label={label} />
      <Side>
        <div>
          <FileInput
            {...control}
            ref={input}
            type="file"
            accept={accept}
            disabled={disabled}
            // Locked during an upload, but not disabled, as that would take the focus from the user who has just chosen the file.
            aria-disabled={locked}
            onClick={(event) => locked && event.preventDefault()}
            onBlur={onBlur}
            onChange={(event) => {
              pick(event.target.files);
              // Emptied, so that the same file can be chosen again after a failure.
              event.target.value = '';
            }}
          />
          <PickLabel variant="secondary" htmlFor={control.id}>
            {status.kind === 'empty' ? messages.chooseFile : messages.replaceFile}
          </PickLabel>
        </div>
        {status.kind === 'empty' && <Muted>{messages.orDropIt}</Muted>}
        <UploadState status={status} label={label} />
        {onRetry !== undefined && status.kind === 'failed' && (
          <Button variant="quiet" icon={<RotateCw aria-hidden="true" />} onClick={fromHere(onRetry)}>
            {messages.uploadAgain(label)}
          </Button>
        )}
        {onRemove !== undefined && (status.kind === 'uploaded' || status.kind === 'failed') && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={fromHere(onRemove)}>
            {messages.removeFile(label)}
          </Button>
        )}
      </Side>
    </DropZone>
  );
  return (
    <Field {...outer} label={label} hint={hint} error={error} required={required}>
      {zone}
    </Field>
  );
}
