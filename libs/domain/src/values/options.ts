/** The option sets of section 3 of the specification; the catalogues have the name of each choice. */
export const genders = ['male', 'female', 'other'] as const;
export const religions = ['hindu', 'muslim', 'sikh', 'christian', 'other'] as const;
export const categories = ['general', 'obc', 'sc', 'st', 'minority'] as const;
export const disabilities = ['false', 'true'] as const;
export const conveyances = ['own', 'school'] as const;
export const admissionTypes = ['regular', 'private'] as const;
export const streams = ['science', 'arts'] as const;
export const wingTypes = ['junior', 'primary', 'senior'] as const;
export const boards = ['up', 'cbse'] as const;
export const mediums = ['english', 'hindi'] as const;
/** Youngest first; hindi, NA and NB come before class 1 too (D15). */
export const schoolClasses = [
  'pg',
  'lkg',
  'ukg',
  'hindi',
  'na',
  'nb',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const;
/** The languages of the office, and of messages to families (D91). */
export const languages = ['en', 'hi'] as const;
export const sections = ['*', 'a', 'b', 'c', 'd', 'e'] as const;
export const paymentTypes = ['monthly', 'registration', 'board', 'fine', 'extra', 'tc', 'other'] as const;
/** The heads that the office charges beside the monthly fees (D47). */
export const chargeHeads = ['registration', 'security', 'board', 'fine', 'extra', 'tc', 'other'] as const;
/** The heads under which a family can owe (D50); `advance` is money paid too much, which is given back (D73, D75). */
export const feeHeads = ['opening', 'monthly', ...chargeHeads, 'advance'] as const;
/** The heads that are refunded when a student leaves (D75). */
export const refundableHeads = ['security'] as const;
/** The prefix of the school's own heads, so that none is mistaken for one of the specification (D78). */
export const SCHOOL_HEAD = 'school:';
/** The intervals at which a head of the school is charged (D78). */
export const headEvery = ['once', 'monthly', 'yearly'] as const;
/** The ways to price a head of the school: the same for everybody, by class, or by the family's choice, such as a bus stop. */
export const headPrices = ['one', 'class', 'stop'] as const;
/** The students charged a head of the school: all of them, or only those who have taken it. */
export const headTakers = ['all', 'chosen'] as const;
/** The special causes of a void: the collector took the payment back at once (D76), or its cheque was returned (D82). */
export const voidCauses = ['mistyped', 'cheque-returned'] as const;
/** The reasons for which a student leaves (D74). */
export const leavingReasons = [
  'transfer',
  'moved',
  'completed',
  'fees',
  'health',
  'absent',
  'other',
] as const;
/** The decisions of a plan about a student at the end of a session; undecided students are not moved (D70). */
export const classDecisions = ['undecided', 'promote', 'detain', 'passes-out'] as const;
/** The kinds of concession, by the reason why a family pays less (D48). */
export const concessionKinds = ['sibling', 'staff', 'rte', 'merit', 'hardship', 'other'] as const;
/** The units of a standing concession: per cent of the month's fee, or rupees a month (D48). */
export const concessionUnits = ['percent', 'rupees'] as const;
/** The ways in which money comes in (D49). */
export const paymentModes = ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque'] as const;
export const roles = ['student', 'teacher', 'office', 'admin'] as const;
/** The rights that an administrator can give a clerk, beyond the office itself (D58). */
export const staffRights = ['students', 'collect', 'void', 'refund', 'reports', 'cards'] as const;
export const staffStatuses = ['waiting', 'active', 'refused', 'deactivated'] as const;

/** The states of a student's day in the register of a section (D62). */
export const attendanceStates = ['present', 'absent', 'leave', 'half'] as const;

/** The clerk's own apps that send a reminder (D91). */
export const reminderWays = ['whatsapp', 'sms'] as const;
/** The choices of the defaulters list for the days in which nobody reminded a family (D91). */
export const unremindedDays = ['7', '14', '30'] as const;

export type AttendanceState = (typeof attendanceStates)[number];
export type ReminderWay = (typeof reminderWays)[number];
export type UnremindedDays = (typeof unremindedDays)[number];
export type Language = (typeof languages)[number];
export type Stream = (typeof streams)[number];
export type SchoolClass = (typeof schoolClasses)[number];
export type Section = (typeof sections)[number];
export type Board = (typeof boards)[number];
export type Medium = (typeof mediums)[number];
/** A head that the school has added, by the name that it has for ever (D78). */
export type SchoolHead = `${typeof SCHOOL_HEAD}${string}`;
export type HeadPrice = (typeof headPrices)[number];
/** A head of the specification. */
export type SpecifiedHead = (typeof feeHeads)[number];
export type PaymentType = (typeof paymentTypes)[number] | SchoolHead;
export type ConcessionKind = (typeof concessionKinds)[number];
export type PaymentMode = (typeof paymentModes)[number];
export type ChargeHead = (typeof chargeHeads)[number] | SchoolHead;
export type FeeHead = SpecifiedHead | SchoolHead;
export type RefundableHead = (typeof refundableHeads)[number] | SchoolHead;
export type VoidCause = (typeof voidCauses)[number];
export type LeavingReason = (typeof leavingReasons)[number];
export type Role = (typeof roles)[number];
export type StaffRight = (typeof staffRights)[number];
export type StaffStatus = (typeof staffStatuses)[number];

/** Roles that may open the office area and call its routes (D9). */
export const officeRoles: readonly Role[] = ['office', 'admin'];

/** Roles of the people who work here; teachers have an office area of their own, limited to their sections (D58). */
export const staffRoles = ['teacher', 'office', 'admin'] as const satisfies readonly Role[];

/** Mediums that can be chosen with a board: Hindi only with the UP board (section 2, D17). */
export const mediumsForBoard = (board: Board | undefined): readonly Medium[] =>
  mediums.filter((medium) => medium === 'english' || board === 'up');

/** All choices in order, followed by other values from damaged records, so that no amount is left out. */
export const choicesWithStored = <Choice>(
  choices: readonly Choice[],
  stored: readonly Choice[],
): readonly Choice[] => [...new Set([...choices, ...stored])];

/** The name of a stored choice; a choice that no longer exists is shown as it is stored. */
export const choiceLabel = (names: Readonly<Record<string, string>>, stored: string): string =>
  names[stored] ?? stored;

/** The head of the school that has a name (D78). */
export const schoolHead = (name: string): SchoolHead => `${SCHOOL_HEAD}${name}`;

/** Whether a head was added by the school, and is not one of the specification (D78). */
export const isSchoolHead = (head: string): head is SchoolHead => head.startsWith(SCHOOL_HEAD);

/** The name of a head; a head of the school has the same name in every language (D78). */
export const headLabel = (names: Readonly<Record<string, string>>, head: string): string =>
  isSchoolHead(head) ? head.slice(SCHOOL_HEAD.length) : choiceLabel(names, head);
