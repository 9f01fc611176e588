import { examSectionSchema, type ExamSection } from '@school/domain';
import { EmptyState } from '@school/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useResultMessages } from './messages';

type Failed = 'gridFailed' | 'remarksFailed' | 'sheetFailed' | 'cardsFailed';

/** Makes the page of an exam's section that the address names. @param failed the name of the text shown if there is none */
export const ofExamSection = (Loaded: ComponentType<{ readonly examSection: ExamSection }>, failed: Failed) =>
  function OfExamSection() {
    const words = useResultMessages();
    const { exam, schoolClass, section } = useParams();
    const examSection = examSectionSchema.safeParse({ exam, class: schoolClass, section }).data;
    if (!examSection) return <EmptyState title={words[failed]} />;
    return <Loaded key={Object.values(examSection).join(' ')} examSection={examSection} />;
  };
