import pLimit from 'p-limit';
import sharp from 'sharp';
import { Problem } from '../common/problem';

/** The longest side of a stored picture, in pixels (D25). */
const LONGEST_SIDE = 1024;

/** A picture of more pixels than this is a trap for the memory, not a photo. */
const MOST_PIXELS = 25_000_000;

// For the whole process: a decoded picture takes up to 200 MB, as those that are interlaced are whole in the memory.
const oneAtATime = pLimit(1);

type Kind = 'png' | 'jpeg' | 'webp';

export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly contentType: `image/${Kind}`;
}

/** What a file is by its first bytes; its name and its declared type are only claims. */
function kindOf(bytes: Buffer): Kind | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** What the first bytes say of the picture; nothing of it is decoded. @throws Problem 400 */
async function headOf(upload: Buffer) {
  try {
    // The limit is ours, and said in a sentence of its own.
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    throw new Problem(400, 'pictureBroken');
  }
}

/**
 * What a file is, as far as that can be told before it is decoded.
 * @throws Problem 415 for anything but PNG, JPEG and WebP, 413 for one of too many pixels, 400 for one without a right beginning
 */
export async function checkPicture(upload: Buffer): Promise<EncodedPicture['contentType']> {
  const kind = kindOf(upload);
  if (!kind) throw new Problem(415, 'pictureKind');
  const { width, height } = await headOf(upload);
  if (width * height > MOST_PIXELS) throw new Problem(413, 'picturePixels');
  return `image/${kind}`;
}

const kinds = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

/**
 * Decodes a picture and encodes it again in its own format: upright, at most 1024 px, without metadata (D25).
 * @throws Problem 415 for anything but PNG, JPEG and WebP, 413 for one of too many pixels, which is not decoded, 400 for
 * one that cannot be decoded
 */
export async function reEncode(upload: Buffer): Promise<EncodedPicture> {
  const contentType = await checkPicture(upload);
  try {
    const bytes = await oneAtATime(() =>
      sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .toFormat(kinds[contentType])
        .toBuffer(),
    );
    return { bytes, contentType };
  } catch {
    // Any error of the decoder means that the file is broken.
    throw new Problem(400, 'pictureBroken');
  }
}
