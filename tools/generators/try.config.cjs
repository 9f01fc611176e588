// `npx nx run generators:try`: what the generator writes, in a copy of the workspace. Minutes, so apart from the other tests.
module.exports = require('../../jest.preset.cjs')({
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  testTimeout: 600_000,
});
