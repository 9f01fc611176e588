module.exports = require('../../jest.preset.cjs')({ testMatch: ['<rootDir>/src/**/*.spec.ts'] });
