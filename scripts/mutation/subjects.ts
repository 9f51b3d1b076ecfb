type Subject = {
  /** Globs of the files that are changed. */
  mutate: readonly string[]
  /** Globs below `__tests__` of the tests that must notice. Keep them few, because each changed place runs them all. */
  tests: readonly string[]
  environment: 'plain' | 'database' | 'browser'
  /** The run fails when less of the changes are noticed, percent. */
  leastPercent: number
}
const RULES_PERCENT = 90
const ACCESS_PERCENT = 95

const rules = (mutate: readonly string[], tests: readonly string[]): Subject => ({
  mutate: mutate.map((glob) => `src/domain/${glob}`),
  tests: tests.map((glob) => `domain/${glob}.test.ts`),
  environment: 'plain',
  leastPercent: RULES_PERCENT,
})

/** What `MUTATION_SUBJECT=<subject> npm run mutation` changes, and the tests that it expects to fail. */
const subjects = {
  permissions: {
    ...rules(['accounts/permissions.ts'], ['permissions']),
    leastPercent: ACCESS_PERCENT,
  },
  scope: {
    mutate: ['src/server/auth/tenantScope.ts'],
    tests: ['server/accounts/tenantScope.test.ts'],
    environment: 'database',
    leastPercent: ACCESS_PERCENT,
  },
  pay: rules(
    ['pay/{pay,night,withholding}.ts'],
    ['pay', 'boundaries', 'rejection', 'billing/statement'],
  ),
  minimumWage: rules(['pay/{breaks,minimumWage,wageFloor}.ts'], ['minimumWage', 'wageFloor']),
  settlement: rules(
    ['matchings/{settlement,paymentCorrection}.ts'],
    ['settlement', 'paymentCorrection'],
  ),
  usageLimit: rules(
    ['restrictions/{usageLimit,budget,overduePayment,suspension}.ts'],
    ['restrictions', 'budget'],
  ),
  application: rules(
    ['workers/{application,conditions,limits}.ts', 'matchings/matchCheck.ts'],
    [
      'application',
      'conditions',
      'workerLimits',
      'matchCheck',
      'callsLeft',
      'boundaries',
      'matching',
      'rejectionTerms',
    ],
  ),
  cancellation: rules(
    ['cancellation/{rejection,rejectionTerms,rejectionWindow,cancelRules,cancelNote}.ts'],
    ['rejection', 'rejectReasons', 'rejectionTerms', 'cancelNote', 'replacement'],
  ),
  billing: rules(
    ['billing/{adjustment,calendar,contract,line,operatorAdjustment,payment,statement,tax}.ts'],
    ['billing/*', 'boundaries'],
  ),
  client: {
    mutate: ['src/api/*.ts'],
    tests: [
      'shell/{client,clientErrors,download,existingPage,liveChanges,lostAnswers}.test.tsx',
      'shell/{oneAccount,openWrites,prefetch,renewalTabs,sessionExpiry}.test.tsx',
      'shell/{signOut,staleNotices,urlState,writeKeys}.test.tsx',
      'conformance/errors.test.tsx',
      'ui/{useDraft,useForm}.test.tsx',
    ],
    environment: 'browser',
    leastPercent: RULES_PERCENT,
  },
} satisfies Record<string, Subject>

const isSubject = (name: string | undefined): name is keyof typeof subjects =>
  name !== undefined && Object.hasOwn(subjects, name)

/** The subject of a name. Throws for any other word, and says which there are. */
export const subjectNamed = (name: string | undefined): Subject => {
  if (isSubject(name)) return subjects[name]
  throw new Error(`MUTATION_SUBJECT: ${Object.keys(subjects).join(', ')}`)
}
