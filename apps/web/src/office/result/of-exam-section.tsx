import { examSectionSchema, type ExamSection } from '@school/domain';
import { EmptyState } from '@school/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useResultMessages } from './messages';

type Failed = 'gridFailed' | 'remarksFailed' | 'sheetFailed' | 'cardsFailed';

/** Makes the page of an exam's section that the address names. @param failed the name of the text shown if there is none */
export const ofExamSection = (Loaded: ComponentType<{ readonly asked: ExamSection }>, failed: Failed) =>
  function OfExamSection() {
    const words = useResultMessages();
    const { exam, schoolClass, section } = useParams();
    const asked = examSectionSchema.safeParse({ exam, class: schoolClass, section }).data;
    if (!asked) return <EmptyState title={words[failed]} />;
    return <Loaded key={Object.values(asked).join(' ')} asked={asked} />;
  };
