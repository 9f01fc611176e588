import {
  choiceKey,
  copiedFrom,
  headLabel,
  importFields,
  isSchoolHead,
  missingFieldsOfNew,
  type ColumnChoice,
} from '@school/domain';
import {
  Alert,
  Button,
  Checkbox,
  DataTable,
  Row,
  Select,
  Stack,
  Text,
  TextInput,
  useUnsavedWork,
  type Column,
} from '@school/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { Failed, useFailure } from '../../screen/failed';
import { ArrivalHeading } from '../../screen/arrival-heading';
import { PageLeaveGuard } from '../form/leave-guard';
import { usePinnedRevision } from '../form/pinned-revision';
import { useHeads } from '../ledger/use-heads';
import { useImportMessages } from './messages';
import { useChoices } from './use-choices';
import { useChooseColumns, useDiscardImport, type Import } from './use-import';

interface ColumnsStepProps {
  readonly currentImport: Import;
  readonly onDone: () => void;
  readonly onAnother: () => void;
}

/** The select's value for a copy of another field. */
const COPY = '=';

/** The meaning of a column: a field, or one of the heads that students take. */
type Target = Pick<ColumnChoice, 'field' | 'head'>;

const fieldTargets: readonly Target[] = importFields.map((field) => ({ field }));

/** The field targets, with one for each head after the one for all heads. */
function useTargets(): readonly Target[] {
  const heads = useHeads().data ?? [];
  const headTargets = heads.flatMap(({ head, takers }): Target[] =>
    takers === 'chosen' ? [{ field: 'takenHeads', head }] : [],
  );
  return fieldTargets.flatMap((target) =>
    target.field === 'takenHeads' ? [target, ...headTargets] : [target],
  );
}

/** A choice as the call takes it, without the empty properties. */
const columnRequestOf = ({ field, column, otherwise, copies, head }: ColumnChoice) => ({
  field,
  ...(head === undefined ? {} : { head }),
  ...(column === undefined ? {} : { column }),
  ...(otherwise === undefined ? {} : { otherwise }),
  ...(copies === undefined ? {} : { copies }),
});

/** A choice from the server's answer. */
const columnChoiceOf = ({ head, ...choice }: Import['columns'][number]): ColumnChoice =>
  head !== undefined && isSchoolHead(head) ? { ...choice, head } : choice;

interface ForAllProps {
  readonly choice: ColumnChoice;
  readonly onChange: (choice: ColumnChoice) => void;
}

/** The value for new students whose cell is empty. */
function ForAll({ choice, onChange }: ForAllProps) {
  const words = useImportMessages();
  const { none } = useMessages();
  const { labels } = useWords();
  const { field, column, otherwise = '', copies } = choice;
  const choices = useChoices(field);
  const copiedField = copiedFrom[field];
  const rest = { field, ...(column === undefined ? {} : { column }) };
  const setOtherwise = (value: string) => onChange(value === '' ? rest : { ...rest, otherwise: value });
  const name = words.emptyFor(labels[field]);
  if (field === 'studentID' || field === 'studentName' || choice.head !== undefined) return none;
  if (copiedField !== undefined)
    return (
      <Select
        aria-label={name}
        placeholder={words.leftEmpty}
        options={[{ value: COPY, label: words.sameAsField(labels[copiedField]) }]}
        value={copies === true ? COPY : ''}
        onChange={(event) => onChange(event.target.value === COPY ? { ...rest, copies: true } : rest)}
      />
    );
  if (choices !== undefined)
    return (
      <Select
        aria-label={name}
        placeholder={words.leftEmpty}
        options={choices}
        value={otherwise}
        onChange={(event) => setOtherwise(event.target.value)}
      />
    );
  return (
    <TextInput aria-label={name} value={otherwise} onChange={(event) => setOtherwise(event.target.value)} />
  );
}

