import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween, type AuditChange } from '@school/domain';
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { withoutEmpty } from './shown-parts';
import { SITE_PART, type SitePart, type StoredPart } from './public-site.schema';

/** The longest text in the audit log, in characters: the log shows the change, the site has the whole text. */
const LONGEST_IN_LOG = 120;

/** The part of a long text that the log shows before the first difference, in characters. */
const READ_BEFORE = 30;

/** The position where two texts begin to differ; 0 for a text that is new or gone. */
function firstDifference(before: string | undefined, after: string | undefined): number {
  if (before === undefined || after === undefined) return 0;
  let position = 0;
  while (position < before.length && before[position] === after[position]) position += 1;
  return position;
}

/** A change with only the part of its texts in which they differ. */
function shortened({ before, after, ...change }: AuditChange): AuditChange {
  const difference = firstDifference(before, after);
  const start = difference < LONGEST_IN_LOG - READ_BEFORE ? 0 : difference - READ_BEFORE;
  const cut = (text: string) => {
    const part = text.slice(start, start + LONGEST_IN_LOG);
    return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`;
  };
  return {
    ...change,
    ...(before !== undefined && { before: cut(before) }),
    ...(after !== undefined && { after: cut(after) }),
  };
}

export interface PartChange {
  readonly part: SitePart;
  /** The revision of the part as it was read; 0 for one that nobody has changed yet. */
  readonly revision: number;
  /** The new content; undefined resets the part to the specified one. */
  readonly content: object | undefined;
  readonly by: { readonly id: string; readonly fname: string };
  readonly at: Date;
}

@Injectable()
export class PublicSiteRepository {
  constructor(
    @InjectModel(SITE_PART) private readonly parts: Model<StoredPart>,
    private readonly audit: AuditTrail,
  ) {}

  /** All parts that were ever changed, oldest first. */
  async all(): Promise<readonly StoredPart[]> {
    return this.parts.find().sort({ _id: 1 }).lean<StoredPart[]>();
  }

  /** Changes a part that is still at this revision. @returns whether it was */
  async save({ part, revision, content: newContent, by, at }: PartChange): Promise<boolean> {
    // In a field of any shape, an update would store undefined values as null, and the part could no longer be read.
    const content = newContent && withoutEmpty(newContent);
    const before = await this.parts.findOne({ part }).lean<StoredPart | null>();
    const line = this.audit.line(
      'public-site-changed',
      { kind: 'public-site', id: part },
      changesBetween(before?.content ?? {}, content ?? {}).map(shortened),
    );
    const fields = {
      part,
      revision: revision + 1,
      changedBy: by.fname,
      changedById: new Types.ObjectId(by.id),
      changedAt: at,
    };
    const $set = { ...fields, ...(content && { content }) };
    if (revision === 0) return this.audit.create(this.parts, $set, line);
    if (!before) return false;
    const change = { $set, ...(!content && { $unset: { content: 1 } }) };
    return this.audit.update(this.parts, { _id: before._id, revision }, change, line);
  }
}
