import { Field, Select, TextField, useBoundField, type Option } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { useSiteEditorMessages } from './messages';

const OTHER = 'other';

/** The target of a card: a page of the site, or a typed address. */
export function LinkField({ pages }: { readonly pages: readonly Option[] }) {
  const { cards: words } = useSiteEditorMessages();
  const { labels } = useWords();
  const { input, error } = useBoundField('link');
  const [isOther, setOther] = useState(
    input.value !== '' && !pages.some(({ value }) => value === input.value),
  );
  return (
    <>
      <Field label={words.leadsTo} required error={isOther ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            value={isOther ? OTHER : input.value}
            options={[...pages, { value: OTHER, label: words.other }]}
            onBlur={input.onBlur}
            onChange={({ target: { value } }) => {
              setOther(value === OTHER);
              input.onChange(value === OTHER ? '' : value);
            }}
          />
        )}
      </Field>
      {isOther && (
        <TextField
          name="link"
          label={labels.link}
          hint={words.linkHint}
          required
          maxLength={300}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  );
}
