import { Injectable, StreamableFile } from '@nestjs/common';
import type { SignedInAccount } from '../auth/signed-in';
import { invalidFields, Problem } from '../common/problem';
import type { UploadAnswer } from './pictures.answers';
import { PicturesRepository } from './pictures.repository';
import { reEncode } from './re-encode';

const REFERENCES = ['profilePictureRef', 'signatureRef', 'logo'] as const;
type References = { readonly [Field in (typeof REFERENCES)[number]]?: string | undefined };

@Injectable()
export class PicturesService {
  constructor(private readonly pictures: PicturesRepository) {}

  /** @throws Problem 400 without a file or for a broken one, 415 for one that is no picture */
  async upload(file: Buffer | undefined, account: SignedInAccount): Promise<UploadAnswer> {
    if (!file) throw invalidFields([{ field: 'image', code: 'onePicture' }]);
    return { _id: await this.pictures.insert(await reEncode(file), account.id), status: 200 };
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<StreamableFile> {
    const picture = await this.pictures.find(id);
    if (!picture) throw new Problem(404, 'noSuchPicture');
    return new StreamableFile(picture.bytes, { type: picture.contentType, length: picture.bytes.length });
  }

  /** A student's photo and signature, and a branch's logo, must name uploaded pictures (D40). @throws Problem 400 that names the field */
  async mustExist(named: References): Promise<void> {
    const ids = REFERENCES.map((field) => named[field]).filter((id) => id !== undefined);
    if (ids.length === 0) return;
    const existing = await this.pictures.existing(ids);
    const missing = REFERENCES.filter((field) => {
      const id = named[field];
      return id !== undefined && !existing.includes(id);
    });
    if (missing.length === 0) return;
    throw invalidFields(missing.map((field) => ({ field, code: 'pictureRef' as const })));
  }
}
