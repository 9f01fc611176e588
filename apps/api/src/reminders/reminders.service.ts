import { Injectable } from '@nestjs/common';
import {
  accept,
  branchIn,
  englishWords,
  familyLanguageOf,
  feesAreKnown,
  foldStudentId,
  fullName,
  mobileToRemind,
  nextDueDay,
  outstanding,
  refuse,
  reminderEn,
  reminderLink,
  reminderText,
  schoolDate,
  schoolMonth,
  sectionIn,
  sessionAt,
  type Language,
  type NewReminder,
  type Outcome,
  type Paise,
  type WordsOfReminder,
} from '@school/domain';
import { hindiWords, reminderHi } from '@school/domain/hindi';
import { z } from 'zod';
import { accountName } from '../accounts/account-names';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Caller } from '../auth/signed-in';
import { idUnder } from '../common/request-digest';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { auditSubjectOf } from '../students/student-audit';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import {
  remindedAnswer,
  reminderDraftAnswer,
  remindersAnswer,
  type RemindedAnswer,
  type ReminderDraftAnswer,
  type RemindersAnswer,
} from './reminders.answers';
import { RemindersRepository } from './reminders.repository';

const WORDS: Readonly<Record<Language, WordsOfReminder>> = {
  en: { words: englishWords, sentences: reminderEn },
  hi: { words: hindiWords, sentences: reminderHi },
};

/** The message that would be sent to a family now, and the number it goes to. */
interface Message {
  readonly mobile: string;
  readonly language: Language;
  readonly amount: Paise;
  readonly lastDate: string;
  readonly text: string;
}

/** The reasons why a family cannot be reminded. */
type ReminderRefusal = 'student-not-found' | 'fees-unknown' | 'nothing-owed' | 'no-mobile';

/** Reminders from the clerk’s own WhatsApp or SMS (D91): the server writes the message, the clerk’s app sends it. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly ledgers: StudentLedgers,
    private readonly schools: SchoolDetailsService,
    private readonly reminders: RemindersRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** The message that would be sent to a family now, also for a student who has left and still owes. */
  async draft(studentID: string): Promise<Outcome<ReminderDraftAnswer, ReminderRefusal>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const message = await this.messageTo(account.value);
    if (!message.ok) return message;
    const { student } = account.value;
    const draft = {
      studentID: student.studentID,
      studentName: fullName(student),
      ...message.value,
      ...(student.left && { leftAt: student.leftAt }),
    };
    return accept({
      ...z.encode(reminderDraftAnswer.omit({ reminders: true }), draft),
      reminders: await this.of(studentID),
    });
  }

  /**
   * Records a reminder, once for each key; refused if the amount is not the one the clerk saw: it was paid or charged meanwhile.
   * @param key the caller's `Idempotency-Key`, if it sent one (D31)
   */
  async remind(
    { studentID, way, amount }: NewReminder,
    key: string | undefined,
    { id, fname }: Caller,
  ): Promise<Outcome<RemindedAnswer, ReminderRefusal | 'balance-changed'>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const { student, today } = account.value;
    const message = await this.messageTo(account.value);
    if (!message.ok) return message;
    const { mobile, language, text } = message.value;
    if (message.value.amount !== amount) return refuse('balance-changed', 'amount');
    const details = { student: student.foldedId, byId: id, way, amount };
    const reminder = await this.reminders.add(
      { ...details, _id: idUnder('remind', details, key), at: today.at, by: fname, language },
      auditSubjectOf(student),
    );
    return accept(z.encode(remindedAnswer, { link: reminderLink(way, mobile, text), reminder }));
  }

  /** The last reminders of one family, newest first; empty for a student who does not exist. */
  async of(studentID: string): Promise<RemindersAnswer> {
    const [reminders, usernames] = await Promise.all([
      this.reminders.of(foldStudentId(studentID)),
      this.accounts.usernames(),
    ]);
    return z.encode(
      remindersAnswer,
      reminders.map(({ by, byId, ...reminder }) => ({ ...reminder, by: accountName(by, byId, usernames) })),
    );
  }

  private async messageTo({
    student,
    ledger,
    today,
  }: StudentAccount): Promise<Outcome<Message, Exclude<ReminderRefusal, 'student-not-found'>>> {
    if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
    const { amount, dues } = outstanding(ledger, student, today);
    if (amount <= 0) return refuse('nothing-owed', 'studentID');
    const mobile = mobileToRemind(student);
    if (mobile === undefined) return refuse('no-mobile', 'studentID');
    const language = familyLanguageOf(student);
    const place = sectionIn(sessionAt(today.at), student);
    const lastDate = nextDueDay(schoolDate(today.at));
    const facts = {
      studentID: student.studentID,
      studentName: fullName(student),
      class: place.class,
      section: place.section,
      branch: await this.schools.branch(branchIn(schoolMonth(today.at), student)),
      ...{ amount, dues, lastDate, language },
    };
    return accept({ mobile, language, amount, lastDate, text: reminderText(facts, WORDS[language]) });
  }
}
