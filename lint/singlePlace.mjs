// Rules for what may be in one place only: colours, calls, the clock, markup.

const noHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Text only: markup that people typed would run.',
}
const noColours = [
  'Literal[value=/#[0-9a-fA-F]{6}\\b/]',
  'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b/]',
].map((selector) => ({
  selector,
  message: 'Colours come from src/ui/tokens.ts; their values stand in src/ui/palette.ts.',
}))
const noFetch = (message) => ({
  selector:
    "CallExpression[callee.name='fetch'], CallExpression[callee.property.name='fetch'][callee.object.name=/^(window|globalThis|self)$/]",
  message,
})
const noNow = {
  selector:
    "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'The present is serverNow() of src/lib/clock.ts; on the server the injected clock.',
}
const noEnv = {
  selector:
    "MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name='NODE_ENV'] > MemberExpression)",
  message: 'Settings come from src/server/config.ts and src/lib/config/publicConfig.ts.',
}
const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message:
    'The content policy refuses it in prerendered HTML: use an attribute and a styled component.',
}
const callsThroughApi = noFetch('Calls go through src/api.')

const noReplacedFetch = {
  selector:
    "AssignmentExpression[left.property.name='fetch'], CallExpression[callee.property.name='spyOn'][arguments.1.value='fetch']",
  message: 'Tests answer calls by MSW: answer() of @mocks, mockApi or mockNetwork.',
}

const noWaiting = {
  selector:
    'CallExpression[callee.name=/^set(Timeout|Interval)$/], CallExpression[callee.property.name=/^set(Timeout|Interval)$/][callee.object.name=/^(window|globalThis)$/], ImportDeclaration[source.value=/timers\\/promises$/]',
  message:
    'No test waits in real time: until() and flushPromises() of kit/waiting, advanceTime() of kit/time, findBy…, waitFor().',
}
/**
 * Test files that may use the real clock, each with its reason: tests of processes, which have their own clocks, and the
 * kit between a test and the clock.
 */
const onRealClock = [
  // Waits for a line of another process, with a time limit.
  '__tests__/kit/processes.ts',
  // Its process reports that its database is stuck.
  '__tests__/kit/engineProcess.ts',
  // Unrefs the timer of PostgreSQL inside PGlite, which would keep Jest from ending.
  '__tests__/kit/engine.ts',
  // Waits for turns of the event loop and between polls.
  '__tests__/kit/waiting.ts',
  // Replaces the server's pause.
  '__tests__/server/accounts/undeclaredProxy.test.ts',
  // Writes under load until a process is stopped.
  '__tests__/server/platform/stop.test.ts',
  // Waits for the time within which another process would make a second attempt.
  '__tests__/server/platform/mailProcesses.test.ts',
]

/** Makes one config for some files. Each file needs a single list of bans: of several configs, oxlint uses the last. */
const only = (files, bans, ignores = []) => ({
  files,
  excludeFiles: ignores,
  rules: { 'eslint-js/no-restricted-syntax': ['error', noEnv, ...bans] },
})

export const singlePlaceRules = [
  only(
    ['src/{lib,contracts,domain,routes}/**'],
    [noHtml, ...noColours, noNow],
    ['src/lib/config/publicConfig.ts', 'src/lib/clock.ts'],
  ),
  only(['src/api/**'], [noHtml, ...noColours, noNow]),
  only(['src/{features,components}/**'], [noHtml, ...noColours, noNow, callsThroughApi]),
  only(['src/ui/**'], [noHtml, ...noColours, noNow, callsThroughApi], ['src/ui/palette.ts']),
  // The frame of every page is prerendered.
  only(
    ['src/ui/layout/{PageLayout,AuthCard}.tsx', 'src/ui/feedback/Skeleton.tsx'],
    [noHtml, ...noColours, noNow, callsThroughApi, noStyleAttribute],
  ),
  only(
    ['src/shell/**'],
    [noHtml, ...noColours, noNow, noStyleAttribute],
    ['src/shell/document/CspHead.tsx'],
  ),
  only(
    ['src/pages/**'],
    [noHtml, ...noColours, noNow, noStyleAttribute, callsThroughApi],
    ['src/pages/_document.tsx', 'src/pages/api/**'],
  ),
  // The server takes the time from the injected clock and calls other services only through its platform modules.
  only(
    ['src/server/**'],
    [noNow, noFetch('Outside services are called from src/server/platform.')],
    ['src/server/main.ts', 'src/server/config.ts', 'src/server/platform/textModel.ts'],
  ),
  only(['src/server/platform/textModel.ts'], [noNow]),
  {
    files: ['__tests__/**'],
    excludeFiles: ['__tests__/e2e/**', '__tests__/engines/**'],
    rules: { 'eslint-js/no-restricted-syntax': ['error', noReplacedFetch, noWaiting] },
  },
  { files: onRealClock, rules: { 'eslint-js/no-restricted-syntax': ['error', noReplacedFetch] } },
]
