import { Breadcrumb, BreadcrumbItem } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { examPath } from '../exam-results/result-paths';
import { PageLink } from '../../screen/page-link';
import { useResultMessages } from './messages';

export interface ExamTrailProps {
  readonly exam: { readonly id: string; readonly name: string };
  readonly here: string;
}

/** From the exams to one, and to a part of it. */
export function ExamTrail({ exam, here }: ExamTrailProps) {
  const words = useResultMessages();
  return (
    <Breadcrumb label={words.whereThisIs}>
      <BreadcrumbItem>
        <PageLink to="/office/result">{useScreenName()}</PageLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <PageLink to={examPath(exam.id)}>{exam.name}</PageLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>{here}</BreadcrumbItem>
    </Breadcrumb>
  );
}
