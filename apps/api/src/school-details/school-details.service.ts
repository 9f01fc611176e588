import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  englishWords,
  refuse,
  schoolCodes,
  schoolDetailsSchema,
  type BranchDetails,
  type NewSchoolDetails,
  type Outcome,
  type SchoolCode,
  type SchoolDetails,
} from '@school/domain';
import { hindiWords } from '@school/domain/hindi';
import { Types } from 'mongoose';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { accountName } from '../accounts/account-names';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { Cached } from '../common/cached';
import { PicturesService } from '../pictures/pictures.service';
import { schoolDetailsAnswer, type SchoolDetailsAnswer } from './school-details.answers';
import { SchoolDetailsRepository } from './school-details.repository';
import type { StoredSchoolDetails } from './school-details.schema';

@Injectable()
export class SchoolDetailsService {
  private readonly onPapers: Readonly<Record<SchoolCode, Cached<SchoolDetails>>>;

  constructor(
    private readonly details: SchoolDetailsRepository,
    private readonly pictures: PicturesService,
    private readonly accounts: AccountsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const onPapersOf = (branch: SchoolCode) =>
      new Cached(async () => schoolDetailsSchema.parse(await this.branch(branch)), clock);
    this.onPapers = { MLMEC: onPapersOf('MLMEC'), MLMIC: onPapersOf('MLMIC') };
  }

  /** The details of a branch for its papers at this moment (D51); another process may have changed them just now. */
  of(branch: SchoolCode): Promise<SchoolDetails> {
    return this.onPapers[branch].get();
  }

  /** All details of both branches, and who entered them, with the login id (D51). */
  async list(): Promise<SchoolDetailsAnswer> {
    const [branches, usernames] = await Promise.all([
      Promise.all(schoolCodes.map((code) => this.branch(code))),
      this.accounts.usernames(),
    ]);
    return z.encode(
      schoolDetailsAnswer,
      branches.map(({ changedById, changedBy, ...branch }) => ({
        ...branch,
        ...(changedBy !== undefined && {
          changedBy: accountName(changedBy, changedById?.toHexString(), usernames),
        }),
      })),
    );
  }

  /** Stores new details; receipts already given stay unchanged (D51). @throws Problem 400 when the logo is no uploaded picture */
  async change(
    { branchCode, revision, ...content }: NewSchoolDetails,
    account: Caller,
  ): Promise<Outcome<SchoolDetailsAnswer>> {
    await this.pictures.mustExist(content);
    const newDetails = {
      branchCode,
      ...content,
      changedBy: account.fname,
      changedById: new Types.ObjectId(account.id),
      changedAt: this.clock.now(),
    };
    const isStored = await this.onPapers[branchCode].change(() => this.details.add(newDetails, revision));
    return isStored ? accept(await this.list()) : refuse('school-details-changed');
  }

  /** All details of a branch; one without entries has only its name (D5). */
  async branch(
    branchCode: SchoolCode,
  ): Promise<BranchDetails & Partial<Pick<StoredSchoolDetails, 'changedById'>>> {
    return (
      (await this.details.last(branchCode)) ?? {
        branchCode,
        name: englishWords.options.branchCode[branchCode],
        nameHindi: hindiWords.options.branchCode[branchCode],
      }
    );
  }
}
