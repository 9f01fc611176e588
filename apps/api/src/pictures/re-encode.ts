import pLimit from 'p-limit';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { Problem } from '../common/problem';

/** The longest side of a stored picture, in pixels: of a record's (D25), and of one for a full page of the public site (D93). */
const LONGEST_SIDE = { record: 1024, site: 1600 } as const;

/** The use of a picture: everybody may see those of the public site, only the office all others. */
export type PictureUse = keyof typeof LONGEST_SIDE;

/** A picture with more pixels than this is an attempt to fill the memory, not a photo. */
const MOST_PIXELS = 25_000_000;

/** A photo has far fewer bytes per pixel than this, even in the best quality; noise, which fills a disk, has four in a PNG. */
const MOST_BYTES_A_PIXEL = 1;
/** A size that is always allowed, as the smallest pictures are mostly header. In bytes. */
const ALWAYS_ALLOWED = 16 * 1024;

const isBounded = ({ data, info }: Encoded): boolean =>
  data.length <= ALWAYS_ALLOWED + MOST_BYTES_A_PIXEL * info.width * info.height;

interface Encoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

// The same picture hardly ever comes twice, so the library's cache only takes memory that the next picture needs.
sharp.cache(false);

// One at a time in the whole process: a decoded picture takes up to 200 MB, as an interlaced one is held whole in memory.
const oneAtATime = pLimit(1);

type Kind = 'png' | 'jpeg' | 'webp';

export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly contentType: `image/${Kind}`;
}

/** A newly encoded picture, and its size in pixels. */
export interface NewPicture extends EncodedPicture {
  readonly width: number;
  readonly height: number;
}

/** The kind of a file by its first bytes; its name and declared type are only claims. */
function kindOf(bytes: Buffer): Kind | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** Reads the header of a picture; nothing is decoded. @throws Problem 400 */
async function headOf(upload: Buffer) {
  try {
    // The library's limit is off: `checkPicture` has our own, with its own message.
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    throw new Problem(400, 'pictureBroken');
  }
}

/**
 * The kind of a file, as far as it can be told without decoding it.
 * @throws Problem 415 for anything but PNG, JPEG and WebP, 413 for too many pixels, 400 for a broken header
 */
export async function checkPicture(upload: Buffer): Promise<Kind> {
  const kind = kindOf(upload);
  if (!kind) throw new Problem(415, 'pictureKind');
  const { width, height } = await headOf(upload);
  if (width * height > MOST_PIXELS) throw new Problem(413, 'picturePixels');
  return kind;
}

/** Encodes a picture in the given format; one with too many bytes for its pixels as WebP, and if need be as a coarse WebP. */
async function encodeBounded(picture: Sharp, format: Kind): Promise<Encoded & { readonly format: Kind }> {
  const inOwnFormat = await picture.clone().toFormat(format).toBuffer({ resolveWithObject: true });
  if (isBounded(inOwnFormat)) return { ...inOwnFormat, format };
  const webp = await picture.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
  if (isBounded(webp)) return { ...webp, format: 'webp' };
  const coarse = picture.clone().webp({ quality: 50, alphaQuality: 20 });
  return { ...(await coarse.toBuffer({ resolveWithObject: true })), format: 'webp' };
}

/**
 * Decodes a picture and encodes it again in its own format: upright, at most 1024 px, without metadata (D25);
 * a picture of the public site becomes WebP, which is small on a parent's phone, and at most 1600 px (D93). The stored size is
 * bounded by the pixels: a picture that would be larger becomes WebP.
 * @throws Problem 415 for anything but PNG, JPEG and WebP, 413 for too many pixels (nothing is decoded then), 400 for
 * a picture that cannot be decoded
 */
export async function reEncode(upload: Buffer, use: PictureUse): Promise<NewPicture> {
  const kind = await checkPicture(upload);
  const side = LONGEST_SIDE[use];
  try {
    const { data, info, format } = await oneAtATime(() =>
      encodeBounded(
        sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
        use === 'site' ? 'webp' : kind,
      ),
    );
    return { bytes: data, contentType: `image/${format}`, width: info.width, height: info.height };
  } catch {
    // Any error of the decoder means that the file is broken.
    throw new Problem(400, 'pictureBroken');
  }
}
