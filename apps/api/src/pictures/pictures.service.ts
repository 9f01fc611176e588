import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { accept, DAY, DRAFT_DAYS, refuse, type Outcome } from '@school/domain';
import pLimit from 'p-limit';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { invalidFields, Problem } from '../common/problem';
import type { UploadAnswer } from './pictures.answers';
import { PicturesRepository, type SizedPicture } from './pictures.repository';
import { checkPicture, reEncode, type PictureUse } from './re-encode';

const REFERENCES = ['profilePictureRef', 'signatureRef', 'logo'] as const;

/** How long an unused picture is kept, in milliseconds: a draft begun a day after the upload still has it on its last day. */
const UNUSED_FOR = (DRAFT_DAYS + 1) * DAY;

/** The most uploads of an account a day: far more than a day of registrations needs, and less than fills a disk (D25). */
const MOST_A_DAY = 1_000;

/** The codes in an archive's report for problems that an upload is answered with. */
const archiveCodes = {
  pictureKind: 'picture-kind',
  picturePixels: 'picture-pixels',
  pictureBroken: 'picture-broken',
} as const;

type Fault = (typeof archiveCodes)[keyof typeof archiveCodes];

async function faultOf(work: () => Promise<unknown>): Promise<Fault | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const fault =
      error instanceof Problem
        ? Object.entries(archiveCodes).find(([code]) => code === error.code)?.[1]
        : undefined;
    if (fault === undefined) throw error;
    return fault;
  }
}

/** The reason why a file of an archive cannot be stored as a picture, as far as its first bytes tell. */
export const codeOfPicture = (bytes: Buffer): Promise<Fault | undefined> =>
  faultOf(() => checkPicture(bytes));

type References = { readonly [Field in (typeof REFERENCES)[number]]?: string | undefined };

@Injectable()
export class PicturesService {
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly pictures: PicturesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores a picture, and removes those that nothing has referred to for as long as a draft lives.
   * @throws Problem 400 without a file or for a broken one, 415 for one that is no picture, 413 for one that is too large,
   * 429 for an account that has uploaded a day's worth
   */
  async upload(file: Buffer | undefined, account: Caller, use: PictureUse = 'record'): Promise<UploadAnswer> {
    if (!file) throw invalidFields([{ field: 'image', code: 'onePicture' }]);
    // One after the other: many at once would all pass the count.
    return this.oneAtATime(async () => {
      const now = this.clock.now();
      const uploadedToday = await this.pictures.countSince(account.id, new Date(now.getTime() - DAY));
      if (uploadedToday >= MOST_A_DAY)
        throw new Problem(429, 'pictureQuota', { retryAfterSeconds: DAY / 1000 });
      const { width, height, ...encoded } = await reEncode(file, use);
      await this.pictures.removeUnusedBefore(new Date(now.getTime() - UNUSED_FOR));
      const metadata = use === 'site' ? { ofSite: { width, height } } : {};
      return { _id: await this.pictures.insert(encoded, account.id, now, metadata), status: 200 };
    });
  }

  /** Keeps a file of an archive as it came, until its plan has run or is gone (D68). @returns its id */
  async bring(bytes: Buffer, uploader: string): Promise<string> {
    const contentType = 'application/octet-stream';
    return this.pictures.insert({ bytes, contentType }, uploader, this.clock.now(), { isBrought: true });
  }

  /** Removes archive files that no plan waits for any more. */
  removeBrought(ids: readonly string[]): Promise<void> {
    return this.pictures.removeBrought(ids);
  }

  /** Makes a picture from a kept archive file. @param source identifies that file @returns the picture's id */
  async take(brought: string, source: string, uploader: string): Promise<Outcome<string>> {
    const file = await this.pictures.find(brought, true);
    if (!file) return refuse('picture-gone');
    let pictureId: string | undefined;
    const fault = await faultOf(async () => {
      const encoded = await reEncode(file.bytes, 'record');
      pictureId = await this.pictures.insert(encoded, uploader, this.clock.now(), { source });
    });
    return pictureId === undefined ? refuse(fault ?? 'picture-broken') : accept(pictureId);
  }

  /** The identity of the archive file that a picture was made from, if any. */
  sourceOf(id: string): Promise<string | undefined> {
    return this.pictures.sourceOf(id);
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<StreamableFile> {
    const picture = await this.pictures.find(id);
    if (!picture) throw new Problem(404, 'noSuchPicture');
    return new StreamableFile(picture.bytes, { type: picture.contentType, length: picture.bytes.length });
  }

  /** Marks pictures as used by the public site. @returns those of them that were uploaded for it, with their sizes (D93) */
  async useOnSite(ids: readonly string[]): Promise<readonly SizedPicture[]> {
    // Marked as used before the check, as in `mustExist`; pictures that were not uploaded for the site are left alone.
    const ofSite = await this.pictures.ofSite(ids);
    await this.pictures.markUsed(ofSite.map(({ id }) => id));
    return this.pictures.ofSite(ids);
  }

  /** The sizes of the public site's pictures among these (D93). */
  sizesOnSite(ids: readonly string[]): Promise<readonly SizedPicture[]> {
    return this.pictures.ofSite(ids);
  }

  /** Checks that photo, signature and logo refer to uploaded pictures (D40). @throws Problem 400 that names the field */
  async mustExist(references: References): Promise<void> {
    const ids = REFERENCES.map((field) => references[field]).filter((id) => id !== undefined);
    if (ids.length === 0) return;
    // Marked as used before the check: a picture that is removed at this moment is then found missing below.
    await this.pictures.markUsed(ids);
    const existing = await this.pictures.existing(ids);
    const missing = REFERENCES.filter((field) => {
      const id = references[field];
      return id !== undefined && !existing.includes(id);
    });
    if (missing.length === 0) return;
    throw invalidFields(missing.map((field) => ({ field, code: 'pictureRef' as const })));
  }
}
