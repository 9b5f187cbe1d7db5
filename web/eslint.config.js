import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['fixtures/', 'node_modules/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // Two equal keys stop the page, and a sentence may be said twice. A move's text is its notation.
          selector: "SvelteEachBlock > MemberExpression.key[property.name='text'][object.name!='move']",
          message: 'A sentence is no key: take what the thing is, or its index.',
        },
      ],
      'no-undef': 'off', // TypeScript finds these, with types
      'svelte/no-at-html-tags': 'off', // only our own drawings are laid in: constants, never anybody's words
      'svelte/prefer-svelte-reactivity': 'off', // caches and look-up tables are plain on purpose
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
