import { auditChangeText, type AuditEntry } from '@school/domain';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { useListMessages } from './messages';

const Changes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  min-width: 18rem;
  overflow-wrap: anywhere;
`;

/** The number of changes shown at once; the rest of a long list open with a press. */
const LINES_SHOWN = 4;

const More = styled.details`
  > summary {
    inline-size: fit-content;
    color: ${({ theme }) => theme.color.primary};
    cursor: pointer;
  }

  /* Nothing can be pressed on paper: all of them stand there. */
  @media print {
    @supports selector(::details-content) {
      &::details-content {
        content-visibility: visible;
      }

      > summary {
        display: none;
      }
    }
  }
`;

/** The changes of an audit entry: a registration has thirty lines, of which the first identify the student. */
export function ChangeList({ changes }: Pick<AuditEntry, 'changes'>) {
  const list = useListMessages();
  const words = useWords();
  const lines = changes.map((change) => (
    <li key={`${change.field} ${change.before ?? ''} ${change.after ?? ''}`}>
      {auditChangeText(change, words)}
    </li>
  ));
  if (lines.length <= LINES_SHOWN + 1) return <Changes>{lines}</Changes>;
  return (
    <>
      <Changes>{lines.slice(0, LINES_SHOWN)}</Changes>
      <More>
        <summary>{list.moreChanges(lines.length - LINES_SHOWN)}</summary>
        <Changes>{lines.slice(LINES_SHOWN)}</Changes>
      </More>
    </>
  );
}
