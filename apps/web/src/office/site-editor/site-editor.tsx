import {
  newAdmissionsSchema,
  newContactSchema,
  siteCardFormSchema,
  siteNewsFormSchema,
  siteSlideFormSchema,
  schoolDate,
  dateLabel,
  SITE_LIMITS,
} from '@school/domain';
import { Stack, Text, TextareaField, TextField, useKitMessages } from '@school/ui';
import styled from 'styled-components';
import type { EditedSite } from '../../api/types';
import { useWords } from '../../messages/words';
import { Loading, StaleWarning, loadErrorNotice } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { useSitePageNames } from '../../site-text/messages';
import { CardFields, InBoth, NewsFields, SlideFields } from './item-fields';
import { ItemList } from './item-list';
import { MarkedTextField } from './marked-text-field';
import { useSiteEditorMessages } from './messages';
import { OnePart } from './one-part';
import { pageRows, PagesPart } from './pages-part';
import { cardOf, newsOf, slideOf } from './stored-items';
import {
  useEditedSite,
  useSaveAdmissions,
  useSaveCards,
  useSaveContact,
  useSaveNews,
  useSaveSlides,
} from './use-site-editor';

/** The button stays beside the text as long as there is room for both. */
const Opening = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;
  justify-items: start;

  @media (min-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The editor of the public site, for administrators (D93). */
export function SiteEditor() {
  const words = useSiteEditorMessages();
  const site = useEditedSite();
  if (!site.data) return loadErrorNotice(site, words.loadFailed) ?? <Loading />;
  return (
    <Stack>
      <StaleWarning queries={[site]} />
      <Opening>
        <Text tone="muted">{words.text}</Text>
        <PageButton to="/">{words.open}</PageButton>
      </Opening>
      <SlidesPart site={site.data} />
      <CardsPart site={site.data} />
      <PagesPart pages={site.data.pages} />
      <NewsPart site={site.data} />
      <AdmissionsPart site={site.data} />
      <ContactPart site={site.data} />
    </Stack>
  );
}

interface PartProps {
  readonly site: EditedSite;
}

function SlidesPart({ site: { slides } }: PartProps) {
  const { slides: words } = useSiteEditorMessages();
  const save = useSaveSlides();
  const { content, ...state } = slides;
  return (
    <ItemList
      {...state}
      words={words}
      items={content?.map(slideOf)}
      most={SITE_LIMITS.slides}
      schema={siteSlideFormSchema}
      lineOf={({ line = '' }) => line}
      fields={<SlideFields />}
      onSave={(items, revision) => save.send({ revision, slides: [...items] })}
      isSaving={save.running !== undefined}
    />
  );
}

function CardsPart({ site: { cards, pages } }: PartProps) {
  const { cards: words, news, admissions } = useSiteEditorMessages();
  const names = useSitePageNames();
  const save = useSaveCards();
  const { content, ...state } = cards;
  const places = [
    { value: '/admissions', label: admissions.title },
    { value: '/news', label: news.title },
    ...pageRows(pages, names).flatMap(({ address, name }) =>
      address === undefined ? [] : [{ value: address, label: name }],
    ),
  ];
  return (
    <ItemList
      {...state}
      words={words}
      items={content?.map(cardOf)}
      most={SITE_LIMITS.cards}
      schema={siteCardFormSchema}
      lineOf={({ line }) => line}
      fields={<CardFields pages={places} />}
      onSave={(items, revision) => save.send({ revision, cards: [...items] })}
      isSaving={save.running !== undefined}
    />
  );
}

function NewsPart({ site: { news } }: PartProps) {
  const { news: words } = useSiteEditorMessages();
  const { locale } = useKitMessages();
  const save = useSaveNews();
  const { content, ...state } = news;
  return (
    <ItemList
      {...state}
      words={words}
      items={content?.map(newsOf)}
      before="empty"
      isSorted
      most={SITE_LIMITS.news}
      schema={siteNewsFormSchema}
      initialValues={{ date: schoolDate(new Date()) }}
      lineOf={({ date }) => dateLabel(date, locale)}
      fields={<NewsFields />}
      onSave={(items, revision) => save.send({ revision, news: [...items] })}
      isSaving={save.running !== undefined}
    />
  );
}

function AdmissionsPart({ site: { admissions } }: PartProps) {
  const { admissions: words, hindiHint } = useSiteEditorMessages();
  const { labels } = useWords();
  const save = useSaveAdmissions();
  const { content, ...state } = admissions;
  return (
    <OnePart
      {...state}
      words={words}
      content={content}
      schema={newAdmissionsSchema}
      shown={[
        { label: labels.whom, value: content?.whom },
        { label: labels.phone, value: content?.phone },
        { label: labels.hours, value: content?.hours },
        { label: labels.bring, value: content?.bring.split('\n').join(', ') },
      ]}
      fields={
        <>
          <InBoth name="whom" most={80} required />
          <TextField
            name="phone"
            label={labels.phone}
            hint={words.phoneHint}
            required
            maxLength={60}
            inputMode="tel"
            autoComplete="off"
          />
          <InBoth name="hours" most={120} />
          <TextareaField name="bring" label={labels.bring} hint={words.bringHint} required rows={4} />
          <TextareaField name="bringHindi" label={labels.bringHindi} hint={hindiHint} rows={4} lang="hi" />
          <MarkedTextField name="body" label={labels.body} rows={4} />
          <MarkedTextField name="bodyHindi" label={labels.bodyHindi} hint={hindiHint} rows={4} lang="hi" />
        </>
      }
      onSave={(changed, revision) => save.send({ ...changed, revision })}
    />
  );
}

function ContactPart({ site: { contact } }: PartProps) {
  const { contact: words } = useSiteEditorMessages();
  const { labels } = useWords();
  const save = useSaveContact();
  const { content, ...state } = contact;
  return (
    <OnePart
      {...state}
      words={words}
      content={content}
      schema={newContactSchema}
      shown={[
        { label: labels.city, value: content?.city },
        { label: labels.email, value: content?.email },
        { label: labels.hours, value: content?.hours },
      ]}
      fields={
        <>
          <InBoth name="city" most={60} hint={words.cityHint} />
          <TextField
            name="email"
            label={labels.email}
            maxLength={120}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
          />
          <InBoth name="hours" most={120} />
        </>
      }
      onSave={(changed, revision) => save.send({ ...changed, revision })}
    />
  );
}
