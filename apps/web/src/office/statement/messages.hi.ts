import type { OtherLanguage } from '../../screen/feature';
import type { statementEn } from './messages';

const statementHi: typeof statementEn = {
  title: 'खाता विवरण',
  statementOf: (name) => `${name} का खाता विवरण`,
  sessionTitle: (session) => `खाता विवरण, सत्र ${session}`,
  all: 'सभी सत्र',
  back: 'विद्यार्थी के पृष्ठ पर वापस',
  failed: 'खाता विवरण लोड नहीं हो सका।',
  studentLine: (studentID, schoolClass, father) =>
    `विद्यार्थी आईडी ${studentID} · कक्षा ${schoolClass} · पिता: ${father}`,
  printed: (at) => `${at} की स्थिति`,
  purpose: 'विवरण',
  debit: 'नामे',
  credit: 'जमा',
  balance: 'शेष',
  broughtForward: 'आरंभिक शेष',
  totals: 'योग',
  closing: (amount) => `अंतिम शेष: ${amount}`,
  advance: (amount) => `अग्रिम\u00a0${amount}`,
  toBePaid: (month, amount) => `अभी खाते में नहीं चढ़ा: ${month} का शुल्क, ${amount}`,
  opening: 'पिछला बकाया',
  fee: (month) => `${month} का शुल्क`,
  lowered: (kind, amount) => `${kind} छूट ${amount}`,
  payment: (number) => `भुगतान, रसीद ${number}`,
  void: (number) => `${number} का निरस्तीकरण`,
  takenBack: (what) => `निरस्त: ${what}`,
  monthTakenBack: (what) => `वापस लिया गया: ${what}`,
  noLongerCharged: (what) => `अब नहीं लगता: ${what}`,
  refund: (what) => `लौटाया गया: ${what}`,
  concession: (kind) => `छूट: ${kind}`,
};

export const hindi: OtherLanguage = {
  texts: { statement: statementHi },
};
