/**
 * The configuration of a project's specs.
 * @param {import('vitest/config').ViteUserConfig['test']} [own] what the project has otherwise
 * @returns {import('vitest/config').ViteUserConfig}
 */
export const specs = (own) => ({
  test: {
    include: ['{src,test,tools}/**/*.spec.{ts,tsx}'],
    globals: true,
    restoreMocks: true,
    pool: 'forks',
    // A worker reads Nest, Mongoose and the rules once, and not again for each file of specs.
    isolate: false,
    // Says only that something hangs: how long a busy machine takes says nothing about the program.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...own,
  },
});
