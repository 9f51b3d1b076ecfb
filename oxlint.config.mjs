// What `npm run lint:code` refuses (ADR 50). .dependency-cruiser.mjs has the rules about imports.
import { singlePlaceRules } from './lint/singlePlace.mjs'

/** Rules of ESLint that oxlint does not have itself. */
const fromEslint = (rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [`eslint-js/${name}`, value]))
const maxLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]
const errors = (plugin, names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${plugin}/${name}`, 'error']),
  )

export default {
  plugins: ['eslint', 'typescript', 'react', 'nextjs', 'jsx-a11y', 'import'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: ['**/*.{js,cjs}', 'lint/**', '/*.mjs', 'next-env.d.ts', 'node_modules'],
  rules: {
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'one-var': ['error', 'never'],
    'no-nested-ternary': 'error',
    complexity: ['error', 15],
    'max-params': ['error', 4],
    'max-lines': maxLines(300),
    ...fromEslint({
      'max-statements-per-line': ['error', { max: 1 }],
      // Strings that people read are not broken, so that a search finds them.
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    }),
    ...errors(
      'typescript',
      'no-explicit-any no-non-null-assertion no-floating-promises await-thenable',
    ),
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'import/no-anonymous-default-export': 'error',
    ...errors(
      'react',
      `rules-of-hooks exhaustive-deps display-name no-direct-mutation-state require-render-return jsx-key
      jsx-no-comment-textnodes jsx-no-duplicate-props jsx-no-undef no-children-prop no-danger-with-children
      no-find-dom-node no-is-mounted no-render-return-value no-string-refs no-unescaped-entities`,
    ),
    'react/forbid-elements': [
      'error',
      {
        forbid: [
          { element: 'details', message: 'Fold of src/ui looks the same everywhere.' },
          {
            element: 'select',
            message: 'Select, SelectField and FilterSelect of src/ui look the same everywhere.',
          },
        ],
      },
    ],
    ...errors(
      'nextjs',
      `google-font-display google-font-preconnect inline-script-id next-script-for-ga no-assign-module-variable
      no-async-client-component no-before-interactive-script-outside-document no-css-tags
      no-document-import-in-page no-duplicate-head no-head-element no-head-import-in-document
      no-html-link-for-pages no-page-custom-font no-script-component-in-head no-styled-jsx-in-document
      no-sync-scripts no-title-in-document-head no-typos no-unwanted-polyfillio`,
    ),
  },
  overrides: [
    {
      files: ['src/**', 'mocks/**', 'scripts/**'],
      excludeFiles: ['**/*.tsx'],
      rules: { 'max-lines-per-function': maxLines(60) },
    },
    {
      files: ['src/**/*.tsx'],
      rules: { 'max-lines-per-function': maxLines(120) },
    },
    {
      files: ['src/**'],
      rules: {
        ...errors(
          'jsx-a11y',
          `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes
          aria-role aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content
          html-has-lang iframe-has-title img-redundant-alt label-has-associated-control media-has-caption
          mouse-events-have-key-events no-access-key no-distracting-elements no-redundant-roles
          role-has-required-aria-props role-supports-aria-props scope tabindex-no-positive interactive-supports-focus
          no-interactive-element-to-noninteractive-role no-noninteractive-element-to-interactive-role
          no-static-element-interactions`,
        ),
        // Focus is watched on whole forms.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: [
              'onClick',
              'onError',
              'onLoad',
              'onMouseDown',
              'onMouseUp',
              'onKeyPress',
              'onKeyDown',
              'onKeyUp',
            ],
          },
        ],
        // A picker that a click has opened takes the focus from the clicked control.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // A scrollable region needs a tabIndex to be reached by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': [
          'error',
          { tags: [], roles: ['tabpanel', 'region'] },
        ],
      },
    },
    {
      files: ['__tests__/**'],
      rules: {
        'max-lines': maxLines(800),
        'react/rules-of-hooks': 'off',
        'react/forbid-elements': 'off',
        // The replacement of next/document in tests renders a plain head.
        'nextjs/no-head-element': 'off',
      },
    },
    { files: ['src/ui/**', 'mocks/**'], rules: { 'react/forbid-elements': 'off' } },
    // The rule does not know that a checkbox says whether it is checked.
    {
      files: ['src/ui/fields/choices/SwitchField.tsx'],
      rules: { 'jsx-a11y/role-has-required-aria-props': 'off' },
    },
    // The container gives the role to each toast and the label to the list.
    {
      files: ['src/shell/notifications/Toasts.tsx'],
      rules: { 'jsx-a11y/role-supports-aria-props': 'off' },
    },
    // The head of the document, which only _document uses.
    {
      files: ['src/shell/document/**'],
      rules: { 'nextjs/no-document-import-in-page': 'off' },
    },
    ...singlePlaceRules,
  ],
}
