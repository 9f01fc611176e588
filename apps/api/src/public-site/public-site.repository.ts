import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween } from '@school/domain';
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
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
    const $set = { ...changed, ...(content && { content }) };
    if (revision === 0) return this.audit.create(this.parts, $set, line);
    if (!before) return false;
    const change = { $set, ...(!content && { $unset: { content: 1 } }) };
    return this.audit.update(this.parts, { _id: before._id, revision }, change, line);
  }
}
