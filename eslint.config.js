import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noIgnoredResult } from './tests/checks/no-ignored-result.js';
import { noUnguardedStorage } from './tests/checks/no-unguarded-storage.js';

/** The clock and chance are arguments of domain functions, so that a test can repeat them. */
const noClockNoChance = [
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'Take a seed.' },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Take `now`.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take `now`.' },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'deploy/',
      'node_modules/',
      'tests/bench/node_modules/',
      'tests/bench/competitors/',
      'tests/bench/lighthouse/',
      '.matinee/',
      'tests/.results/',
      'tests/fixtures/engines/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.sw.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // a default must not swallow what a union has gained; over a plain string or number it is asked for
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {
          allowDefaultCaseForExhaustiveSwitch: false,
          considerDefaultExhaustiveForUnions: false,
          requireDefaultForNonUnion: true,
        },
      ],
      // chosen for this application (docs/dependencies.md); the lists it keeps are small and wanted before the first frame.
      '@typescript-eslint/no-deprecated': [
        'error',
        {
          allow: [
            {
              from: 'package',
              name: 'createSyncStoragePersister',
              package: '@tanstack/query-sync-storage-persister',
            },
          ],
        },
      ],
      // what is taken out of an object to leave it out of the rest
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, matinee: { rules: { 'no-ignored-result': noIgnoredResult } } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // with no-floating-promises of the strict set: neither a promise nor what it brings is lost
      'matinee/no-ignored-result': 'error',
      'no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          allowTypeImports: true,
          message: "Import 'lucide-react/icons/…': the index would put every icon into the landing screen's files.",
        },
      ],
    },
  },
  {
    files: ['src/app/**', 'src/features/**', 'src/hooks/**', 'src/marks/**'],
    plugins: { storage: { rules: { 'no-unguarded-storage': noUnguardedStorage } } },
    rules: { 'storage/no-unguarded-storage': 'error' },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  { files: ['src/domain/**'], rules: { 'no-restricted-syntax': ['error', ...noClockNoChance] } },
  { files: ['local-stack/**', 'tests/**', 'supabase/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/time/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'vi', property: 'waitFor', message: 'Take `eventually`: its limit grows with a busy machine.' },
        { property: 'waitForTimeout', message: 'Wait for a condition.' },
      ],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
);
