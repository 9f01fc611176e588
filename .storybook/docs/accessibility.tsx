import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { Section } from './section';

interface AccessibilityText {
  /** The action of each key; left out where a component takes no focus. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly note: string;
}

const isAccessibility = (value: unknown): value is AccessibilityText =>
  typeof value === 'object' && value !== null && 'note' in value;

/** Shows `parameters.accessibility` of the story file: the action of each key, and what a screen reader says. */
export function Accessibility() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const text: unknown = preparedMeta.parameters['accessibility'];
  if (!isAccessibility(text)) return null;
  return (
    <Section title="Keyboard and accessibility">
      <Markdown>{text.note}</Markdown>
      {text.keys && (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(text.keys).map(([keys, what]) => (
              <tr key={keys}>
                <th scope="row">{keys}</th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