/** The second step: the meaning of each column, and the value for empty cells. */
export function ColumnsStep({ currentImport, onDone, onAnother }: ColumnsStepProps) {
  const words = useImportMessages();
  const { labels } = useWords();
  const choose = useChooseColumns();
  const discard = useDiscardImport();
  const [firstChoices] = useState(() => currentImport.columns.map(columnChoiceOf));
  const [choices, setChoices] = useState(firstChoices);
  const [overwrites, setOverwrites] = useState(currentImport.overwrites);
  const pinned = usePinnedRevision(currentImport.revision);
  const { failed, showFailure } = useFailure();
  const [isDiscarded, setDiscarded] = useState(false);
  useUnsavedWork(!isDiscarded && (choices !== firstChoices || overwrites !== currentImport.overwrites));
  const targets = useTargets();
  const missingLabels = missingFieldsOfNew(choices).map((field) => labels[field]);
  const nameOf = ({ field, head }: Target) =>
    head === undefined ? labels[field] : `${labels[field]}: ${headLabel({}, head)}`;
  const choiceOf = (target: Target): ColumnChoice =>
    choices.find((choice) => choiceKey(choice) === choiceKey(target)) ?? target;
  const setChoice = (choice: ColumnChoice) =>
    setChoices((before) => [
      // A column belongs to one field: choosing it takes it away from the other.
      ...before
        .filter((one) => choiceKey(one) !== choiceKey(choice))
        .map(({ column, ...other }) =>
          column === undefined || column === choice.column ? other : { column, ...other },
        ),
      choice,
    ]);
  const headings = currentImport.headings.map((heading, column) => ({
    value: String(column),
    label: heading === '' ? `${String(column + 1)}: ${currentImport.samples[0]?.[column] ?? ''}` : heading,
  }));
  const columns: readonly Column<Target>[] = [
    { key: 'field', header: labels.field, render: nameOf },
    {
      key: 'column',
      header: words.column,
      minWidth: '12rem',
      render: (target) => {
        const { column, ...others } = choiceOf(target);
        return (
          <Select
            aria-label={words.columnFor(nameOf(target))}
            placeholder={words.noColumn}
            options={headings}
            value={column === undefined ? '' : String(column)}
            onChange={({ target: { value } }) =>
              setChoice(value === '' ? others : { ...others, column: Number(value) })
            }
          />
        );
      },
    },
    {
      key: 'sample',
      header: words.sample,
      folds: { at: 'drawer', into: 'column' },
      render: (target) => {
        const { column } = choiceOf(target);
        return column === undefined
          ? ''
          : currentImport.samples.map((cells) => cells[column] ?? '').join(' | ');
      },
    },
    {
      key: 'empty',
      header: words.empty,
      folds: { at: 'phone', into: 'column', named: true },
      minWidth: '10rem',
      render: (target) => (
        // On its own line even when it is below the name.
        <div>
          <ForAll choice={choiceOf(target)} onChange={setChoice} />
        </div>
      ),
    },
  ];
  const send = pinned((chosenColumns: typeof choices, revision) =>
    choose.send({
      importID: currentImport.id,
      columns: chosenColumns.map(columnRequestOf),
      overwrites,
      revision,
    }),
  );
  const showPreview = async () => {
    const { ok } = await showFailure(send(choices));
    if (ok) onDone();
  };
  const throwAway = async () => {
    const { ok } = await showFailure(discard.send(currentImport.id));
    if (!ok) return;
    flushSync(() => setDiscarded(true));
    onAnother();
  };
  return (
    <Stack>
      <PageLeaveGuard parameters={['import']} />
      <ArrivalHeading>{words.columnsOf(currentImport.fileName)}</ArrivalHeading>
      <Text>{words.columnsText}</Text>
      <Failed {...failed} />
      <DataTable
        caption={words.columnsOf(currentImport.fileName)}
        columns={columns}
        rows={targets}
        rowKey={choiceKey}
        density="compact"
      />
      <Checkbox label={words.overwrites} checked={overwrites} onChange={setOverwrites} />
      {missingLabels.length > 0 && <Alert tone="info">{words.missingFields(missingLabels.join(', '))}</Alert>}
      <Row>
        <Button loading={choose.running !== undefined} onClick={() => void showPreview()}>
          {words.preview}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        {currentImport.ranAt === undefined && (
          <Button variant="quiet" loading={discard.running !== undefined} onClick={() => void throwAway()}>
            {words.discard}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
