import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { schoolCodes, schoolMonth, sessionName, tableAt, type SitePage } from '@school/domain';
import { z } from 'zod';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { PicturesService } from '../pictures/pictures.service';
import { SchoolDetailsService } from '../school-details/school-details.service';
import {
  publicPageAnswer,
  publicSiteAnswer,
  type PublicPageAnswer,
  type PublicSiteAnswer,
} from './public-site.answers';
import { PublicSiteRepository } from './public-site.repository';
import { shownParts, type ShownParts } from './shown-parts';

/** The ids of the pictures in all parts, of whatever kind. */
const picturesOf = ({ slides = [], cards = [], pages }: ShownParts): ReadonlySet<string> =>
  new Set(
    [...slides, ...cards, ...pages.flatMap(({ pictures }) => pictures)].flatMap(
      ({ picture }) => picture ?? [],
    ),
  );

/** The public site as everybody sees it (D93): it names no person whom the school did not name there. */
@Injectable()
export class PublicSiteService {
  private readonly parts: Cached<ShownParts>;

  constructor(
    private readonly stored: PublicSiteRepository,
    private readonly schools: SchoolDetailsService,
    private readonly tables: FeeTablesService,
    private readonly pictures: PicturesService,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.parts = new Cached(async () => shownParts(await this.stored.all()), clock);
  }

  /** Runs a change of the site; afterwards everybody sees it. */
  change<Result>(write: () => Promise<Result>): Promise<Result> {
    return this.parts.change(write);
  }

  /** The site without the texts of its pages. */
  async site(): Promise<PublicSiteAnswer> {
    const [{ pages, news = [], ...parts }, today, details] = await Promise.all([
      this.parts.get(),
      this.tables.today(),
      Promise.all(schoolCodes.map((code) => this.schools.of(code))),
    ]);
    const month = schoolMonth(today.at);
    return z.encode(publicSiteAnswer, {
      branches: schoolCodes.map((branchCode, index) => ({
        ...details[index],
        branchCode,
        name: details[index]?.name ?? '',
      })),
      session: sessionName(month),
      fees: schoolCodes.map((branchCode) => ({
        branchCode,
        fees: tableAt(month, today.feeTables, branchCode),
      })),
      ...parts,
      news: news.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
      pages: pages.map(({ page, place, menuName, menuNameHindi, isRemoved }) => ({
        page,
        place,
        menuName,
        menuNameHindi,
        isRemoved,
      })),
      pictures: [...(await this.pictures.sizesOnSite([...picturesOf({ ...parts, pages: [] })]))],
    });
  }

  /** @throws Problem 404 for a page that the school has not edited, or has removed */
  async page(name: string): Promise<PublicPageAnswer> {
    const { pages } = await this.parts.get();
    const page = pages.find((one: SitePage) => one.page === name && !one.isRemoved);
    if (!page) throw new Problem(404, 'page-not-found');
    const ids = page.pictures.map(({ picture }) => picture);
    return z.encode(publicPageAnswer, { page, pictures: [...(await this.pictures.sizesOnSite(ids))] });
  }

  /** A picture that was uploaded for the site and is shown on it now. @throws Problem 404 for any other, such as a student's */
  async picture(id: string): Promise<StreamableFile> {
    const { pages, ...parts } = await this.parts.get();
    const shown = picturesOf({ ...parts, pages: pages.filter(({ isRemoved }) => !isRemoved) });
    const isPublic = shown.has(id) && (await this.pictures.sizesOnSite([id])).length > 0;
    if (!isPublic) throw new Problem(404, 'noSuchPicture');
    return this.pictures.get(id);
  }
}
