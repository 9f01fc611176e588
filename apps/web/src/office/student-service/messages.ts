import { useTexts } from '../../messages/use-texts';

export const serviceEn = {
  update: 'Update Student Profile',
  pendingFee: 'Pending Fee',
  attendance: 'Attendance Report',
  fine: 'Fine',
  result: 'Result',
  tc: 'Generate TC',
  notYet: 'Find a student to update the profile',
  resultNotYet: 'Find a student to see the results',
  notYetText: 'Type the Student ID, a name or a mobile number and press Enter.',
  nobodyYet: {
    // As worded in the specification (section 2).
    'pending-fee': {
      title: 'pending-fee works!',
      text: 'Find a student to see the months and what is paid for each.',
    },
    attendance: {
      title: 'Whose attendance?',
      text: 'Find a student to see the days of this session, month by month.',
    },
    fine: { title: 'No fines yet', text: 'Find a student to see the fines, add one or waive one.' },
  },
};

export const useServiceMessages = () => useTexts('service', serviceEn);
