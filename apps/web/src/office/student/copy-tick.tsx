import type { PersonalFieldName, StudentFieldName } from '@school/domain';
import { Checkbox } from '@school/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useStudentsMessages } from './messages';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const useText = (name: string) => {
  const { input } = useField<string | undefined>(name, { subscription: { value: true } });
  return { text: textOf(input.value), write: input.onChange as (text: string) => void };
};

interface CopyTickProps {
  readonly label: string;
  /** The value of the field above. */
  readonly source: string;
  readonly isSame: boolean;
  readonly copy: () => void;
  readonly clear: () => void;
}

/** A tick that copies the value of a field above; while both values are the same, the copy follows changes of the source. */
function CopyTick({ label, source, isSame, copy, clear }: CopyTickProps) {
  const isCopied = isSame && source !== '';
  const previous = useRef({ source, isCopied });
  useEffect(() => {
    const hasFollowed = previous.current.isCopied && previous.current.source !== source;
    // A copy under way counts as the same value, because the next key may come before the copy is in the field.
    previous.current = { source, isCopied: isCopied || hasFollowed };
    if (hasFollowed) copy();
  }, [source, isCopied, copy]);
  return (
    <Checkbox
      label={label}
      checked={isCopied}
      disabled={source === ''}
      onChange={(on) => (on ? copy() : clear())}
    />
  );
}

function SameMobile() {
  const { sameMobile } = useStudentsMessages();
  const primary = useText('primaryMobile');
  const secondary = useText('secondaryMobile');
  return (
    <CopyTick
      label={sameMobile}
      source={primary.text}
      isSame={secondary.text === primary.text}
      copy={() => secondary.write(primary.text)}
      clear={() => secondary.write('')}
    />
  );
}

function GuardianIsFather() {
  const { guardianIsFather, fatherRelation } = useStudentsMessages();
  const father = useText('personalDetail.fatherName');
  const guardian = useText('personalDetail.guardianName');
  const relation = useText('personalDetail.guardianRelation');
  const isRelationFather = relation.text.toLowerCase() === fatherRelation.toLowerCase();
  return (
    <CopyTick
      label={guardianIsFather}
      source={father.text}
      isSame={isRelationFather && guardian.text === father.text}
      copy={() => {
        guardian.write(father.text);
        if (!isRelationFather) relation.write(fatherRelation);
      }}
      clear={() => {
        guardian.write('');
        relation.write('');
      }}
    />
  );
}

/** The ticks, by the fields that they fill and under which they stand. */
const ticks: Readonly<Partial<Record<StudentFieldName | PersonalFieldName, () => ReactNode>>> = {
  secondaryMobile: SameMobile,
  guardianName: GuardianIsFather,
};

/** The tick under a field that is often the same as another, where it has one. */
export function TickOf({ field }: { readonly field: StudentFieldName | PersonalFieldName }) {
  const Tick = ticks[field];
  return Tick === undefined ? undefined : <Tick />;
}
