import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween } from '@school/domain';
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { unlessTaken } from '../database/duplicate-key';
import { withoutEmpty } from './shown-parts';
import { SITE_PART, type SitePart, type StoredPart } from './public-site.schema';

/** The audit log says what changed; the whole of a long text stands on the site. In characters. */
const LONGEST_IN_LOG = 120;

const shortened = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.length > LONGEST_IN_LOG ? `${value.slice(0, LONGEST_IN_LOG)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
  return value;
};

/** A content as the audit log compares it. */
const loggable = (content: object = {}): object =>
  Object.fromEntries(Object.entries(content).map(([name, inner]) => [name, shortened(inner)]));

/** A change of one part by one account. */
export interface PartChange {
  readonly part: SitePart;
  /** That of the part as it was read; 0 for one that nobody has changed yet. */
  readonly revision: number;
  /** Left out: the part is again as it was specified. */
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

  /** All parts that were ever changed, in the order in which they began. */
  async all(): Promise<readonly StoredPart[]> {
    return this.parts.find().sort({ _id: 1 }).lean<StoredPart[]>();
  }

  /** Changes a part that is still at this revision. @returns whether it was */
  async save({ part, revision, content: given, by, at }: PartChange): Promise<boolean> {
    // An update writes what is undefined inside a path of any shape as null, and the part could not be read any more.
    const content = given && withoutEmpty(given);
    const before = await this.parts.findOne({ part }).lean<StoredPart | null>();
    const line = this.audit.line(
      'public-site-changed',
      { kind: 'public-site', id: part },
      changesBetween(loggable(before?.content), loggable(content)),
    );
    const changed = {
      part,
      revision: revision + 1,
      changedBy: by.fname,
      changedById: new Types.ObjectId(by.id),
      changedAt: at,
    };
    if (revision === 0) return this.begin({ ...changed, ...(content && { content }), unaudited: [line] });
    const result = await this.parts.updateOne(
      { part, revision },
      {
        $set: { ...changed, ...(content && { content }) },
        ...(!content && { $unset: { content: 1 } }),
        $push: { unaudited: line },
      },
    );
    if (!before || result.matchedCount === 0) return false;
    await this.audit.keep(SITE_PART, before._id, line);
    return true;
  }

  /** @returns whether nobody else had begun it */
  private async begin(part: Omit<StoredPart, '_id'>): Promise<boolean> {
    return unlessTaken(async () => {
      const { _id } = await this.parts.create(part);
      for (const line of part.unaudited ?? []) await this.audit.keep(SITE_PART, _id, line);
    });
  }
}
