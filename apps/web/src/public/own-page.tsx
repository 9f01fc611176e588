import { firstWords } from '@school/domain';
import { PageHeader, Stack } from '@school/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { PublicPage } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { whileLoading } from '../program/activity';
import { SiteText } from '../site-text/site-text';
import { readPage } from './ask-office';
import { Hero } from './public.styles';
import { pictureOf } from './site';
import { UnderConstruction } from './under-construction';
import { usePageTitle } from './use-page-title';
import { PageComing, PageFailed, Room } from './with-site';

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.size.rowCard}), 1fr));
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: ${({ theme }) => theme.radius.card};
  }

  figcaption {
    margin-block-start: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.s};
  }
`;

/** A page in the school's own words and pictures (D93). */
function SchoolPage({ page: { page, pictures } }: { readonly page: PublicPage }) {
  const say = useInLanguage();
  const text = say(page.body, page.bodyHindi);
  const title = say(page.heading, page.headingHindi);
  usePageTitle(title, firstWords(text));
  const shownPictures = page.pictures.flatMap(({ picture, caption, captionHindi }) => {
    const image = pictureOf(pictures, picture, caption === undefined ? '' : say(caption, captionHindi));
    return image ? [image] : [];
  });
  return (
    <Stack gap="l">
      <Hero>
        <PageHeader title={title} />
      </Hero>
      <SiteText text={text} />
      {shownPictures.length > 0 && (
        <Pictures>
          {shownPictures.map((image) => (
            <figure key={image.src}>
              <img {...image} alt="" loading="lazy" />
              {image.alt !== '' && <figcaption>{image.alt}</figcaption>}
            </figure>
          ))}
        </Pictures>
      )}
    </Stack>
  );
}

type Reading =
  | { readonly name: string; readonly page: PublicPage }
  | { readonly name: string; readonly status: number; readonly reason: string };

/** Reads a page that the school has made its own, and shows it. */
export function OwnPage({ name }: { readonly name: string }) {
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    let isWanted = true;
    void whileLoading(readPage(name)).then((answer) => {
      if (!isWanted) return;
      setReading(
        answer.ok
          ? { name, page: answer.value }
          : { name, status: answer.error.status, reason: answer.error.message },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [name, tries]);
  if (reading?.name !== name) return <PageComing />;
  if ('page' in reading)
    return (
      <Room>
        <SchoolPage page={reading.page} />
      </Room>
    );
  if (reading.status === 404 || reading.status === 400)
    return (
      <Room>
        <UnderConstruction />
      </Room>
    );
  return <PageFailed reason={reading.reason} onAgain={() => setTries(tries + 1)} />;
}
