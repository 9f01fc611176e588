import { fromRupees, fullName, ledgerOf, sessionsOf } from '@school/domain';
import { Stack } from '@school/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { Loading } from '../../screen/loading';
import { Choice } from '../form/choice';
import { paperTitle } from '../list/paper-title';
import { LongPaper } from '../paper/long-paper';
import { PaperLanguageNote } from '../paper/paper-language';
import { PaperPage } from '../paper/paper-page';
import { profileOf } from '../student/profile-of';
import { WithFees, type StudentWithFees } from '../student/with-fees';
import { usePaperOf } from '../student/use-paper-of';
import { useStudent } from '../student/use-students';
import { useStatementMessages } from './messages';
import { StatementSheet } from './statement-sheet';

/** A student's whole ledger, or one session of it, as A4 pages to print. */
export function StatementPage() {
  const words = useStatementMessages();
  const { labels } = useWords();
  const { studentID = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const student = useStudent(studentID);
  const { branches, branch, logoUrl, languages, catalogue } = usePaperOf(student.data);
  const ledger = ledgerOf(student.data?.studentFeeReport ?? []);
  const sessions = sessionsOf(ledger);
  const session = sessions.find((one) => one === query.get('session'));

  const sheet = (studentWithFees: StudentWithFees, madeAt: Date) => {
    if (!branch || !languages.isReady) return <Loading />;
    const charge = fromRupees(studentWithFees.fees.currentCharge);
    return (
      <Stack>
        <Choice
          label={labels.session}
          value={session ?? ''}
          placeholder={words.all}
          options={sessions.map((one) => ({ value: one, label: one }))}
          onChange={(value) => setQuery(value === '' ? {} : { session: value }, { replace: true })}
        />
        <PaperLanguageNote languages={languages} />
        <LongPaper
          catalogue={catalogue}
          useTitle={useTitle}
          owner={paperTitle(fullName(studentWithFees), [
            studentWithFees.studentID,
            ...(session === undefined ? [] : [session]),
          ])}
        >
          <StatementSheet
            branch={branch}
            logoUrl={logoUrl}
            student={{ ...studentWithFees, ...studentWithFees.place }}
            ledger={ledger}
            session={session}
            notBooked={
              charge > 0 && session === undefined
                ? { month: studentWithFees.fees.month, amount: charge }
                : undefined
            }
            printedAt={madeAt}
          />
        </LongPaper>
      </Stack>
    );
  };

  return (
    <PaperPage
      title={student.data ? words.statementOf(fullName(student.data)) : words.title}
      words={words}
      backTo={profileOf({ studentID })}
      sources={[student, branches]}
      canPrint={branch !== undefined && languages.isReady}
    >
      {student.data && (
        <WithFees student={student.data}>
          {(studentWithFees) => sheet(studentWithFees, new Date(student.dataUpdatedAt))}
        </WithFees>
      )}
    </PaperPage>
  );
}

const useTitle = () => useStatementMessages().title;
