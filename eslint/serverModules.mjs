// The server inside: which module may use which. A module has two doors. `service.ts` is what it does; the table below
// says which modules may call it. `records/` reads and writes the rows of its own tables for any module, and imports
// the layers below the modules and other records alone.
import { importRule, ruleOf } from './layers.mjs'

/**
 * For each module: the modules whose service it may import. A module may name only modules above it in this table: no
 * circle can be written.
 */
export const serverModules = {
  activities: [],
  attendance: [],
  chatTexts: [],
  chat: ['chatTexts'],
  closingDays: [],
  employmentNotices: [],
  events: [],
  exportFiles: [],
  factChecks: [],
  foreignWorkers: [],
  groups: [],
  identification: [],
  ladders: ['chat'],
  masterData: [],
  members: [],
  notices: [],
  sessions: [],
  setupTokens: [],
  system: [],
  aiSuggestions: ['masterData'],
  bonusContracts: ['masterData'],
  billing: ['bonusContracts', 'exportFiles'],
  budgets: ['billing'],
  callableWorkers: ['bonusContracts', 'masterData'],
  workerLists: ['exportFiles'],
  recordArchives: ['billing', 'employmentNotices', 'exportFiles', 'workerLists'],
  clients: ['billing'],
  operatorRequests: ['billing', 'clients'],
  evaluation: ['clients'],
  files: ['attendance'],
  myNumber: ['chat'],
  paymentCorrections: ['billing', 'chat', 'groups'],
  rosters: ['masterData'],
  workerSupporters: ['chat'],
  documents: ['files'],
  manuals: ['files'],
  shareLinks: ['bonusContracts'],
  invitations: ['shareLinks'],
  offers: ['clients', 'manuals', 'masterData'],
  offerCopies: ['offers'],
  workers: ['billing', 'groups', 'masterData', 'myNumber'],
  longTermJobs: ['chat', 'workers'],
  matchings: ['billing', 'chat', 'ladders', 'masterData', 'paymentCorrections', 'workers'],
  reviews: ['evaluation', 'groups', 'masterData', 'workers'],
  storeCancellations: ['billing', 'chat', 'matchings'],
  offerings: [
    'billing',
    'bonusContracts',
    'chat',
    'clients',
    'closingDays',
    'groups',
    'ladders',
    'masterData',
    'matchings',
    'offers',
    'shareLinks',
  ],
  bulkOfferings: ['clients', 'offerings'],
  minimumWages: ['offerings', 'offers'],
  levers: ['clients', 'ladders', 'offerings'],
  dashboard: ['billing', 'myNumber'],
  accounts: ['dashboard', 'notices'],
  companies: ['billing', 'clients', 'closingDays', 'dashboard'],
  savedViews: [
    'chat',
    'companies',
    'members',
    'offerings',
    'offers',
    'paymentCorrections',
    'reviews',
    'workers',
  ],
}
const names = Object.keys(serverModules)

/** What stands above the modules, and the modules that it uses. */
export const aboveModules = {
  'worker-app': [
    'attendance',
    'billing',
    'bonusContracts',
    'chat',
    'employmentNotices',
    'groups',
    'invitations',
    'matchings',
    'paymentCorrections',
    'shareLinks',
  ],
  'jobs/handlers': [
    'aiSuggestions',
    'billing',
    'budgets',
    'bulkOfferings',
    'documents',
    'exportFiles',
    'factChecks',
    'files',
    'groups',
    'identification',
    'ladders',
    'manuals',
    'matchings',
    'offerings',
    'offers',
    'operatorRequests',
    'paymentCorrections',
    'recordArchives',
    'storeCancellations',
    'workerLists',
  ],
  demo: ['billing', 'employmentNotices', 'matchings'],
}

const isRecords = '(?!\\w+/records/)'
/** Imports of modules, but for their records and the services of these. */
const otherModules = (allowed, own) => ({
  regex: `^@/server/modules/${isRecords}${own ? `(?!${own}/)` : ''}${
    allowed.length > 0 ? `(?!(${allowed.join('|')})/service$)` : ''
  }`,
  message: `Only records, and the service of: ${allowed.join(', ') || 'no module'} (eslint/serverModules.mjs).`,
})
const anyModule = {
  regex: '^@/server/modules/',
  message: 'Modules stand above: see the picture in docs/ARCHITECTURE.md.',
}
/** Importing what stands above. */
const upwards = (...folders) => ({
  regex: `^@/server/(${folders.join('|')})(/|$)`,
  message: 'It stands above: see the picture in docs/ARCHITECTURE.md.',
})
const rule = (files, patterns, ignores = []) => {
  const [level, options] = ruleOf('server')
  return {
    files,
    ignores,
    rules: {
      [importRule]: [level, { ...options, patterns: [...options.patterns, ...patterns] }],
    },
  }
}

const entries = ['main', 'app']
const top = [...entries, 'demo', 'worker-app', 'jobs/(handlers|registry)']

export const serverModuleRules = [
  ...names.map((name) =>
    rule(
      [`src/server/modules/${name}/**`],
      [upwards(...top), otherModules(serverModules[name], name)],
    ),
  ),
  rule(
    ['src/server/worker-app/**'],
    [
      upwards(...entries, 'demo', 'jobs/(handlers|registry)'),
      otherModules(aboveModules['worker-app']),
    ],
  ),
  rule(
    ['src/server/jobs/handlers/**', 'src/server/jobs/registry.ts'],
    [upwards(...entries, 'demo', 'worker-app'), otherModules(aboveModules['jobs/handlers'])],
  ),
  rule(['src/server/demo/**'], [upwards(...entries), otherModules(aboveModules.demo)]),
  rule(['src/server/modules/*/records/**'], [upwards(...top), otherModules([])]),
  rule(
    ['src/server/{http,auth,db,platform}/**', 'src/server/jobs/*.ts'],
    [upwards(...top), anyModule],
    ['src/server/jobs/registry.ts'],
  ),
]
