import { schoolMonth, studentFilterSchema, type ManyChange, type OwnHead } from '@school/domain';
import { EmptyState, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import { useIsAdmin } from '../../session/session';
import { PageLeaveGuard } from '../form/leave-guard';
import { useHeads } from '../ledger/use-heads';
import { Answered } from '../../screen/answered';
import { useIsShown } from '../../screen/use-is-shown';
import { useListAddress } from '../list/use-list-address';
import { PageButton } from '../../screen/page-link';
import { BegunChanges } from './begun-changes';
import { ChangeForm } from './change-form';
import { useManyMessages } from './messages';
import { OneChange } from './one-change';
import { useManyChange, usePreview, type Who } from './use-many-students';

const kinds = [
  'section',
  'take-head',
  'end-head',
  'concession',
] as const satisfies readonly ManyChange['what'][];

/** The chosen students, as the list's address says; undefined where it names none. */
function whoIn(address: URLSearchParams): Who | undefined {
  const named = (address.get('students') ?? '').split(',').filter((one) => one !== '');
  if (address.get('all') !== 'true') return named.length === 0 ? undefined : { studentIDs: named };
  const read = studentFilterSchema.safeParse(Object.fromEntries(address));
  // An invalid filter means nobody, and never everybody.
  if (!read.success) return undefined;
  const { branch, class: schoolClass, section, boardType, filter } = read.data;
  return {
    filter: {
      ...(branch && { branch }),
      ...(schoolClass && { class: schoolClass }),
      ...(section && { section }),
      ...(boardType && { boardType }),
      ...(filter !== undefined && { filter }),
    },
  };
}

function Ask({ who }: { readonly who: Who }) {
  const words = useManyMessages();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const { address, choose } = useListAddress();
  const heads = useHeads();
  const preview = usePreview(who);
  const isShown = useIsShown();
  const offered = kinds.filter((one) => one !== 'concession' || isAdmin);
  const what = offered.find((one) => one === address.get('what')) ?? 'section';
  const month = schoolMonth(new Date());
  const isOpen = ({ takers, closedFrom }: OwnHead) =>
    takers === 'chosen' && (closedFrom === undefined || closedFrom > month);
  const onSend = async (change: ManyChange) => {
    const answer = await preview.send(change);
    if (!answer.ok) return answer.error;
    if (isShown()) await navigate(`/office/many-students?change=${answer.value.id}`);
    return undefined;
  };
  return (
    <Stack>
      <PageLeaveGuard />
      <PageHeader
        title={words.title}
        description={who.studentIDs ? words.chosen(who.studentIDs.length) : words.allChosen}
      />
      <Tabs value={what} defaultValue="section" onChange={(next) => choose({ what: next })}>
        <TabList label={words.kinds}>
          {offered.map((one) => (
            <Tab key={one} value={one}>
              {words.kind[one]}
            </Tab>
          ))}
        </TabList>
        {offered.map((one) => (
          <TabPanel key={one} value={one}>
            <Stack>
              <Answered asked={heads} failed={words.failed}>
                {(all) => (
                  <ChangeForm
                    what={one}
                    heads={all.filter(isOpen)}
                    month={month}
                    onSend={onSend}
                    onCancel={() => void navigate('/office/student-profile')}
                  />
                )}
              </Answered>
            </Stack>
          </TabPanel>
        ))}
      </Tabs>
      <BegunChanges />
    </Stack>
  );
}

function Made({ changeID }: { readonly changeID: string }) {
  const words = useManyMessages();
  return (
    <Stack>
      <PageHeader title={words.title} />
      <Answered asked={useManyChange(changeID)} failed={words.failed}>
        {(made) => <OneChange key={changeID} made={made} />}
      </Answered>
    </Stack>
  );
}

/** One change of several students: the form, a preview, the run and its outcome. */
export function ManyStudentsPage() {
  const words = useManyMessages();
  const { address } = useListAddress();
  const changeID = address.get('change') ?? '';
  if (changeID !== '') return <Made changeID={changeID} />;
  const who = whoIn(address);
  if (who) return <Ask key={JSON.stringify(who)} who={who} />;
  return (
    <Stack>
      <PageHeader title={words.title} />
      <EmptyState
        title={words.nobody}
        description={words.nobodyText}
        action={
          <PageButton variant="primary" to="/office/student-profile">
            {words.toList}
          </PageButton>
        }
      />
      <BegunChanges />
    </Stack>
  );
}
