import { EmptyState, PageHeader, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { PageButton } from '../../screen/page-link';
import { ExamTrail, type ExamTrailProps } from './exam-trail';
import { useResultMessages } from './messages';

export interface SectionOfExamProps extends ExamTrailProps {
  readonly title: string;
  /** The ways to the other pages of the section. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Nobody sits there. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A section in an exam: where that is, the ways from there, and what is typed of its students. */
export function SectionOfExam({ exam, here, title, links, isEmpty, children }: SectionOfExamProps) {
  const words = useResultMessages();
  return (
    <Stack>
      <ExamTrail exam={exam} here={here} />
      <PageHeader
        title={title}
        actions={
          <Row>
            {links.map(({ to, label }) => (
              <PageButton key={to} to={to}>
                {label}
              </PageButton>
            ))}
          </Row>
        }
      />
      {isEmpty ? <EmptyState title={words.nobody} /> : children}
    </Stack>
  );
}
