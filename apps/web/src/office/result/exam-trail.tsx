import { Breadcrumb, BreadcrumbItem, TextLink } from '@school/ui';
import { Link } from 'react-router-dom';
import { useScreenName } from '../../screen/features';
import { examPath } from '../exam-results/result-paths';
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
        <TextLink as={Link} to="/office/result">
          {useScreenName()}
        </TextLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <TextLink as={Link} to={examPath(exam.id)}>
          {exam.name}
        </TextLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>{here}</BreadcrumbItem>
    </Breadcrumb>
  );
}
