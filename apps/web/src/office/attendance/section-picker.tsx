import { classSectionSchema, sectionKey, type ClassSection } from '@school/domain';
import { Field, Select } from '@school/ui';
import { useWords } from '../../messages/words';
import { useSectionName } from '../section/use-section-name';
import { useAttendanceMessages } from './messages';
import type { SectionOfDay } from './use-attendance';

type SectionName = Pick<SectionOfDay, 'branch' | 'class' | 'section'>;

/** A section as a call carries it; undefined for a damaged record. */
export const sectionOf = (section: SectionName): ClassSection | undefined =>
  classSectionSchema.safeParse({
    branch: section.branch,
    class: section.class,
    section: section.section,
  }).data;

export interface SectionPickerProps {
  readonly sections: readonly SectionOfDay[];
  readonly chosen: ClassSection | undefined;
  /** Whether the list also shows which sections are already marked. */
  readonly tellsMarked?: boolean;
  readonly onChoose: (section: ClassSection) => void;
}

/** A choice of one of the sections, that says which of them were marked. */
export function SectionPicker({ sections, chosen, tellsMarked = false, onChoose }: SectionPickerProps) {
  const words = useAttendanceMessages();
  const { labels } = useWords();
  const nameOf = useSectionName();
  const isListed = chosen && sections.some((section) => sectionKey(section) === sectionKey(chosen));
  // While the sections load, and where the chosen one has no students any more, it is still the one on screen.
  const unlisted = chosen && !isListed ? [{ value: sectionKey(chosen), label: nameOf(chosen) }] : [];
  return (
    <Field label={labels.section}>
      {(control) => (
        <Select
          {...control}
          placeholder={words.chooseSection}
          value={chosen ? sectionKey(chosen) : ''}
          options={[
            ...unlisted,
            ...sections.map((section) => ({
              value: sectionKey(section),
              label: tellsMarked && section.marked ? words.isMarked(nameOf(section)) : nameOf(section),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosenSection = sections.find((section) => sectionKey(section) === value);
            const section = chosenSection && sectionOf(chosenSection);
            if (section) onChoose(section);
          }}
        />
      )}
    </Field>
  );
}
