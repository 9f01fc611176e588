import {
  dateTimeLabel,
  schoolCodes,
  subjectsFormSchema,
  type ClassSubjects,
  type SchoolCode,
} from '@school/domain';
import { Button, DataTable, Stack, Text, TextareaField, type Column } from '@school/ui';
import { useState } from 'react';
import { optionsOf, useWords } from '../../messages/words';
import { QueryView } from '../../screen/query-view';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { Choice } from '../form/choice';
import { usePinnedRevision } from '../form/pinned-revision';
import { useSends } from '../form/use-sends';
import { Noted } from '../list/cells';
import { useSubjects, type SubjectsOfClass } from '../subjects/use-subjects';
import { useSettingsMessages } from './messages';
import { useChangeSubjects } from './use-settings';

/** The subjects of each class of a branch, and a dialog to change them (D64). */
export function Subjects() {
  const words = useSettingsMessages();
  return (
    <Stack>
      <QueryView query={useSubjects()} failed={words.loadFailed}>
        {(subjects) => <SubjectsTable subjects={subjects} />}
      </QueryView>
    </Stack>
  );
}

/** The classes of the chosen branch, youngest first. */
export function SubjectsTable({ subjects }: { readonly subjects: readonly SubjectsOfClass[] }) {
  const words = useSettingsMessages();
  const { labels, options, locale } = useWords();
  const [branch, setBranch] = useState<SchoolCode>(schoolCodes[0]);
  const [openedClass, setOpenedClass] = useState<SubjectsOfClass>();
  const nameOf = (one: SubjectsOfClass) => options.class[one.class];
  const isOpenedClass = (one: SubjectsOfClass) =>
    one.branch === openedClass?.branch && one.class === openedClass.class;
  const columns: readonly Column<SubjectsOfClass>[] = [
    { key: 'class', header: labels.class, render: nameOf },
    {
      key: 'subjects',
      header: labels.subjects,
      minWidth: '9rem',
      render: ({ subjects: names, changedBy, changedAt }) => (
        <Noted
          note={
            changedBy !== undefined &&
            changedAt !== undefined &&
            words.changedBy(changedBy, dateTimeLabel(new Date(changedAt), locale))
          }
        >
          {names.join(', ')}
        </Noted>
      ),
    },
    {
      key: 'change',
      header: labels.actions,
      render: (one) => (
        <Button
          size="s"
          variant="secondary"
          aria-label={words.changeSubjectsOf(`${one.branch} ${nameOf(one)}`)}
          onClick={() => setOpenedClass(one)}
        >
          {words.changeSubjects}
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      <Text>{words.subjectsText}</Text>
      <Choice
        label={labels.branch}
        value={branch}
        options={optionsOf(schoolCodes, options.branchCode)}
        onChange={(value) => setBranch(schoolCodes.find((one) => one === value) ?? branch)}
      />
      <DataTable
        caption={labels.subjects}
        density="compact"
        columns={columns}
        rows={subjects.filter((one) => one.branch === branch)}
        rowKey={(one) => `${one.branch} ${one.class}`}
      />
      {openedClass && (
        <SubjectsDialog
          subjectsOfClass={openedClass}
          revision={(subjects.find(isOpenedClass) ?? openedClass).revision}
          name={`${openedClass.branch} ${nameOf(openedClass)}`}
          onClose={() => setOpenedClass(undefined)}
        />
      )}
    </Stack>
  );
}

interface SubjectsDialogProps {
  readonly subjectsOfClass: SubjectsOfClass;
  /** The last revision of the subjects that was read. */
  readonly revision: number;
  readonly name: string;
  readonly onClose: () => void;
}

function SubjectsDialog({ subjectsOfClass, revision, name, onClose }: SubjectsDialogProps) {
  const words = useSettingsMessages();
  const { labels } = useWords();
  const sends = useSends(onClose);
  const change = useChangeSubjects();
  const pinned = usePinnedRevision(revision);
  const { branch, class: schoolClass } = subjectsOfClass;
  return (
    <AskDialog title={words.subjectsOf(name)} text={words.subjectsDialogText} onClose={onClose}>
      <AskForm
        initialValues={{ subjects: subjectsOfClass.subjects.join('\n') }}
        schema={subjectsFormSchema}
        submitLabel={words.saveSubjects}
        onSend={sends(
          pinned(({ subjects }: Pick<ClassSubjects, 'subjects'>, pinnedRevision) =>
            change.send({ branch, class: schoolClass, revision: pinnedRevision, subjects }),
          ),
          () => words.subjectsSaved(name),
        )}
      >
        <TextareaField
          name="subjects"
          label={labels.subjects}
          hint={words.subjectsHint}
          required
          rows={Math.max(8, subjectsOfClass.subjects.length + 2)}
        />
      </AskForm>
    </AskDialog>
  );
}
