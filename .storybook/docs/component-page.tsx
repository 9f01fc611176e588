import { Controls, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Status } from './status';
import { Usage } from './usage';

/** The page of one component: when to take it, one to play with, all its states. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Status />
      <Usage />
      <Primary />
      <Controls />
      <Stories title="States" />
    </>
  );
}
