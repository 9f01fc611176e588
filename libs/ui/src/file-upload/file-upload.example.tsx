import { FileUpload, type UploadStatus } from '@school/ui';
import { useState } from 'react';

export function FileUploadExample() {
  const [status, setStatus] = useState<UploadStatus>({ kind: 'empty' });
  return (
    <FileUpload
      label="Photo of the student"
      hint="PNG, JPEG or WebP, up to 5 MB"
      accept="image/png,image/jpeg,image/webp"
      status={status}
      onPick={(file) =>
        setStatus(
          file.size > 5_000_000
            ? { kind: 'failed', message: 'The picture is larger than 5 MB' }
            : { kind: 'uploaded', previewUrl: URL.createObjectURL(file) },
        )
      }
      onRemove={() => setStatus({ kind: 'empty' })}
    />
  );
}
