// Which files may import which, checked over the whole tree by `npm run lint:imports`. The tables are in lint/.
import { layers, mayImport } from './lint/layers.mjs'
import { aboveModules, serverModules } from './lint/serverModules.mjs'

const either = (names) => `(${names.join('|')})`
/** Returns a pattern for the files of these folders of src. */
const within = (...folders) => `^src/${either(folders)}/`
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const circle = forbid(
  'circle',
  'Move what both files need into a third one. A type may close a circle: nothing of it runs.',
  {},
  { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
)

const layerRules = [
  ...layers.map((layer) =>
    forbid(
      `layer-${layer}`,
      `${layer} may import: ${mayImport[layer].join(', ') || 'no other layer'}.`,
      { path: within(layer), ...(layer === 'pages' && { pathNot: '^src/pages/api/' }) },
      { path: within(...layers), pathNot: within(layer, ...mayImport[layer]) },
    ),
  ),
  forbid(
    'layer-pages-api',
    'What answers calls may use the server, too.',
    { path: '^src/pages/api/' },
    { path: within(...layers), pathNot: within('pages', 'server', ...mayImport.pages) },
  ),
  forbid(
    'area',
    'An area never imports another one: lift the shared part to components, domain or ui.',
    { path: '^src/features/([^/]+)/' },
    { path: within('features'), pathNot: '^src/features/$1/' },
  ),
  forbid(
    'alias',
    'Use the alias @/layer/… for what is not beside or below the file.',
    { path: '^(src/.+/)' },
    { path: '^src/', pathNot: '^$1', dependencyTypesNot: ['aliased'] },
  ),
  forbid(
    'route-codecs',
    'Every page carries the route table: of a contract it takes the query codec alone.',
    { path: within('routes') },
    { path: within('contracts'), pathNot: ['/query[.]ts$', '^src/contracts/common/index[.]ts$'] },
  ),
]

// What a page must not carry.
const notInPages = [
  forbid('zod-mini', "Write 'zod/mini'.", { path: '^src/' }, { path: 'node_modules/zod/index[.]' }),
  forbid(
    'next-link',
    'Use @/ui/buttons/Link.',
    { path: '^src/', pathNot: within('ui') },
    { path: 'node_modules/next/link[.]' },
  ),
  forbid(
    'lazy-schemas',
    'Schemas stand at the handler and in the *.schema.ts of a form, which useSchemaForm loads with its first focus. Import the type, or with import().',
    { path: within(...layers), pathNot: [within('server'), '[.]schema[.]ts$', '/schemas[.]ts$'] },
    {
      path: [
        'node_modules/(zod|@hookform/resolvers)/',
        '^src/contracts/.+/schemas[.]ts$',
        '[.]schema[.]ts$',
      ],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  ),
]

const records = '^src/server/modules/[^/]+/records/'
/** Returns a rule that forbids imports of server modules, except records and the services of `allowed`. */
const onlyServices = (name, from, allowed, own = []) =>
  forbid(
    name,
    `Only records, and the service of: ${allowed.join(', ') || 'no module'} (lint/serverModules.mjs).`,
    { path: from },
    {
      path: '^src/server/modules/',
      pathNot: [
        records,
        ...own,
        ...allowed.map((other) => `^src/server/modules/${other}/service[.]ts$`),
      ],
    },
  )
const inServer = (...folders) => `^src/server/${either(folders)}(/|[.]ts$)`
/** Returns a rule that forbids imports from a higher layer. */
const upwards = (name, from, ...above) =>
  forbid(name, 'It stands above: see the picture in docs/ARCHITECTURE.md.', from, {
    path: inServer(...above),
  })
const registries = ['jobs/handlers', 'jobs/registry']
const top = ['main', 'app', 'demo', 'worker-app', ...registries]

const serverRules = [
  ...Object.entries(serverModules).map(([module, allowed]) => {
    const own = `^src/server/modules/${module}/`
    return onlyServices(`module-${module}`, own, allowed, [own])
  }),
  onlyServices('records', records, []),
  onlyServices('worker-app', inServer('worker-app'), aboveModules['worker-app']),
  onlyServices('jobs', inServer(...registries), aboveModules['jobs/handlers']),
  onlyServices('demo', inServer('demo'), aboveModules.demo),
  upwards('above-modules', { path: inServer('modules') }, ...top),
  upwards(
    'above-worker-app',
    { path: inServer('worker-app') },
    'main',
    'app',
    'demo',
    ...registries,
  ),
  upwards('above-jobs', { path: inServer(...registries) }, 'main', 'app', 'demo', 'worker-app'),
  upwards('above-demo', { path: inServer('demo') }, 'main', 'app'),
  upwards(
    'below-modules',
    { path: '^src/server/(http|auth|db|platform|jobs)/', pathNot: inServer(...registries) },
    'modules',
    ...top,
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [circle, ...layerRules, ...notInPages, ...serverRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // No file changes during a run, so each file is looked up only once.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
}

export default configuration
