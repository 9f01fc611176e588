import { EmptyState, PrintSheet } from '@school/ui';
import { Loading } from '../../screen/loading';
import { MOST_PRINTED, useAllDefaulters } from '../ledger/use-defaulters';
import { useLimits } from '../list/list-filters';
import { paperTitle } from '../list/paper-title';
import { PaperLanguageNote, usePaperLanguages } from '../paper/paper-language';
import { PaperPage } from '../paper/paper-page';
import { useBranches } from '../paper/use-branches';
import { useDefaultersFilters, useDefaultersQuery } from './defaulters-list';
import { DefaultersPaper } from './defaulters-paper';
import { useDefaultersMessages } from './messages';
import { ReminderSlips } from './reminder-slips';

/** All defaulters that match the list's filter, as A4 pages: the list itself, or reminders to cut out (D55). */
function PaperOfDefaulters({ paper }: { readonly paper: 'list' | 'slips' }) {
  const words = useDefaultersMessages();
  const { filter, sort, address, chosen } = useDefaultersQuery();
  // The printed list has all defaulters, so that it adds up to the totals on screen.
  const chosenOnPaper = paper === 'slips' ? chosen : [];
  const defaulters = useAllDefaulters(filter, sort, chosenOnPaper);
  const branches = useBranches();
  const languages = usePaperLanguages(
    paper === 'slips' ? (defaulters.data?.rows.map(({ language }) => language) ?? []) : [],
  );
  const title = paper === 'list' ? words.title : words.paper.slipsTitle;
  const limits = useLimits(useDefaultersFilters(), filter);

  const content = (
    { rows, total }: NonNullable<typeof defaulters.data>,
    branchDetails: NonNullable<typeof branches.data>,
  ) => {
    if (total > MOST_PRINTED)
      return (
        <EmptyState title={words.paper.tooMany(total)} description={words.paper.tooManyText(MOST_PRINTED)} />
      );
    if (rows.length === 0)
      return (
        <EmptyState
          title={chosenOnPaper.length > 0 ? words.chosenPaid : words.none}
          description={words.noneText}
        />
      );
    return paper === 'list' ? (
      <PrintSheet label={paperTitle(title, limits)} isLong>
        <DefaultersPaper rows={rows} printedAt={new Date(defaulters.dataUpdatedAt)} limits={limits} />
      </PrintSheet>
    ) : (
      <>
        <PaperLanguageNote languages={languages} />
        <PrintSheet label={title}>
          <ReminderSlips
            rows={rows}
            printedAt={new Date(defaulters.dataUpdatedAt)}
            languages={languages}
            branches={branchDetails}
          />
        </PrintSheet>
      </>
    );
  };

  return (
    <PaperPage
      title={title}
      description={defaulters.data && words.students(defaulters.data.total)}
      words={{ ...words.paper, failed: words.failed }}
      backTo={`/office/defaulters?${address.toString()}`}
      sources={[defaulters, branches]}
      canPrint={(defaulters.data?.rows.length ?? 0) > 0 && languages.isReady}
    >
      {defaulters.data &&
        branches.data &&
        (languages.isReady ? content(defaulters.data, branches.data) : <Loading />)}
    </PaperPage>
  );
}

export const DefaultersListPage = () => <PaperOfDefaulters paper="list" />;

export const ReminderSlipsPage = () => <PaperOfDefaulters paper="slips" />;
