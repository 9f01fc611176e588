import { schoolMonth, studentFilterSchema, type ManyChange, type OwnHead } from '@school/domain';
import { EmptyState, PageHeader, Stack, Tab, TabList, TabPanel, Tabs } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import { useIsAdmin } from '../../session/session';
import { PageLeaveGuard } from '../form/leave-guard';
import { useHeads } from '../ledger/use-heads';
import { QueryView } from '../../screen/query-view';
import { useIsShown } from '../../screen/use-is-shown';
import { useListAddress } from '../list/use-list-address';
import { PageButton } from '../../screen/page-link';
import { BegunChanges } from './begun-changes';
import { ChangeForm } from './change-form';
import { useManyMessages } from './messages';
import { OneChange } from './one-change';
import { useManyChange, usePreview, type StudentChoice } from './use-many-students';

const kinds = [
  'section',
  'take-head',
  'end-head',
  'concession',
] as const satisfies readonly ManyChange['what'][];

/** The chosen students, as the list's address says; undefined where it names none. */
function studentChoiceIn(address: URLSearchParams): StudentChoice | undefined {
  const studentIDs = (address.get('students') ?? '').split(',').filter((one) => one !== '');
  if (address.get('all') !== 'true') return studentIDs.length === 0 ? undefined : { studentIDs };
  const parsed = studentFilterSchema.safeParse(Object.fromEntries(address));
  // An invalid filter means nobody, and never everybody.
  if (!parsed.success) return undefined;
  const { branch, class: schoolClass, section, boardType, filter } = parsed.data;
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

function NewChange({ studentChoice }: { readonly studentChoice: StudentChoice }) {
  const words = useManyMessages();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const { address, choose } = useListAddress();
  const heads = useHeads();
  const preview = usePreview(studentChoice);
  const isShown = useIsShown();
  const offeredKinds = kinds.filter((one) => one !== 'concession' || isAdmin);
  const what = offeredKinds.find((one) => one === address.get('what')) ?? 'section';
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
        description={
          studentChoice.studentIDs ? words.chosen(studentChoice.studentIDs.length) : words.allChosen
        }
      />
      <Tabs value={what} defaultValue="section" onChange={(next) => choose({ what: next })}>
        <TabList label={words.kinds}>
          {offeredKinds.map((kind) => (
            <Tab key={kind} value={kind}>
              {words.kind[kind]}
            </Tab>
          ))}
        </TabList>
        {offeredKinds.map((kind) => (
          <TabPanel key={kind} value={kind}>
            <Stack>
              <QueryView query={heads} failed={words.failed}>
                {(allHeads) => (
                  <ChangeForm
                    what={kind}
                    heads={allHeads.filter(isOpen)}
                    month={month}
                    onSend={onSend}
                    onCancel={() => void navigate('/office/student-profile')}
                  />
                )}
              </QueryView>
            </Stack>
          </TabPanel>
        ))}
      </Tabs>
      <BegunChanges />
    </Stack>
  );
}

function BegunChange({ changeID }: { readonly changeID: string }) {
  const words = useManyMessages();
  return (
    <Stack>
      <PageHeader title={words.title} />
      <QueryView query={useManyChange(changeID)} failed={words.failed}>
        {(manyChange) => <OneChange key={changeID} manyChange={manyChange} />}
      </QueryView>
    </Stack>
  );
}

/** One change of several students: the form, a preview, the run and its outcome. */
export function ManyStudentsPage() {
  const words = useManyMessages();
  const { address } = useListAddress();
  const changeID = address.get('change') ?? '';
  if (changeID !== '') return <BegunChange changeID={changeID} />;
  const studentChoice = studentChoiceIn(address);
  if (studentChoice) return <NewChange key={JSON.stringify(studentChoice)} studentChoice={studentChoice} />;
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
