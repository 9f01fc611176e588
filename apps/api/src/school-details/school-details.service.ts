import { Inject, Injectable } from '@nestjs/common';
import {
  englishWords,
  schoolCodes,
  schoolDetailsSchema,
  type BranchDetails,
  type NewSchoolDetails,
  type SchoolCode,
  type SchoolDetails,
} from '@school/domain';
import { hindiWords } from '@school/domain/hindi';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { PicturesService } from '../pictures/pictures.service';
import { schoolDetailsAnswer, type SchoolDetailsAnswer } from './school-details.answers';
import { SchoolDetailsRepository } from './school-details.repository';

@Injectable()
export class SchoolDetailsService {
  constructor(
    private readonly details: SchoolDetailsRepository,
    private readonly pictures: PicturesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What a branch says of itself on its papers at this moment (D51). */
  async of(branch: SchoolCode): Promise<SchoolDetails> {
    return schoolDetailsSchema.parse(await this.branch(branch));
  }

  /** All that is known of both branches. */
  async list(): Promise<SchoolDetailsAnswer> {
    const branches = await Promise.all(schoolCodes.map((code) => this.branch(code)));
    return z.encode(schoolDetailsAnswer, branches);
  }

  /** Says it anew; receipts that were given go on saying what they said (D51). @throws Problem 400 when the logo is no uploaded picture */
  async change(
    { branchCode, ...given }: NewSchoolDetails,
    account: SignedInAccount,
  ): Promise<SchoolDetailsAnswer> {
    await this.pictures.mustExist(given);
    await this.details.add({
      branchCode,
      ...given,
      changedBy: account.fname,
      changedById: new Types.ObjectId(account.id),
      changedAt: this.clock.now(),
    });
    return this.list();
  }

  /** Until somebody says more, a branch has its name alone (D5). */
  private async branch(branchCode: SchoolCode): Promise<BranchDetails> {
    return (
      (await this.details.last(branchCode)) ?? {
        branchCode,
        name: englishWords.options.branchCode[branchCode],
        nameHindi: hindiWords.options.branchCode[branchCode],
      }
    );
  }
}
