import { LARGEST_UNIT_FILE, unitFileName, type SyllabusSubject, type SyllabusUnit } from '@school/domain';
import { FileUpload, Row, Stack, useToast, type UploadStatus } from '@school/ui';
import { useFailure } from '../../screen/failed';
import type { Pinned } from '../form/pinned-revision';
import { TakeOut } from '../form/take-out';
import { LinkButton } from '../list/link-button';
import { useDownload } from '../list/use-download';
import { useSyllabusMessages, type syllabusEn } from './messages';
import { unitFile, usePutUnitFile, useRemoveUnitFile } from './use-syllabus';

const KB = 1024;

/** The size of a file as computers show it: `620 KB`, `1.4 MB`. @param bytes its size */
const fileSize = (bytes: number, words: typeof syllabusEn): string =>
  bytes < KB * KB
    ? words.kilobytes(Math.max(1, Math.round(bytes / KB)))
    : words.megabytes((bytes / (KB * KB)).toFixed(1));

export interface UnitFileLinkProps {
  readonly syllabusSubject: SyllabusSubject;
  readonly unit: SyllabusUnit;
}

/** Saves the file of a unit, if it has one (D67). */
export function UnitFileLink({ syllabusSubject, unit }: UnitFileLinkProps) {
  const words = useSyllabusMessages();
  const { isBusy, save } = useDownload();
  if (!unit.file) return null;
  const { name, size } = unit.file;
  return (
    <LinkButton aria-busy={isBusy} onClick={() => void save(unitFile(syllabusSubject, unit.id))}>
      {`${name} (${fileSize(size, words)})`}
    </LinkButton>
  );
}

export interface UnitFileFieldProps extends UnitFileLinkProps {
  /** Sends the revision that the dialog was opened on. */
  readonly pinned: Pinned;
  /** Called with the updated unit once its file is replaced or removed. */
  readonly onChanged: (unit: SyllabusUnit) => void;
}

/** Uploads a PDF for a unit as soon as it is chosen or dropped, replacing the old one; can also remove it. */
export function UnitFileField({ syllabusSubject, unit, pinned, onChanged }: UnitFileFieldProps) {
  const words = useSyllabusMessages();
  const { showToast } = useToast();
  const put = usePutUnitFile();
  const remove = useRemoveUnitFile();
  const { failed, fail, showFailure } = useFailure();
  const putOver = pinned((file: File, revision) =>
    put.send({ file, unit: { ...syllabusSubject, id: unit.id, revision } }),
  );
  const takeOut = pinned((id: string, revision) => remove.send({ ...syllabusSubject, id, revision }));
  const send = async (file: File) => {
    const answer = await showFailure(putOver(file));
    if (!answer.ok) return;
    showToast(words.fileSaved(unitFileName(file.name)), 'success');
    onChanged(answer.value);
  };
  const pick = (file: File) => {
    if (!/\.pdf$/iu.test(file.name)) fail({ message: words.notAPdf });
    else if (file.size > LARGEST_UNIT_FILE) fail({ message: words.fileTooLarge });
    else void send(file);
  };
  const status = (): UploadStatus => {
    if (put.running) return { kind: 'uploading', percent: 100 };
    return failed.text === undefined ? { kind: 'empty' } : { kind: 'failed', message: failed.text };
  };
  return (
    <Stack>
      {unit.file && (
        <Row justify="space-between">
          <UnitFileLink syllabusSubject={syllabusSubject} unit={unit} />
          <TakeOut
            words={{
              remove: words.removeFile,
              removeTitle: words.removeFileTitle,
              removeText: words.removeFileText,
              removed: words.fileRemoved,
            }}
            name={unit.file.name}
            isRunning={remove.running !== undefined}
            onTakeOut={async () => {
              const answer = await takeOut(unit.id);
              if (answer.ok) onChanged(answer.value);
              return answer;
            }}
          />
        </Row>
      )}
      <FileUpload
        label={unit.file ? words.replaceFile : words.file}
        hint={words.fileHint}
        accept="application/pdf,.pdf"
        shape="file"
        status={status()}
        onPick={pick}
      />
    </Stack>
  );
}
