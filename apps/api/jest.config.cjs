module.exports = require('../../jest.preset.cjs')({
  // Nest's own packages and p-limit ship ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@nestjs/|p-limit/|yocto-queue/)', '/libs/embedded-mongo/dist/'],
  // The specs wait for processes and for the database most of the time.
  maxWorkers: 2,
  globalSetup: '<rootDir>/test/global-setup.cjs',
  globalTeardown: '<rootDir>/test/global-teardown.cjs',
  // The specs talk to a real server; a burst of forty calls on a busy machine needs more than Jest's five seconds.
  testTimeout: 30_000,
});
