import { StudentSummary } from '@school/ui/school';

export function StudentSummaryExample() {
  return (
    <StudentSummary
      name="Asha Verma"
      studentID="1234"
      details={[
        { label: "Father's name", value: 'Ramesh Verma' },
        { label: 'Class', value: 'VIII A' },
      ]}
    />
  );
}
