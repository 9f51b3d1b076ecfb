// Who may import whom: one table of layers, and what a page must not carry.
import { readdirSync } from 'node:fs'

/** For each layer of src: the other layers that it may import. */
const mayImport = {
  lib: [],
  contracts: ['lib'],
  domain: ['contracts', 'lib'],
  routes: ['contracts', 'lib'],
  api: ['contracts', 'lib'],
  ui: ['lib'],
  components: ['contracts', 'domain', 'lib', 'api', 'routes', 'ui'],
  shell: ['contracts', 'domain', 'lib', 'api', 'routes', 'ui', 'components'],
  features: ['contracts', 'domain', 'lib', 'api', 'routes', 'ui', 'components', 'shell'],
  server: ['contracts', 'domain', 'lib'],
  pages: ['contracts', 'routes', 'shell', 'features'],
}
const layers = Object.keys(mayImport)
export const importRule = '@typescript-eslint/no-restricted-imports'

// Schemas arrive with the first focus of a form, never in the HTML of a page.
const lazySchemas = [
  {
    regex: '^zod/|^@/contracts/.*/schemas$|^\\./schemas$',
    allowTypeImports: true,
    message: 'Import it as a type: schemas stand at the handler, and in the *.schema.ts of a form.',
  },
  {
    regex: '\\.schema$|^@hookform/resolvers',
    allowTypeImports: true,
    message: 'Load it with import(): useSchemaForm does.',
  },
]
const forbiddenLayers = (layer, also) =>
  layers
    .filter((other) => other !== layer && ![...mayImport[layer], ...also].includes(other))
    .map((other) => ({
      group: [`@/${other}`, `@/${other}/**`],
      message: `${layer} may import: ${mayImport[layer]}`,
    }))
const routesMayReadCodecs = {
  regex: '^@/contracts/(?!.*/query$|common$)',
  message: 'Every page carries the route table: of a contract it takes the query codec alone.',
}

export const ruleOf = (layer, { also = [], schemas = layer === 'server' } = {}) => [
  'error',
  {
    paths: [{ name: 'zod', message: "Write 'zod/mini'." }],
    patterns: [
      ...forbiddenLayers(layer, also),
      { group: ['../*'], message: 'Use the alias @/layer/…' },
      ...(schemas ? [] : lazySchemas),
      ...(layer === 'routes' ? [routesMayReadCodecs] : []),
      ...(layer === 'ui' ? [] : [{ group: ['next/link'], message: 'Use @/ui/buttons/Link.' }]),
    ],
  },
]

/** Areas of the console: one never imports another. */
export const areas = readdirSync(new URL('../src/features', import.meta.url))
const areaRule = (area) => {
  const [level, options] = ruleOf('features')
  const others = {
    regex: `^@/features/(?!${area}/)`,
    message: 'Lift the shared part to components, domain or ui.',
  }
  return [level, { ...options, patterns: [...options.patterns, others] }]
}

export const layerRules = [
  ...layers.flatMap((layer) => [
    { files: [`src/${layer}/**/*.{ts,tsx}`], rules: { [importRule]: ruleOf(layer) } },
    {
      files: [`src/${layer}/**/*.schema.ts`, `src/${layer}/**/schemas.ts`],
      rules: { [importRule]: ruleOf(layer, { schemas: true }) },
    },
  ]),
  ...areas.map((area) => ({
    files: [`src/features/${area}/**/*.{ts,tsx}`],
    ignores: ['**/*.schema.ts'],
    rules: { [importRule]: areaRule(area) },
  })),
  {
    files: ['src/pages/api/**/*.ts'],
    rules: { [importRule]: ruleOf('pages', { also: ['server'] }) },
  },
]
