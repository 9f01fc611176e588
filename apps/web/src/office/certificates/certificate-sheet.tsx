import {
  certificateEn,
  certificateHi,
  certificateParts,
  dateLabel,
  formatRupees,
  isContinued,
  scholarColumns,
  type Certificate,
  type CertificateField,
} from '@school/domain';
import { OneLine } from '../list/cells';
import { SheetHead, type CertificateMark } from './sheet-head';
import {
  Attested,
  Lines,
  Numbers,
  Register,
  Said,
  Second,
  Sheet,
  Signatures,
} from './certificate-sheet.styles';

export interface CertificateSheetProps {
  readonly certificate: Certificate;
  readonly mark?: CertificateMark | undefined;
  readonly logoUrl?: string | undefined;
}

/** A date in digits, as papers here write it: `01/06/2015`. */
const figures = (date: string) => date.split('-').toReversed().join('/');

/**
 * Returns the value as printed, or a dash. The form asks for the date of birth in digits; other dates are as on every paper,
 * in the language of the rest.
 */
const printedText = (
  value: string | undefined,
  kind: 'text' | 'date' | 'figures',
  { language }: Certificate,
) => {
  if (value === undefined) return '—';
  if (kind === 'text') return value;
  return kind === 'figures' ? figures(value) : dateLabel(value, language === 'hi' ? 'hi-IN' : 'en-IN');
};

const kindOf = ({ kind, name }: CertificateField) => {
  if (kind !== 'date') return 'text';
  return name === 'dateOfBirth' ? 'figures' : 'date';
};

const dates: readonly string[] = ['admittedOn', 'promotedOn', 'removedOn'];

/** A label in both languages, whatever language the clerk uses: the paper always says the same. */
function Both({ en, hi }: { readonly en: string; readonly hi: string }) {
  return (
    <span>
      {en} <Second lang="hi">{hi}</Second>
    </span>
  );
}

interface FieldLinesProps {
  readonly fields: readonly CertificateField[];
  readonly certificate: Certificate;
  /** The number of the first field. */
  readonly firstNumber: number;
}

function FieldLines({ fields, certificate, firstNumber }: FieldLinesProps) {
  const numberOf = (index: number) =>
    firstNumber + fields.slice(0, index).filter((one) => !isContinued(one)).length;
  return (
    <Lines>
      {fields.map((field, index) => (
        <li key={field.name}>
          <span>{!isContinued(field) && `${numberOf(index)}.`}</span>
          <Both en={certificateEn.labels[field.name]} hi={certificateHi.labels[field.name]} />
          <Said>{printedText(certificate.fields[field.name], kindOf(field), certificate)}</Said>
        </li>
      ))}
    </Lines>
  );
}

function RegisterRows({ certificate }: Pick<CertificateSheetProps, 'certificate'>) {
  return (
    <Register>
      <table>
        <thead>
          <tr>
            {scholarColumns.map((column) => (
              <th key={column} scope="col">
                <Both en={certificateEn.rows[column]} hi={certificateHi.rows[column]} />
              </th>
            ))}
            <th scope="col">
              <Both en={certificateEn.paper.signature} hi={certificateHi.paper.signature} />
            </th>
          </tr>
        </thead>
        <tbody>
          {certificate.rows.map((row, index) => (
            // Rows have no key of their own.
            <tr key={index}>
              {scholarColumns.map((column) => {
                const text =
                  row[column] &&
                  printedText(row[column], dates.includes(column) ? 'date' : 'text', certificate);
                // A session broken at its hyphen would read as two years.
                return <td key={column}>{column === 'session' ? <OneLine>{text}</OneLine> : text}</td>;
              })}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Register>
  );
}

/** A transfer certificate on A4, in the CBSE's form or the scholar's register's, in both languages (D65). */
export function CertificateSheet({ certificate, mark, logoUrl }: CertificateSheetProps) {
  const { form, fields, dues, session, number, serial } = certificate;
  const { head, body, foot } = certificateParts[form];
  const [en, hi] = [certificateEn.paper, certificateHi.paper];
  const numbers = [
    [en.bookNo, hi.bookNo, session],
    [
      form === 'cbse' ? en.serialNo : en.fileNo,
      form === 'cbse' ? hi.serialNo : hi.fileNo,
      String(number).padStart(4, '0'),
    ],
    ...head.map(
      ({ name }) => [certificateEn.labels[name], certificateHi.labels[name], fields[name] ?? '—'] as const,
    ),
  ] as const;
  return (
    <Sheet>
      <SheetHead certificate={certificate} mark={mark} logoUrl={logoUrl} />
      <Numbers>
        {numbers.map(([label, inHindi, value]) => (
          <div key={label}>
            <dt>
              <Both en={label} hi={inHindi} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Numbers>
      <FieldLines fields={body} certificate={certificate} firstNumber={1} />
      {form === 'scholar' && <RegisterRows certificate={certificate} />}
      {foot.length > 0 && (
        <FieldLines
          fields={foot}
          certificate={certificate}
          firstNumber={body.filter((one) => !isContinued(one)).length + 1}
        />
      )}
      <Attested>
        {dues > 0 && (
          <p>
            <Both en={en.duesOpen} hi={hi.duesOpen} /> {formatRupees(dues)}
          </p>
        )}
        <div>
          <p>{en.certified[form]}</p>
          <p lang="hi">
            <Second>{hi.certified[form]}</Second>
          </p>
          <p>{serial}</p>
        </div>
        <Signatures>
          {en.signatures[form].map((signatory, index) => (
            <p key={signatory}>
              {signatory}
              <br />
              <Second lang="hi">{hi.signatures[form][index]}</Second>
            </p>
          ))}
        </Signatures>
      </Attested>
    </Sheet>
  );
}
