import { dateTimeLabel } from '@school/domain';
import { Badge, Card, Heading, Row, Stack, Text, useKitMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { useSiteEditorMessages } from './messages';

/** The time of a part's last change, and its author. */
export interface PartState {
  readonly changedBy?: string | undefined;
  readonly changedAt?: string | undefined;
}

export interface PartCardProps extends PartState {
  readonly title: string;
  readonly text: string;
  /** The source of the texts that parents read: the program, the school, or none. */
  readonly state: 'example' | 'own' | 'empty';
  /** The text shown for an empty part. */
  readonly emptyText?: string | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of the public site: its name, the source of its texts, and its last change. */
export function PartCard(props: PartCardProps) {
  const { title, text, state, emptyText, action, changedBy, changedAt, children } = props;
  const words = useSiteEditorMessages();
  const { locale } = useKitMessages();
  const textOfState = { example: words.exampleText, own: text, empty: emptyText ?? text };
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="s">
        <Row justify="space-between">
          <Row>
            <Heading level={2}>{title}</Heading>
            {state !== 'empty' && (
              <Badge tone={state === 'example' ? 'warning' : 'success'}>{words[state]}</Badge>
            )}
          </Row>
          {action}
        </Row>
        <Text tone="muted">{textOfState[state]}</Text>
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
