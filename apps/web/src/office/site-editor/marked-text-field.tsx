import { Button, Card, Row, Stack, Text, TextareaField, useBoundField } from '@school/ui';
import { Bold, Heading2, Link2, List } from 'lucide-react';
import { useRef } from 'react';
import { SiteText } from '../../site-text/site-text';
import { useSiteEditorMessages } from './messages';

/** Writes over what is chosen as a key would, so that the form hears of it. */
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

/** A text with headings, bold words, lists and links, and below it what parents will see (D93). */
export function MarkedTextField({ name, label, ...rest }: MarkedTextFieldProps) {
  const { marks: words } = useSiteEditorMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = useBoundField(name).input;

  const around = (before: string, after: string) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd, value: text } = area.current;
    const chosen = text.slice(selectionStart, selectionEnd) || words.words;
    write(area.current, `${before}${chosen}${after}`, selectionStart, selectionEnd);
  };
  const atLines = (mark: string) => {
    if (!area.current) return;
    const { selectionStart, selectionEnd, value: text } = area.current;
    const from = text.lastIndexOf('\n', selectionStart - 1) + 1;
    const lines = text.slice(from, selectionEnd).split('\n');
    write(area.current, lines.map((line) => `${mark} ${line}`).join('\n'), from, selectionEnd);
  };

  return (
    <Stack gap="xs">
      <Row gap="xxs" role="group" aria-label={`${words.label}: ${label}`}>
        <Button size="s" variant="quiet" icon={<Heading2 aria-hidden="true" />} onClick={() => atLines('##')}>
          {words.heading}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon={<Bold aria-hidden="true" />}
          onClick={() => around('**', '**')}
        >
          {words.bold}
        </Button>
        <Button size="s" variant="quiet" icon={<List aria-hidden="true" />} onClick={() => atLines('-')}>
          {words.list}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon={<Link2 aria-hidden="true" />}
          onClick={() => around('[', '](/admissions)')}
        >
          {words.link}
        </Button>
      </Row>
      <TextareaField {...rest} name={name} label={label} ref={area} />
      {value !== '' && (
        <Card>
          <Stack gap="xs">
            <Text size="xs" tone="muted">
              {words.preview}
            </Text>
            <SiteText text={value} level={3} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
