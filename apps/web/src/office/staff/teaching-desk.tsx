import {
  accountLabel,
  classLabelOf,
  isSameSection,
  sectionKey,
  taughtIn,
  type BranchClass,
  type ClassSection,
  type TaughtSection,
  type Teaching,
} from '@school/domain';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Field,
  FieldGroup,
  Heading,
  PageHeader,
  Row,
  Select,
  Stack,
} from '@school/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { StaffAccount } from '../../api/types';
import type { Outcome } from '../../api/use-change';
import { useWords } from '../../messages/words';
import { focusOnMount } from '../../screen/focus-on-mount';
import { AskBeforeLeaving } from '../form/leave-guard';
import { useEdited } from '../form/use-edited';
import { Failed, useFailure } from '../../screen/failed';
import { PageButton } from '../../screen/page-link';
import { useStaffMessages } from './messages';
import {
  emptyOf,
  offeredOf,
  withClassTeacher,
  withoutSection,
  withSection,
  withSubject,
} from './teaching-draft';

const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ theme }) => theme.size.column}, 1fr));
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
`;

export interface TeachingDeskProps {
  readonly account: Pick<StaffAccount, 'fname' | 'username' | 'teaching' | 'teachingRevision'>;
  /** The sections that have students (D61). */
  readonly sections: readonly ClassSection[];
  readonly subjectsOf: (of: BranchClass) => readonly string[];
  /** @param revision the revision that was on screen when the first box was ticked */
  readonly onSave: (teaching: Teaching, revision: number) => Promise<Outcome<unknown>>;
}

/** The sections of a teacher, with the subjects taught there, and those where they are class teacher (D58, D61). */
export function TeachingDesk({ account, sections, subjectsOf, onSave }: TeachingDeskProps) {
  const staff = useStaffMessages();
  const words = useWords();
  const {
    value: teaching,
    isEdited,
    edit: setTeaching,
    undo,
    save: send,
  } = useEdited<Teaching>(account.teaching, account.teachingRevision);
  const [addedKey, setAddedKey] = useState<string>();
  const [chosenKey, setChosenKey] = useState('');
  const { failed, fail, showFailure } = useFailure();
  const [isBusy, setBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const freeSections = sections.filter((one) => !taughtIn(teaching, one));
  const sectionToAdd = freeSections.find((one) => sectionKey(one) === chosenKey) ?? freeSections[0];
  const emptySections = emptyOf(teaching);
  const nameOf = (section: ClassSection) => `${classLabelOf(section, words)} · ${section.branch}`;

  const edit = (next: Teaching) => {
    failed.onClose();
    setTeaching(next);
  };
  const add = () => {
    if (!sectionToAdd) return;
    setAddedKey(sectionKey(sectionToAdd));
    setChosenKey('');
    edit(withSection(teaching, sectionToAdd));
  };
  const save = async () => {
    const [firstEmpty] = emptySections;
    if (firstEmpty) {
      fail({ message: staff.nothingTicked(nameOf(firstEmpty)) });
      return;
    }
    setBusy(true);
    await showFailure(send(onSave));
    setBusy(false);
  };

  return (
    <Stack>
      <AskBeforeLeaving isUnsaved={isEdited} />
      <PageHeader
        title={staff.teachingFor(accountLabel(account.fname, account.username))}
        description={staff.teachingText}
        actions={
          <Row>
            <PageButton to="/office/staff">{staff.backToStaff}</PageButton>
            {isEdited && (
              <Button
                variant="quiet"
                onClick={() => {
                  failed.onClose();
                  undo();
                }}
              >
                {staff.undoTeaching}
              </Button>
            )}
            <Button disabled={!isEdited} loading={isBusy} onClick={() => void save()}>
              {staff.saveTeaching}
            </Button>
          </Row>
        }
      />
      <Failed {...failed} />
      {sectionToAdd && (
        <Field label={staff.sectionToAdd}>
          {(control) => (
            <Row>
              <Select
                {...control}
                value={sectionKey(sectionToAdd)}
                options={freeSections.map((one) => ({ value: sectionKey(one), label: nameOf(one) }))}
                onChange={({ currentTarget: { value } }) => setChosenKey(value)}
              />
              <Button ref={addButton} variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
                {staff.addSection}
              </Button>
            </Row>
          )}
        </Field>
      )}
      {teaching.length === 0 && <EmptyState title={staff.noTeaching} description={staff.noTeachingText} />}
      {teaching.map((section) => (
        <GivenSection
          key={sectionKey(section)}
          taughtSection={section}
          name={nameOf(section)}
          learnt={subjectsOf(section)}
          isNew={sectionKey(section) === addedKey}
          isEmpty={failed.text !== undefined && emptySections.some((other) => isSameSection(section, other))}
          onChange={edit}
          onTakeAway={() => {
            edit(withoutSection(teaching, section));
            addButton.current?.focus();
          }}
          teaching={teaching}
        />
      ))}
    </Stack>
  );
}

interface GivenSectionProps {
  readonly taughtSection: TaughtSection;
  readonly name: string;
  readonly learnt: readonly string[];
  /** Whether it has just been added and takes the focus, so that the next key ticks. */
  readonly isNew: boolean;
  readonly isEmpty: boolean;
  readonly teaching: Teaching;
  readonly onChange: (teaching: Teaching) => void;
  readonly onTakeAway: () => void;
}

function GivenSection(props: GivenSectionProps) {
  const { taughtSection, name, learnt, isNew, isEmpty, teaching, onChange, onTakeAway } = props;
  const staff = useStaffMessages();
  const { labels } = useWords();
  return (
    <Card>
      <Stack gap="s">
        <Row justify="space-between">
          <Heading>{name}</Heading>
          <Button
            size="s"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={staff.removeSectionOf(name)}
            onClick={onTakeAway}
          >
            {staff.removeSection}
          </Button>
        </Row>
        <Checkbox
          {...(isNew && { ref: focusOnMount })}
          label={labels.classTeacher}
          hint={staff.classTeacherHint}
          checked={taughtSection.isClassTeacher}
          onChange={(isClassTeacher) => onChange(withClassTeacher(teaching, taughtSection, isClassTeacher))}
        />
        <FieldGroup label={staff.subjectsIn(name)} error={isEmpty ? staff.tickSomething : undefined}>
          {() => (
            <Ticks>
              {offeredOf(learnt, taughtSection.subjects).map((subject) => (
                <Checkbox
                  key={subject}
                  label={subject}
                  checked={taughtSection.subjects.includes(subject)}
                  onChange={(isTaught) =>
                    onChange(withSubject(teaching, taughtSection, subject, { isTaught, learnt }))
                  }
                />
              ))}
            </Ticks>
          )}
        </FieldGroup>
      </Stack>
    </Card>
  );
}
