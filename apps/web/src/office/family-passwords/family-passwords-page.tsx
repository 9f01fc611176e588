import { classSectionName, type ClassSection, type PasswordReceivers } from '@school/domain';
import { EmptyState, PageHeader, Stack } from '@school/ui';
import { useState } from 'react';
import type { HandedFamilyPassword } from '../../api/types';
import { Failed, useFailure } from '../../screen/failed';
import { useScreenName } from '../../screen/features';
import { Loading, QueriesFailed } from '../../screen/loading';
import { useChoice } from '../../screen/use-choice';
import { useGiveSectionPasswords } from '../family-access/use-family-passwords';
import { useClassSections } from '../subjects/use-class-sections';
import { AskPasswords } from './ask-passwords';
import { HandedPasswords } from './handed-passwords';
import { useFamilyPasswordsMessages } from './messages';

interface SectionPasswords {
  readonly section: string;
  readonly newPasswords: readonly HandedFamilyPassword[];
}

/** Gives the families of a section their passwords: the choice above, then the slips, shown only once. */
export function FamilyPasswordsPage() {
  const words = useFamilyPasswordsMessages();
  const title = useScreenName();
  const sections = useClassSections();
  const give = useGiveSectionPasswords();
  const [chosenName, choose] = useChoice('of');
  const [sectionPasswords, setSectionPasswords] = useState<SectionPasswords>();
  const { failed, showFailure } = useFailure();
  const isHanding = sectionPasswords !== undefined && sectionPasswords.newPasswords.length > 0;

  const make = async (section: ClassSection, whose: PasswordReceivers) => {
    setSectionPasswords(undefined);
    const answer = await showFailure(give.send({ ...section, whose }));
    if (answer.ok) setSectionPasswords({ section: classSectionName(section), newPasswords: answer.value });
  };

  return (
    <Stack>
      <PageHeader
        title={title}
        description={
          isHanding ? words.made(sectionPasswords.section, sectionPasswords.newPasswords.length) : words.text
        }
      />
      {isHanding ? (
        <HandedPasswords
          newPasswords={sectionPasswords.newPasswords}
          onDone={() => setSectionPasswords(undefined)}
        />
      ) : (
        <>
          {sections.isPending && <Loading />}
          <QueriesFailed title={words.failed} queries={[sections]} />
          {sections.data?.length === 0 && <EmptyState title={words.none} />}
          <Failed {...failed} />
          {sections.data && (
            <AskPasswords
              sections={sections.data}
              chosenName={chosenName}
              onChoose={choose}
              isRunning={give.running !== undefined}
              onMake={make}
            />
          )}
          {sectionPasswords && (
            <EmptyState title={words.nobody} description={words.nobodyText(sectionPasswords.section)} />
          )}
        </>
      )}
    </Stack>
  );
}
