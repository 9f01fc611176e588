import { accountLabel, auditChangeText, choiceLabel, dateTimeLabel, type AuditEntry } from '@school/domain';
import { Card, DescriptionItem, DescriptionList, IconButton, Stack } from '@school/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { ArrivalHeading } from '../../screen/arrival-heading';
import { AuditSubjectLink } from './audit-subject-link';
import { useAuditMessages } from './messages';

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};

  :focus {
    outline: none;
  }
`;

const Changes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    padding-block: ${({ theme }) => theme.space.xxs};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }
`;

export interface AuditDetailsProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** All details of one action, beside the list it was chosen from. */
export function AuditDetails({ entry, onClose }: AuditDetailsProps) {
  const words = useAuditMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const { action, at, by, address, isAtOfficePc, subject, changes } = entry;
  return (
    <Card as="aside" aria-label={words.details}>
      <Stack gap="s">
        <Head>
          <ArrivalHeading>{choiceLabel(options.auditAction, action)}</ArrivalHeading>
          <IconButton label={words.closeDetails} icon={<X />} onClick={onClose} />
        </Head>
        <DescriptionList size="s">
          <DescriptionItem label={labels.auditAt}>{dateTimeLabel(at, schoolWords.locale)}</DescriptionItem>
          <DescriptionItem label={labels.auditBy}>
            {by ? accountLabel(by.fname, by.username) : words.nobody}
          </DescriptionItem>
          <DescriptionItem label={labels.auditSubject}>
            <AuditSubjectLink subject={subject} />
          </DescriptionItem>
          {(address !== undefined || isAtOfficePc === true) && (
            <DescriptionItem label={labels.auditAddress}>
              {[address, isAtOfficePc === true ? labels.auditOfficePc : undefined]
                .filter((one) => one !== undefined)
                .join(', ')}
            </DescriptionItem>
          )}
        </DescriptionList>
        {changes.length > 0 && (
          <Changes aria-label={labels.auditChanges}>
            {changes.map((change) => (
              <li key={`${change.field} ${change.before ?? ''} ${change.after ?? ''}`}>
                {auditChangeText(change, schoolWords)}
              </li>
            ))}
          </Changes>
        )}
      </Stack>
    </Card>
  );
}
