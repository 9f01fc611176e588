import { Canvas, Controls, DocsContext, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Accessibility } from './accessibility';
import { Section } from './section';
import { Status } from './status';
import { Usage } from './usage';

/** The documentation page of a component: when to use it, an example to copy, a playground, the keyboard, all its states. */
export default function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const example = stories.find(({ tags }) => tags.includes('example'));
  const played = stories.find(({ tags }) => !tags.includes('example'));
  return (
    <>
      <Title />
      <Subtitle />
      <Status />
      <Usage />
      {example && (
        <Section title="Example">
          <Canvas of={example.moduleExport as unknown} sourceState="shown" />
        </Section>
      )}
      {played && (
        <Section title="Properties">
          <Canvas of={played.moduleExport as unknown} withToolbar />
          <Controls of={played.moduleExport as unknown} />
        </Section>
      )}
      <Accessibility />
      <Stories title={<Section title="States" />} />
    </>
  );
}
