import { BrokenAtSlashes } from '../../text/broken-at-slashes';
import { Facts } from './receipt.styles';

/** '*' stands for "no section". */
export const withSection = (className: string, section: string): string =>
  section === '*' ? className : `${className} ${section.toUpperCase()}`;

/** The facts at the top of an office paper, each with a label; labels must be unique. */
export function ReceiptFacts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <BrokenAtSlashes text={value} />
          </dd>
        </div>
      ))}
    </Facts>
  );
}
