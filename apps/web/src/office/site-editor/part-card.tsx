import { dateTimeLabel } from '@school/domain';
import { Badge, Card, Heading, Row, Stack, Text, useKitMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { useSiteEditorMessages } from './messages';

/** When a part was changed last, and by whom. */
export interface PartState {
  readonly changedBy?: string | undefined;
  readonly changedAt?: string | undefined;
}

export interface PartCardProps extends PartState {
  readonly title: string;
  readonly text: string;
  /** What parents see is still the program's. */
  readonly isExample: boolean;
  /** What is said of an example, where that is not the usual. */
  readonly exampleText?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of the public site: what it is, whose words it has, who changed it last. */
export function PartCard(props: PartCardProps) {
  const { title, text, isExample, exampleText, action, changedBy, changedAt, children } = props;
  const words = useSiteEditorMessages();
  const { locale } = useKitMessages();
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="s">
        <Row justify="space-between">
          <Row>
            <Heading level={2}>{title}</Heading>
            <Badge tone={isExample ? 'warning' : 'success'}>{isExample ? words.example : words.own}</Badge>
          </Row>
          {action}
        </Row>
        <Text tone="muted">{isExample ? (exampleText ?? words.exampleText) : text}</Text>
        {children}
        {changedBy !== undefined && changedAt !== undefined && (
          <Text size="xs" tone="muted">
            {words.changedBy(changedBy, dateTimeLabel(new Date(changedAt), locale))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
