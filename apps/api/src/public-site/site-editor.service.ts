import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  refuse,
  SITE_LIMITS,
  sitePageSchema,
  type NewAdmissions,
  type NewCards,
  type NewContact,
  type NewNews,
  type NewPage,
  type NewSlides,
  type Outcome,
  type SitePageState,
} from '@school/domain';
import { z } from 'zod';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { invalidFields } from '../common/problem';
import { PicturesService } from '../pictures/pictures.service';
import { editedSiteAnswer, partContents, type EditedSiteAnswer } from './public-site.answers';
import { PublicSiteRepository } from './public-site.repository';
import type { SitePart, StoredPart } from './public-site.schema';
import { PublicSiteService } from './public-site.service';
import { contentOf, pageOfPart, partOfPage, withoutEmpty } from './shown-parts';

/** The content of a page that is removed while it is still the example: there is nothing to keep. */
const emptyPage = { menuName: '', heading: '', body: '', pictures: [] };

interface Pictured {
  readonly picture?: string | undefined;
}

const changeOf = (stored: StoredPart | undefined) => ({
  revision: stored?.revision ?? 0,
  changedBy: stored?.changedBy,
  changedAt: stored?.changedAt,
});

/** The changes that an administrator makes to the public site (D93). */
@Injectable()
export class SiteEditorService {
  constructor(
    private readonly stored: PublicSiteRepository,
    private readonly site: PublicSiteService,
    private readonly pictures: PicturesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(): Promise<EditedSiteAnswer> {
    const stored = await this.stored.all();
    const part = (name: SitePart) => stored.find((one) => one.part === name);
    const [slides, cards, news] = [part('slides'), part('cards'), part('news')];
    const [admissions, contact] = [part('admissions'), part('contact')];
    return z.encode(editedSiteAnswer, {
      slides: { ...changeOf(slides), content: contentOf(slides, partContents.slides) },
      cards: { ...changeOf(cards), content: contentOf(cards, partContents.cards) },
      news: { ...changeOf(news), content: contentOf(news, partContents.news) },
      admissions: { ...changeOf(admissions), content: contentOf(admissions, partContents.admissions) },
      contact: { ...changeOf(contact), content: contentOf(contact, partContents.contact) },
      pages: stored.flatMap((one) => {
        const page = pageOfPart(one);
        return page === undefined
          ? []
          : [{ page, ...changeOf(one), content: contentOf(one, sitePageSchema) }];
      }),
    });
  }

  async saveSlides({ revision, slides }: NewSlides, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    await this.mustBeOfSite(slides, 'slides');
    return this.save('slides', revision, slides, by);
  }

  async saveCards({ revision, cards }: NewCards, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    await this.mustBeOfSite(cards, 'cards');
    return this.save('cards', revision, cards, by);
  }

  saveNews({ revision, news }: NewNews, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    return this.save('news', revision, news, by);
  }

  saveAdmissions({ revision, ...admissions }: NewAdmissions, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    return this.save('admissions', revision, admissions, by);
  }

  saveContact({ revision, ...contact }: NewContact, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    return this.save('contact', revision, contact, by);
  }

  /** Saves the school's own version of a page, or adds one to the specified ones. */
  async savePage({ revision, ...page }: NewPage, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    await this.mustBeOfSite(page.pictures, 'pictures');
    const pages = await this.pages();
    // Not for an existing page: the last one that fits may be sent again, as its answer was lost.
    const isNew = revision === 0 && pages.every((one) => pageOfPart(one) !== page.page);
    if (isNew && pages.length >= SITE_LIMITS.pages)
      return refuse('too-many-pages', 'page', String(SITE_LIMITS.pages));
    return this.save(partOfPage(page.page), revision, page, by);
  }

  /** Removes a page; its text is kept for whoever restores it. */
  async removePage({ revision, page }: SitePageState, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    const ownPage = contentOf(await this.storedPage(page), sitePageSchema) ?? {
      page,
      place: 'none' as const,
      ...emptyPage,
    };
    return this.save(partOfPage(page), revision, { ...ownPage, isRemoved: true }, by);
  }

  /** Restores a page: as the school wrote it, otherwise as specified. */
  async restorePage({ revision, page }: SitePageState, by: Caller): Promise<Outcome<EditedSiteAnswer>> {
    const stored = await this.storedPage(page);
    const ownPage = contentOf(stored, sitePageSchema);
    // Sent again because the answer was lost: the page is already back.
    if (!ownPage?.isRemoved)
      return stored?.revision === revision + 1 ? accept(await this.read()) : refuse('site-changed');
    const { isRemoved: _, ...content } = ownPage;
    return this.save(partOfPage(page), revision, content.heading === '' ? undefined : content, by);
  }

  private async pages() {
    return (await this.stored.all()).filter((one) => pageOfPart(one) !== undefined);
  }

  private async storedPage(page: string) {
    return (await this.pages()).find((one) => pageOfPart(one) === page);
  }

  private async save(
    part: SitePart,
    revision: number,
    content: object | undefined,
    by: Caller,
  ): Promise<Outcome<EditedSiteAnswer>> {
    const at = this.clock.now();
    const isSaved = await this.site.change(() => this.stored.save({ part, revision, content, by, at }));
    return isSaved || (await this.isAlready(part, content))
      ? accept(await this.read())
      : refuse('site-changed');
  }

  /** Whether a part already has this content, as when a call is sent again because its answer was lost. */
  private async isAlready(part: SitePart, content: object | undefined): Promise<boolean> {
    const stored = (await this.stored.all()).find((one) => one.part === part);
    return isDeepStrictEqual(
      stored?.content && withoutEmpty(stored.content),
      content && withoutEmpty(content),
    );
  }

  /** @throws Problem 400 that names the first item whose picture was not uploaded for the site, as a student's was not */
  private async mustBeOfSite(items: readonly Pictured[], list: string): Promise<void> {
    const sitePictures = await this.pictures.useOnSite(items.flatMap(({ picture }) => picture ?? []));
    const missing = items.flatMap(({ picture }, index) =>
      picture === undefined || sitePictures.some(({ id }) => id === picture)
        ? []
        : [`${list}.${index}.picture`],
    );
    if (missing.length > 0)
      throw invalidFields(missing.map((field) => ({ field, code: 'pictureRef' as const })));
  }
}
