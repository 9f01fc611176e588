import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

interface Size {
  readonly width: number;
  readonly height: number;
}

const office: Size = { width: 1366, height: 768 };

// The toolbar's viewport is a frame of the manager; here the page itself has to have the size.
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const asked = parameters['testViewport'] as Size | undefined;
    await page.setViewportSize(asked ?? office);
  },
};

export default config;
