import { Button, Card, Field, Row, Stack, Text, Textarea, useBoundField } from '@school/ui';
import { Bold, Heading2, Link2, List } from 'lucide-react';
import { useRef } from 'react';
import { SiteText } from '../../site-text/site-text';
import { useSiteEditorMessages } from './messages';

/** Replaces the selected text as if typed, so that the form notices the change. */
function write(area: HTMLTextAreaElement, text: string, from: number, to: number): void {
  area.focus();
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface MarkedTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly rows?: number;
  readonly hint?: string;
  readonly lang?: string;
}

/** A text with headings, bold words, lists and links, and below it a preview of what parents see (D93). */
export function MarkedTextField({ name, label, required, hint, ...rest }: MarkedTextFieldProps) {
  const { marks: words } = useSiteEditorMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const { input, error } = useBoundField(name);

  const markAround = (before: string, after: string) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd, value: text } = area.current;
    const chosen = text.slice(selectionStart, selectionEnd) || words.words;
    write(area.current, `${before}${chosen}${after}`, selectionStart, selectionEnd);
  };
  const markLines = (mark: string) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd, value: text } = area.current;
    const from = text.lastIndexOf('\n', selectionStart - 1) + 1;
    const lines = text.slice(from, selectionEnd).split('\n');
    write(area.current, lines.map((line) => `${mark} ${line}`).join('\n'), from, selectionEnd);
  };
  const buttons = [
    { name: words.heading, Icon: Heading2, write: () => markLines('##') },
    { name: words.bold, Icon: Bold, write: () => markAround('**', '**') },
    { name: words.list, Icon: List, write: () => markLines('-') },
    { name: words.link, Icon: Link2, write: () => markAround('[', '](/admissions)') },
  ];

  return (
    <Stack gap="xs">
      <Field label={label} hint={hint} required={required} error={error}>
        {(control) => (
          <>
            <Row gap="xxs" role="group" aria-label={`${words.label}: ${label}`}>
              {buttons.map(({ name: text, Icon, write: mark }) => (
                <Button key={text} size="s" variant="quiet" icon={<Icon aria-hidden="true" />} onClick={mark}>
                  {text}
                </Button>
              ))}
            </Row>
            <Textarea {...rest} {...input} {...control} ref={area} />
          </>
        )}
      </Field>
      {input.value !== '' && (
        <Card>
          <Stack gap="xs">
            <Text size="xs" tone="muted">
              {words.preview}
            </Text>
            <SiteText text={input.value} level={3} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
