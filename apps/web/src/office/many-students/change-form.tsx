import {
  changeSectionSchema,
  manyConcessionSchema,
  manyEndHeadSchema,
  manyTakeHeadSchema,
  nextMonth,
  sections,
  type ManyChange,
  type OwnHead,
} from '@school/domain';
import { Card, EmptyState, SelectField } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { EndMonthField, HeadField, TakeHeadFields } from '../student-money/head-forms';
import { StandingConcessionFields } from '../student-money/standing-concession-form';
import { useManyMessages } from './messages';

export interface ChangeFormProps extends Pick<AskFormProps<ManyChange>, 'onSend' | 'onCancel'> {
  readonly what: ManyChange['what'];
  /** The heads that a student may take. */
  readonly heads: readonly OwnHead[];
  /** The current month. */
  readonly month: string;
}

/** The form for a change of several students, with the same questions as for one. */
export function ChangeForm({ what, heads, month, ...rest }: ChangeFormProps) {
  const words = useManyMessages();
  const { options } = useWords();
  const form = { ...rest, label: words.kind[what], submitLabel: words.preview };
  const isOfHeads = what === 'take-head' || what === 'end-head';
  if (isOfHeads && heads.length === 0)
    return <EmptyState title={words.noHeads} description={words.noHeadsText} />;
  const onlyHead = heads.length === 1 && { head: heads[0]?.head };
  switch (what) {
    case 'section':
      return (
        <Card>
          <AskForm {...form} initialValues={{ what }} schema={changeSectionSchema}>
            <SelectField
              name="section"
              label={words.sectionLabel}
              hint={words.sectionHint}
              required
              options={optionsOf(sections, options.section)}
            />
          </AskForm>
        </Card>
      );
    case 'take-head':
      return (
        <Card>
          <AskForm {...form} initialValues={{ what, from: month, ...onlyHead }} schema={manyTakeHeadSchema}>
            <TakeHeadFields heads={heads} month={month} />
          </AskForm>
        </Card>
      );
    case 'end-head':
      return (
        <Card>
          <AskForm
            {...form}
            initialValues={{ what, from: nextMonth(month), ...onlyHead }}
            schema={manyEndHeadSchema}
          >
            <HeadField heads={heads} />
            <EndMonthField month={month} />
          </AskForm>
        </Card>
      );
    case 'concession':
      return (
        <Card>
          <AskForm
            {...form}
            initialValues={{ what, unit: 'percent', from: month }}
            schema={manyConcessionSchema}
          >
            <StandingConcessionFields month={month} />
          </AskForm>
        </Card>
      );
  }
}
