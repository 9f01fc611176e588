import { dateLabel, progressOf, schoolDate, type SyllabusSubject, type SyllabusUnit } from '@school/domain';
import { Button, ConfirmDialog, Heading, Row, Stack, Text } from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { lastRevisionOf } from '../form/pinned-revision';
import { focusIfLost } from '../../screen/focus-on-mount';
import { PageLink } from '../../screen/page-link';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useSyllabusMessages } from './messages';
import { UnitDialog } from './unit-dialog';
import { UnitFileLink } from './unit-file';
import { UnitsTable } from './units-table';
import { useMarkDone } from './use-syllabus';
import { useSubjectInAddress } from './use-subject-in-address';
import { useUnitOrder } from './use-unit-order';

export interface SubjectDeskProps {
  readonly syllabusSubject: SyllabusSubject;
  readonly mayPlan: boolean;
  readonly units: readonly SyllabusUnit[];
  /** As `yyyy-mm-dd`. */
  readonly today: string;
}

/** The units of a subject, with the actions of administrators and of its teachers (D67). */
export function SubjectDesk({ syllabusSubject, mayPlan, units, today }: SubjectDeskProps) {
  const words = useSyllabusMessages();
  const { locale } = useWords();
  const showOutcome = useOutcomeToast();
  const markDone = useMarkDone();
  const ordered = useUnitOrder(syllabusSubject, units);
  const [openDialog, setOpenDialog] = useState<{ readonly unit?: SyllabusUnit }>();
  const [unitToTakeBack, setUnitToTakeBack] = useState<SyllabusUnit>();
  const { done, percent } = progressOf(units, today);
  const mark = async ({ id, revision, name, doneOn }: SyllabusUnit) => {
    const isDone = doneOn === undefined;
    // The day of the press, because the page may have been read on the day before.
    const sent = markDone.send({
      ...syllabusSubject,
      id,
      revision,
      doneOn: isDone ? schoolDate(new Date()) : undefined,
    });
    await showOutcome(sent, isDone ? words.isDone(name) : words.isNotDone(name));
  };
  // A press on Done brings back today, but no earlier day.
  const losesDay = ({ doneOn }: SyllabusUnit) => doneOn !== undefined && doneOn !== schoolDate(new Date());
  const takeBack = (unit: SyllabusUnit) => {
    setUnitToTakeBack(undefined);
    void mark(unit);
  };
  return (
    <Stack>
      <BackToSubjects />
      <Row justify="space-between">
        <div>
          <Heading ref={focusIfLost} tabIndex={-1}>
            {syllabusSubject.subject}
          </Heading>
          {units.length > 0 && <Text tone="muted">{words.doneOf(done, units.length, percent)}</Text>}
        </div>
        {mayPlan && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpenDialog({})}>
            {words.add}
          </Button>
        )}
      </Row>
      <UnitsTable
        subject={syllabusSubject.subject}
        units={ordered.units}
        today={today}
        fileOf={(unit) => <UnitFileLink syllabusSubject={syllabusSubject} unit={unit} />}
        actions={
          mayPlan
            ? {
                mark: (unit) => (losesDay(unit) ? setUnitToTakeBack(unit) : void mark(unit)),
                marking: markDone.running?.id,
                move: ordered.move,
                change: (unit) => setOpenDialog({ unit }),
              }
            : undefined
        }
      />
      {unitToTakeBack?.doneOn !== undefined && (
        <ConfirmDialog
          open
          title={words.takeBackTitle(unitToTakeBack.name)}
          confirmLabel={words.takeBack}
          onConfirm={() => takeBack(unitToTakeBack)}
          onCancel={() => setUnitToTakeBack(undefined)}
        >
          {words.takeBackText(dateLabel(unitToTakeBack.doneOn, locale))}
        </ConfirmDialog>
      )}
      {openDialog && (
        <UnitDialog
          syllabusSubject={syllabusSubject}
          unit={openDialog.unit}
          revision={lastRevisionOf(openDialog.unit, ordered.units)}
          lastUnit={ordered.units.at(-1)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </Stack>
  );
}

function BackToSubjects() {
  const words = useSyllabusMessages();
  const { addressOf } = useSubjectInAddress();
  return <PageLink to={addressOf(undefined)}>{words.allSubjects}</PageLink>;
}
