import type {
  NewAdmissions,
  NewCards,
  NewContact,
  NewNews,
  NewPage,
  NewSlides,
  SitePageState,
} from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

const SITE = ['edited-site'] as const;

const outdates = [SITE];

/** All parts of the public site with their revisions. */
export function useEditedSite() {
  return useQuery({
    queryKey: SITE,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/public-site', { signal })),
  });
}

/** What is left empty is sent as empty. */
const orNull = (text: string | undefined) => text ?? null;

export const useSaveSlides = () =>
  useChange({
    call: ({ revision, slides }: NewSlides) =>
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
    outdates,
  });

export const useSaveCards = () =>
  useChange({
    call: ({ revision, cards }: NewCards) =>
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
    outdates,
  });

export const useSaveNews = () =>
  useChange({
    call: ({ revision, news }: NewNews) =>
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
    outdates,
  });

export const useSaveAdmissions = () =>
  useChange({
    call: (admissions: NewAdmissions) =>
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
    outdates,
  });

export const useSaveContact = () =>
  useChange({
    call: ({ revision, city, cityHindi, email, hours, hoursHindi }: NewContact) =>
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
    outdates,
  });

export const useSavePage = () =>
  useChange({
    call: (page: NewPage) =>
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
    outdates,
  });

export const useRemovePage = () =>
  useChange({
    call: (body: SitePageState) => calls.PUT('/api/office/public-site/page/remove', { body }),
    outdates,
  });

export const useRestorePage = () =>
  useChange({
    call: (body: SitePageState) => calls.PUT('/api/office/public-site/page/restore', { body }),
    outdates,
  });
