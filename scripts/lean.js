/**
 * What the pages router carries into every page although no page of this console can reach it: text of the app router, of
 * rewrites, of the development server. For each file of Next: the exports that its importers in the browser read, and the imports that only the others need.
 * A Next whose files have changed stops the build here, and not a reader's page.
 */
const parts = {
  'lib/constants': {
    keep: [
      'MATCHED_PATH_HEADER',
      'NEXT_INTERCEPTION_MARKER_PREFIX',
      'NEXT_NAV_DEPLOYMENT_ID_HEADER',
      'NEXT_QUERY_PARAM_PREFIX',
    ],
  },
  'shared/lib/constants': {
    keep: [],
    without: ['./modern-browserslist-target', './entry-constants'],
  },
  'shared/lib/router/utils/route-match-utils': {
    keep: ['safeRouteMatcher'],
    without: ['next/dist/compiled/path-to-regexp'],
  },
  'shared/lib/router/utils/get-dynamic-param': {
    keep: ['PARAMETER_PATTERN', 'parseMatchedParameter'],
    without: [
      '../../invariant-error',
      './parse-loader-tree',
      '../routes/app',
      './resolve-param-value',
    ],
  },
}

/** A loader of the bundler: with the other exports gone, the minifier drops what only they name. */
module.exports = function lean(source) {
  const { keep, without = [] } = this.getOptions()
  const exported = [
    ...source.matchAll(/^ {4}(\w+): function\(\) \{\n {8}return [\w.]+;\n {4}\},?\n/gm),
  ]
  const missing = [
    ...keep.filter((name) => !exported.some(([, other]) => other === name)),
    ...without.filter((name) => !source.includes(`require("${name}")`)),
  ]
  if (missing.length > 0)
    throw new Error(`${this.resourcePath}: ${missing.join(', ')} not found; see scripts/lean.js`)
  return [
    ...exported.filter(([, name]) => !keep.includes(name)).map(([text]) => [text, '']),
    ...without.map((name) => [`require("${name}")`, '{}']),
  ].reduce((text, [from, to]) => text.replace(from, to), source)
}

/** Rules for next.config.js. */
module.exports.rules = Object.fromEntries(
  Object.entries(parts).map(([file, options]) => [
    `**/node_modules/next/dist/${file}.js`,
    {
      condition: { all: ['browser', 'production'] },
      loaders: [{ loader: __filename, options }],
      as: '*.js',
    },
  ]),
)
