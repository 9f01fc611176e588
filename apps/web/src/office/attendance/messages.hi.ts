import type { OtherLanguage } from '../../screen/feature';
import type { AttendanceMessages } from './messages.en';

/** Every text of Attendance in Hindi. */
const attendanceHi: AttendanceMessages = {
  find: 'विद्यार्थी/शिक्षक आईडी',
  findButton: 'खोजें',
  student: 'विद्यार्थी उपस्थिति',
  class: 'कक्षा उपस्थिति',
  teacher: 'शिक्षक उपस्थिति',
  nothingFor: (id) => `आईडी ${id} की कोई उपस्थिति अभी दर्ज नहीं है।`,
};

export const hindi: OtherLanguage = {
  names: {
    Attendance: 'उपस्थिति',
  },
  texts: { attendance: attendanceHi },
};
