import { Breadcrumb, EmptyState, PageHeader, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useScreenName } from '../../screen/features';
import { PageButton, PageLink } from '../../screen/page-link';
import { examPath } from '../exam-results/result-paths';
import { useResultMessages } from './messages';

export interface SectionOfExamProps {
  readonly exam: { readonly id: string; readonly name: string };
  readonly here: string;
  readonly title: string;
  /** The links to the other pages of the section. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Whether the section has no students. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The frame of an exam's section: title, links to its other pages, and the marks or remarks of its students. */
export function SectionOfExam({ exam, here, title, links, isEmpty, children }: SectionOfExamProps) {
  const words = useResultMessages();
  const exams = useScreenName();
  return (
    <Stack>
      <Breadcrumb here={here}>
        <PageLink to="/office/result">{exams}</PageLink>
        <PageLink to={examPath(exam.id)}>{exam.name}</PageLink>
      </Breadcrumb>
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
