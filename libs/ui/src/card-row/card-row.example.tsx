import { ButtonLink, CardRow } from '@school/ui';

const news = [
  { key: 'day', title: 'Annual day', text: 'On 12 December at 4 pm, in the hall.' },
  { key: 'sports', title: 'Sports week', text: 'From 4 to 9 January, for all classes.' },
  { key: 'science', title: 'Science fair', text: 'Classes VI to X show what they built.' },
];

export function CardRowExample() {
  return (
    <CardRow
      label="News from the school"
      cards={news.map((one) => ({
        ...one,
        action: <ButtonLink href={`#/news/${one.key}`}>Read on</ButtonLink>,
      }))}
    />
  );
}
