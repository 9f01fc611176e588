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
 * `photo` is cut to its frame; `logo` is shown whole in a square, `scene` whole and wider than high; `file` is for what is no
 * picture: a register, an archive.
 */
export type UploadShape = 'photo' | 'signature' | 'logo' | 'scene' | 'file';

const icons = { photo: ImageUp, logo: ImageUp, signature: PenLine, scene: ImageUp, file: FileUp };

export type UploadStatus =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly percent: number; readonly previewUrl?: string | undefined }
  | { readonly kind: 'uploaded'; readonly previewUrl: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface FileUploadProps extends OuterProps {
  /** What is uploaded. */
  readonly label: string;
  /** Which kinds of file and how large, before one is chosen. */
  readonly hint?: ReactNode;
  /**
   * It must be there: a mark beside the label.
   * @default false
   */
  readonly required?: boolean | undefined;
  /** What is wrong; stands in place of the hint. */
  readonly error?: string | undefined;
  /** The kinds of file that can be chosen, as the native input takes them. */
  readonly accept: string;
  /** How far it is: empty, uploading, uploaded or failed. */
  readonly status: UploadStatus;
  /** Hears the file that was chosen or dropped. */
  readonly onPick: (file: File) => void;
  /** Sends the same file again; leave it out when that cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** Shows a button that removes what was uploaded, and hears it. */
  readonly onRemove?: (() => void) | undefined;
  /** Hears that the focus left it. */
  readonly onBlur?: (() => void) | undefined;
  /** What is uploaded: the preview has its shape. */
  readonly shape?: UploadShape | undefined;
  /**
   * Nothing can be chosen.
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
 * One picture: picked or dropped, shown, sent by the caller, tried again, removed. The caller says in `status` how far it
 * is.
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
  // The button that was pressed goes.
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
            // Locked while it uploads, and not disabled: whoever has just chosen the file by keyboard is still here.
            aria-disabled={locked}
            onClick={(event) => locked && event.preventDefault()}
            onBlur={onBlur}
            onChange={(event) => {
              pick(event.target.files);
              // So that the same file can be picked again after a failure.
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
