import { useTexts } from '../../messages/use-texts';

export const firstDayEn = {
  title: 'First steps',
  text: 'Do these before the first payment, in any order. Leave and come back as you like: the program sees what is done.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { open: 'Open', done: 'Done', 'not-needed': 'Not needed' },
  notNeeded: 'Not needed here',
  neededAfterAll: 'Needed after all',
  actionFor: (action: string, step: string) => `${action}: ${step}`,
  over: 'All first steps are done. The counter is ready.',
  hide: 'Hide first steps',
  stepTexts: {
    details: 'Name, address and phone of both branches: they head every receipt and certificate.',
    crest: 'A picture for each branch, printed beside its name.',
    fees: 'Your own monthly fees, from any month not charged yet, for one branch or both. Until then the fees that came with the program apply.',
    heads: 'What you charge besides the monthly fee: exam, bus, computer. Skip it if there is nothing.',
    staff: 'An account for everybody who takes money, so that each receipt says who took it.',
    students: 'Import your register from a spreadsheet, or register students one by one.',
    float:
      'The change in your drawer before the first payment: your first closing starts from it. Each clerk enters their own, under Closing.',
  },
};

export const useFirstDayMessages = () => useTexts('firstDay', firstDayEn);
