import { dateLabel, unitStateOf, type SyllabusUnit, type UnitState } from '@school/domain';
import { Badge, Button, DataTable, EmptyState, IconButton, Row, type Column, type Tone } from '@school/ui';
import { ArrowDown, ArrowUp, BookOpen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { RowButton } from '../../screen/row-button';
import { OneLine } from '../list/cells';
import { useSyllabusMessages } from './messages';

const stateTones: Readonly<Record<Exclude<UnitState, 'planned'>, Tone>> = {
  done: 'success',
  overdue: 'danger',
  current: 'info',
};

/** The progress of a unit; a future one needs no badge. */
function StateBadge({ state }: { readonly state: UnitState }) {
  const { options } = useWords();
  return state === 'planned' ? (
    options.unitState.planned
  ) : (
    <Badge tone={stateTones[state]}>{options.unitState[state]}</Badge>
  );
}

export interface UnitActions {
  /** Marks it as done today, or as not done after all. */
  readonly mark: (unit: SyllabusUnit) => void;
  /** The id of the unit whose mark is on its way. */
  readonly marking?: string | undefined;
  readonly move: (id: string, by: 1 | -1) => void;
  readonly change: (unit: SyllabusUnit) => void;
}

export interface UnitsTableProps {
  readonly subject: string;
  readonly units: readonly SyllabusUnit[];
  /** As `yyyy-mm-dd`. */
  readonly today: string;
  /** Renders the control that saves the file of a unit. */
  readonly fileOf: (unit: SyllabusUnit) => ReactNode;
  /** For users who may change the units. */
  readonly actions?: UnitActions | undefined;
}

/** The units of a subject in teaching order. */
export function UnitsTable({ subject, units, today, fileOf, actions }: UnitsTableProps) {
  const words = useSyllabusMessages();
  const { labels, locale } = useWords();
  const columns: readonly Column<SyllabusUnit>[] = [
    { key: 'number', header: labels.unitNumber, align: 'end', render: (unit) => units.indexOf(unit) + 1 },
    {
      key: 'name',
      header: labels.unitName,
      namesRow: true,
      minWidth: '9rem',
      render: (unit) => (
        <>
          {unit.name}
          {unit.file && <div>{fileOf(unit)}</div>}
        </>
      ),
    },
    {
      key: 'planned',
      header: words.planned,
      folds: { at: 'phone', into: 'name' },
      render: ({ plannedFrom, plannedTo }) => (
        <OneLine>{`${dateLabel(plannedFrom, locale)} – ${dateLabel(plannedTo, locale)}`}</OneLine>
      ),
    },
    {
      key: 'state',
      header: labels.unitState,
      folds: { at: 'phone', into: 'name' },
      render: (unit) => (
        <Row gap="xs">
          <StateBadge state={unitStateOf(unit, today)} />
          {unit.doneOn !== undefined && <OneLine>{dateLabel(unit.doneOn, locale)}</OneLine>}
        </Row>
      ),
    },
    ...(actions
      ? [
          {
            key: 'actions',
            header: words.actions,
            render: (unit: SyllabusUnit) => <UnitButtons unit={unit} actions={actions} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={words.units(subject)}
      density="compact"
      columns={columns}
      rows={units}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title={words.noUnits}
          description={actions ? words.noUnitsText : words.noUnitsRead}
          icon={<BookOpen />}
        />
      }
    />
  );
}

function UnitButtons({ unit, actions }: { readonly unit: SyllabusUnit; readonly actions: UnitActions }) {
  const words = useSyllabusMessages();
  const { id, name, doneOn } = unit;
  const isDone = doneOn !== undefined;
  return (
    <Row gap="xxs">
      <MoveButton
        label={words.up(name)}
        icon={<ArrowUp aria-hidden="true" />}
        onMove={() => actions.move(id, -1)}
      />
      <MoveButton
        label={words.down(name)}
        icon={<ArrowDown aria-hidden="true" />}
        onMove={() => actions.move(id, 1)}
      />
      <RowButton name={words.changeOf(name)} onClick={() => actions.change(unit)}>
        {words.change}
      </RowButton>
      <Button
        size="s"
        variant={isDone ? 'quiet' : 'secondary'}
        aria-label={isDone ? words.takeBackOf(name) : words.doneOf1(name)}
        loading={actions.marking === id}
        onClick={() => actions.mark(unit)}
      >
        {isDone ? words.takeBack : words.done}
      </Button>
    </Row>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onMove: () => void;
}

/** Moves its row and keeps the focus there, which the browser drops when it moves the row in the page. */
function MoveButton({ label, icon, onMove }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) button.current?.focus();
    isMoved.current = false;
  });
  return (
    <IconButton
      ref={button}
      label={label}
      icon={icon}
      onClick={() => {
        isMoved.current = true;
        onMove();
      }}
    />
  );
}
