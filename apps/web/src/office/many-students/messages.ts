import { useTexts } from '../../messages/use-texts';

export const manyStudentsEn = {
  title: 'Several students',
  begun: 'Earlier changes',
  nobody: 'No student is chosen',
  nobodyText: 'Choose students in the list, then choose what to change.',
  toList: 'To the list of students',
  chosen: (count: number) => (count === 1 ? '1 student is chosen.' : `${count} students are chosen.`),
  allChosen: 'All students who match the filter of the list are chosen.',
  kinds: 'What to change',
  kind: {
    section: 'Change section',
    'take-head': 'Add a head',
    'end-head': 'End a head',
    concession: 'Give a concession',
  },
  sectionLabel: 'New section',
  sectionHint: 'Class, fees and everything else stay as they are.',
  noHeads: 'The school has no head that a student takes',
  noHeadsText: 'An administrator adds heads such as Bus or Computer in Settings.',
  preview: 'Show the preview',
  changeTexts: {
    section: (section: string) => `Section ${section}`,
    'take-head': (head: string, stop: string, from: string) =>
      stop === '' ? `${head} from ${from}` : `${head}, ${stop}, from ${from}`,
    'end-head': (head: string, from: string) => `No ${head} from ${from}`,
    concession: (kind: string, value: string, from: string) => `${kind} ${value} from ${from}`,
    'sections-back': 'Earlier sections',
  },
  perCent: (value: number) => `${value}%`,
  aMonth: (amount: string) => `${amount} a month`,
  count: (students: number) => (students === 1 ? '1 student' : `${students} students`),
  all: 'All',
  states: { changed: 'Changes', same: 'Unchanged', refused: 'Refused' },
  outcomes: { waiting: 'Waiting', changed: 'Changed', same: 'Unchanged', refused: 'Refused' },
  rows: 'Change for each student',
  change: 'Change',
  nothingChanges: 'Nothing changes',
  noRows: 'No student is in this state',
  failed: 'The change could not be loaded',
  run: (students: number) => (students === 1 ? 'Change 1 student' : `Change ${students} students`),
  nothingToRun: 'No student would change.',
  confirm: 'Change these students?',
  confirmText: (changed: number, refused: number) => {
    const what = `${changed === 1 ? '1 student changes' : `${changed} students change`} exactly as shown.`;
    if (refused === 0) return what;
    return `${what} ${refused === 1 ? '1 is refused and left as it is' : `${refused} are refused and left as they are`}.`;
  },
  confirmRun: 'Change',
  running: 'The change is running. You can leave this page; it continues.',
  progress: 'Students done',
  done: (count: number, students: number) =>
    `${count} of ${students === 1 ? '1 student' : `${students} students`}`,
  stop: 'Stop',
  continueRun: 'Continue',
  stopped: 'Stopped. Students already changed stay changed; you can run the rest later.',
  finished: (changed: number) =>
    changed === 1 ? 'Done: 1 student was changed.' : `Done: ${changed} students were changed.`,
  finishedPartly: (changed: number, refused: number) =>
    `Done: ${changed} changed, ${refused} refused and left as ${refused === 1 ? 'it is' : 'they are'}.`,
  takeBack: 'Restore the sections',
  previewRefusedAgain: 'Preview the refused again',
};

export const useManyMessages = () => useTexts('manyStudents', manyStudentsEn);
