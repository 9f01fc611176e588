import type {
  NewAdmissions,
  NewCards,
  NewContact,
  NewNews,
  NewPage,
  NewSlides,
  SitePageState,
} from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

const SITE = ['edited-site'] as const;

const outdates = [SITE];

/** All parts of the public site with their revisions. */
export const useEditedSite = () =>
  useRead(SITE, (signal) => valueOf(calls.GET('/api/office/public-site', { signal })));

/** What is left empty is sent as empty. */
const orNull = (text: string | undefined) => text ?? null;

export const useSaveSlides = () =>
  useChange(outdates, ({ revision, slides }: NewSlides) =>
    calls.PUT('/api/office/public-site/slides', {
      body: {
        revision,
        slides: slides.map((slide) => ({
          ...slide,
          headingHindi: orNull(slide.headingHindi),
          line: orNull(slide.line),
          lineHindi: orNull(slide.lineHindi),
        })),
      },
    }),
  );

export const useSaveCards = () =>
  useChange(outdates, ({ revision, cards }: NewCards) =>
    calls.PUT('/api/office/public-site/cards', {
      body: {
        revision,
        cards: cards.map((card) => ({
          ...card,
          picture: orNull(card.picture),
          headingHindi: orNull(card.headingHindi),
          lineHindi: orNull(card.lineHindi),
        })),
      },
    }),
  );

export const useSaveNews = () =>
  useChange(outdates, ({ revision, news }: NewNews) =>
    calls.PUT('/api/office/public-site/news', {
      body: {
        revision,
        news: news.map((one) => ({
          ...one,
          headingHindi: orNull(one.headingHindi),
          bodyHindi: orNull(one.bodyHindi),
        })),
      },
    }),
  );

export const useSaveAdmissions = () =>
  useChange(outdates, (admissions: NewAdmissions) =>
    calls.PUT('/api/office/public-site/admissions', {
      body: {
        ...admissions,
        whomHindi: orNull(admissions.whomHindi),
        hours: orNull(admissions.hours),
        hoursHindi: orNull(admissions.hoursHindi),
        bringHindi: orNull(admissions.bringHindi),
        body: orNull(admissions.body),
        bodyHindi: orNull(admissions.bodyHindi),
      },
    }),
  );

export const useSaveContact = () =>
  useChange(outdates, ({ revision, city, cityHindi, email, hours, hoursHindi }: NewContact) =>
    calls.PUT('/api/office/public-site/contact', {
      body: {
        revision,
        city: orNull(city),
        cityHindi: orNull(cityHindi),
        email: orNull(email),
        hours: orNull(hours),
        hoursHindi: orNull(hoursHindi),
      },
    }),
  );

export const useSavePage = () =>
  useChange(outdates, (page: NewPage) =>
    calls.PUT('/api/office/public-site/page', {
      body: {
        ...page,
        menuNameHindi: orNull(page.menuNameHindi),
        headingHindi: orNull(page.headingHindi),
        bodyHindi: orNull(page.bodyHindi),
        pictures: page.pictures.map(({ picture, caption, captionHindi }) => ({
          picture,
          caption: orNull(caption),
          captionHindi: orNull(captionHindi),
        })),
      },
    }),
  );

export const useRemovePage = () =>
  useChange(outdates, (body: SitePageState) => calls.PUT('/api/office/public-site/page/remove', { body }));

export const useRestorePage = () =>
  useChange(outdates, (body: SitePageState) => calls.PUT('/api/office/public-site/page/restore', { body }));
