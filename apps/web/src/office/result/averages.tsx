import { groundOnPaper, Heading, inForcedColours, onPhone } from '@school/ui';
import styled, { css } from 'styled-components';
import { useWords } from '../../messages/words';
import type { ClassSheet } from '../exam-results/use-results';
import { useResultMessages } from './messages';
import { NOT_YET } from '../exam-results/not-yet';

const Figures = styled.table`
  inline-size: 100%;
  break-inside: avoid;
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: ${({ theme }) => theme.paper.tight};
    text-align: start;
  }

  th,
  td {
    padding: ${({ theme }) => theme.paper.tight};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: end;
    white-space: nowrap;
  }

  /* In line with the rows of the students above, which begin and end at the edge. */
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  td:nth-child(2) {
    inline-size: 45%;
    text-align: start;
  }

  /* A phone has no room for the bars, and its sheet is no wider than it: else the marks above stand out of sight. */
  ${onPhone(css`
    th,
    td {
      padding-inline: ${({ theme }) => theme.border.thick};
      white-space: normal;
      overflow-wrap: break-word;
    }

    td:nth-child(2) {
      display: none;
    }
  `)}
`;

/** A bar that has a border too, so that it shows where a printer leaves out backgrounds. */
const Bar = styled.span`
  display: block;
  min-inline-size: ${({ theme }) => theme.border.thick};
  block-size: ${({ theme }) => theme.paper.gap};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.primary};
  background: ${({ theme }) => theme.color.primary};
  ${groundOnPaper}

  ${inForcedColours(css`
    background: Highlight;
  `)}
`;

/** The averages of the subjects: a bar as long as the average in per cent of the maximum, with the figures beside it. */
export function Averages({ sheet: { exam, subjects } }: { readonly sheet: ClassSheet }) {
  const words = useResultMessages();
  const { labels } = useWords();
  return (
    <section>
      <Heading size="s">{words.averages}</Heading>
      <Figures>
        <caption>{words.averagesText}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.subject}</th>
            <td />
            <th scope="col">{words.average}</th>
            <th scope="col">{words.highest}</th>
            <th scope="col">{labels.absent}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ key, average, highest, absent }) => {
            const { name = key, maximum = 1 } = exam.subjects.find((one) => one.key === key) ?? {};
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td aria-hidden="true">
                  {average !== undefined && <Bar style={{ inlineSize: `${(average / maximum) * 100}%` }} />}
                </td>
                <td>{average === undefined ? words.noFigures : words.barOf(average, maximum)}</td>
                <td>{highest ?? NOT_YET}</td>
                <td>{absent}</td>
              </tr>
            );
          })}
        </tbody>
      </Figures>
    </section>
  );
}
