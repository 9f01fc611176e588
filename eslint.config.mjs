import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may import whom; the drawing of it is in docs/architecture.md. */
export const boundaries = [
  {
    sourceTag: 'scope:domain',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['zod/mini', 'fast-check', 'fastest-levenshtein'],
  },
  { sourceTag: 'scope:api-client', onlyDependOnLibsWithTags: [], allowedExternalImports: ['openapi-fetch'] },
  {
    sourceTag: 'scope:embedded-mongo',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['bson', 'lmdb', 'mongodb', 'mongoose', 'fast-check'],
  },
  {
    sourceTag: 'scope:ui',
    onlyDependOnLibsWithTags: ['scope:domain'],
    bannedExternalImports: ['@nestjs/*', 'mongoose', 'react-router-dom', 'openapi-fetch'],
  },
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['scope:ui', 'scope:api-client', 'scope:domain'],
    bannedExternalImports: ['@nestjs/*', 'mongoose'],
  },
  {
    sourceTag: 'scope:api',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:embedded-mongo'],
    bannedExternalImports: ['react', 'react-dom', 'styled-components'],
  },
  {
    sourceTag: 'scope:tools',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['@nx/devkit', '@nx/devkit/testing', 'typescript'],
  },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:domain', 'scope:embedded-mongo'] },
];

/** Visible text belongs in the message catalogues, so JSX holds no words of its own. */
const noWordsInJsx = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Visible text comes from a message catalogue.' },
  {
    selector:
      'JSXAttribute[name.name=/^(label|title|placeholder|alt|aria-label|hint)$/] > Literal[value=/\\p{L}/u]',
    message: 'Visible text comes from a message catalogue.',
  },
];

/** The kit serves any office: only the parts of its folder for the school know the school, and they stand on the others. */
const kitKnowsNoSchool = {
  patterns: [
    { group: ['@school/*'], message: 'What knows the school belongs to libs/ui/src/school.' },
    {
      group: ['**/school', '**/school/**'],
      message: "The school's parts stand on the kit, not the other way.",
    },
  ],
};

/** The office does not know which database it talks to; only what starts it does. */
const noDatabaseByName = ['ImportDeclaration', 'ImportExpression'].map((kind) => ({
  selector: `${kind}[source.value=/^(@school.embedded-mongo|lmdb)$/]`,
  message: 'Only what starts it knows which database it is.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/generated/**',
      'storybook-static/**',
      'reports/**',
      'data/**',
      '.nx/**',
      '**/lint-fixtures/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['libs/domain/lint-fixtures/*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      // What is no project and still shared by the tests of several: their browser, database and port.
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['^(\\.\\./)+tools/lib/(browser|free-port|own-database)\\.mjs$'],
          depConstraints: boundaries,
        },
      ],
    },
  },
  {
    // Nest reads the classes of injected parameters at run time, so these imports must stay values.
    files: ['apps/api/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Nest and Mongoose declare their options as classes and take plain objects only.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: [
      'apps/api/src/start.ts',
      'apps/api/src/make-demonstration.ts',
      'apps/api/src/reset-admin.ts',
      'apps/api/src/backups/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noDatabaseByName] },
  },
  {
    files: ['libs/ui/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...noWordsInJsx],
    },
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/school/**'],
    rules: { 'no-restricted-imports': ['error', kitKnowsNoSchool] },
  },
  {
    // What a reader copies out of the Storybook: it has its own words, and takes everything from the package.
    files: ['libs/ui/src/**/*.example.tsx'],
    rules: {
      'no-restricted-syntax': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\.', message: 'Whoever copies an example has the package, and no file beside it.' },
          ],
        },
      ],
      '@nx/enforce-module-boundaries': [
        'error',
        { allowCircularSelfDependency: true, depConstraints: boundaries },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.stories.tsx', '**/*.spec.{ts,tsx}', '**/test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip)$/]',
          message: 'Every test runs: no .only and no .skip.',
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
