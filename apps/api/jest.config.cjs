module.exports = require('../../jest.preset.cjs')({
  // Nest's own packages and p-limit ship ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@nestjs/|p-limit/|yocto-queue/)', '/libs/embedded-mongo/dist/'],
  // The specs wait for processes and for the database most of the time: one more than a small machine has processors.
  maxWorkers: 3,
  globalSetup: '<rootDir>/test/global-setup.cjs',
  globalTeardown: '<rootDir>/test/global-teardown.cjs',
  // Says only that something hangs: on a busy machine an office, its database and their processes take their time.
  testTimeout: 240_000,
});
