import { Injectable } from '@nestjs/common';
import { englishWords, type SchoolCode, type SchoolDetails } from '@school/domain';
import { hindiWords } from '@school/domain/hindi';

@Injectable()
export class SchoolDetailsService {
  /** What a branch says of itself on its papers at this moment (D5). */
  of(branch: SchoolCode): Promise<SchoolDetails> {
    return Promise.resolve({
      name: englishWords.options.branchCode[branch],
      nameHindi: hindiWords.options.branchCode[branch],
    });
  }
}
