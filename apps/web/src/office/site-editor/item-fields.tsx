import { DateField, TextField, type Option } from '@school/ui';
import { useWords } from '../../messages/words';
import { PictureField } from '../form/picture-field';
import { LinkField } from './link-field';
import { MarkedTextField } from './marked-text-field';
import { useSiteEditorMessages } from './messages';

interface InBothProps {
  readonly name: 'heading' | 'line' | 'menuName' | 'whom' | 'hours' | 'city';
  readonly most: number;
  readonly required?: boolean;
  readonly hint?: string;
}

/** A line in English (or its only language), and in Hindi. */
export function InBoth({ name, most, required = false, hint }: InBothProps) {
  const { hindiHint } = useSiteEditorMessages();
  const { labels } = useWords();
  return (
    <>
      <TextField
        name={name}
        label={labels[name]}
        required={required}
        hint={hint}
        maxLength={most}
        autoComplete="off"
      />
      <TextField
        name={`${name}Hindi`}
        label={labels[`${name}Hindi`]}
        hint={hindiHint}
        maxLength={most}
        autoComplete="off"
        lang="hi"
      />
    </>
  );
}

export function SlideFields() {
  const { labels } = useWords();
  return (
    <>
      <PictureField name="picture" label={labels.picture} shape="scene" required use="site" />
      <InBoth name="heading" most={60} required />
      <InBoth name="line" most={160} />
    </>
  );
}

export function CardFields({ pages }: { readonly pages: readonly Option[] }) {
  const { labels } = useWords();
  return (
    <>
      <PictureField name="picture" label={labels.picture} shape="scene" use="site" />
      <InBoth name="heading" most={60} required />
      <InBoth name="line" most={200} required />
      <LinkField pages={pages} />
    </>
  );
}

export function NewsFields() {
  const { labels } = useWords();
  const { hindiHint } = useSiteEditorMessages();
  return (
    <>
      <DateField name="date" label={labels.date} required />
      <InBoth name="heading" most={100} required />
      <MarkedTextField name="body" label={labels.body} required rows={5} />
      <MarkedTextField name="bodyHindi" label={labels.bodyHindi} hint={hindiHint} rows={3} lang="hi" />
    </>
  );
}
