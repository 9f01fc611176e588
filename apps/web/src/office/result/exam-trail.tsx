import { Breadcrumb } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { examPath } from '../exam-results/result-paths';
import { PageLink } from '../../screen/page-link';

export interface ExamTrailProps {
  readonly exam: { readonly id: string; readonly name: string };
  readonly here: string;
}

/** From the exams to one, and to a part of it. */
export function ExamTrail({ exam, here }: ExamTrailProps) {
  return (
    <Breadcrumb here={here}>
      <PageLink to="/office/result">{useScreenName()}</PageLink>
      <PageLink to={examPath(exam.id)}>{exam.name}</PageLink>
    </Breadcrumb>
  );
}
