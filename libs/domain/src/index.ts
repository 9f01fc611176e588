export * from './attendance';
export * from './books';
export * from './calendar';
export * from './certificates';
export * from './counter';
export * from './fees';
export * from './import';
export * from './ledger';
export * from './many-students';
export * from './payments';
export * from './people';
export * from './public-site';
export * from './reports';
export * from './results';
export * from './rules';
export * from './school';
export * from './students';
export * from './syllabus';
export * from './time-table';
export * from './values';
export {
  absenceEn,
  certificateEn,
  certificateHi,
  classLabelOf,
  englishRefusals,
  englishWords,
  reminderEn,
  roomLabel,
  sectionLabel,
  type Words,
} from './words';
