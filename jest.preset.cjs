const { mkdirSync } = require('node:fs');
const { join } = require('node:path');

// Jest writes its report there and does not make the folder.
mkdirSync(join(__dirname, 'reports'), { recursive: true });

// Nest 12 and zod ship ES modules; Jest runs CommonJS, so what cannot be required as it is gets compiled too.
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** @type {(overrides?: import('jest').Config) => import('jest').Config} */
module.exports = (overrides = {}) => ({
  testMatch: ['<rootDir>/{src,test,tools}/**/*.spec.{ts,tsx}'],
  transform: { '\\.tsx$': swc(true), '\\.(ts|js|mjs)$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!@nestjs/|openapi-fetch/)', '/dist/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
  // Says only that something hangs: how long a busy machine takes says nothing about the program.
  testTimeout: 120_000,
  ...overrides,
});
