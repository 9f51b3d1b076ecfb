// npm run week: a store lives through a simulated week, Monday to Sunday, on two phones of 375 × 667 px. The connection
// is cut ten times and more, two people do the same at once, sessions end. -- --days 2-3 --data DIR for some days, on
// the data of an earlier run; --no-counts leaves the numbers out. Needs a build (npm run build).
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { clockEnvironment } from '../kit/clock'
import { launchBrowser } from '../kit/chromium'
import { start, temporaryDataDir } from '../kit/processes'
import { createDay, type Day } from './day'
import { days } from './days/days'
import { wakePerson, type PhoneState } from './person'
import { createReport } from './report'
import { selfCheck } from './selfCheck'

const PORT = process.env.PORT ?? '4923'
/** The manager of the store, and somebody of the head office who helps: both may do everything. */
const EMAILS = ['store@example.com', 'company@example.com'] as const
/** The workers of the demonstration act: applications within seconds, and no limit of calls stands in the way. */
const DEMO = { MARKET_SPEED: '20', LIMITS_SCALE: '1000', LISTEN_HOST: '127.0.0.1' }

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: `1-${days.length}` },
    data: { type: 'string' },
    'no-counts': { type: 'boolean', default: false },
  },
})
const [first = 1, last = first] = values.days.split('-').map(Number)
const report = createReport((line) => {
  console.log(line)
})

/** The phones as they were in the evening; in the morning their owners are still signed in. */
async function liveDay(
  browser: Browser,
  url: string,
  {
    clock,
    phones,
    live,
  }: { clock: string; phones: PhoneState[]; live: (day: Day) => Promise<void> },
) {
  const people = await Promise.all(
    EMAILS.map((email, index) =>
      wakePerson(browser, { url, email, clock, ...(phones[index] && { state: phones[index] }) }),
    ),
  )
  const [manager, colleague] = people
  if (!manager || !colleague) throw new Error('nobody is there')
  if (phones.length === 0) for (const person of people) await person.signIn()
  const hasCounts = !values['no-counts']
  const day = createDay({ clientId: 1, manager, colleague, report }, { hasCounts })
  await live(day)
  await day.evening()
  const evening = await Promise.all(people.map(({ context }) => context.storageState()))
  await selfCheck(day)
  await Promise.all(people.map(({ context }) => context.close()))
  return evening
}

async function run() {
  const dataDir = values.data ?? temporaryDataDir('week')
  const browser = await launchBrowser()
  let phones: PhoneState[] = []
  for (const { name, at, live } of days.slice(first - 1, last)) {
    const clock = String(Date.parse(at) - Date.now())
    const server = await start(['scripts/start.mjs', '--built'], {
      port: Number(PORT),
      path: '/readyz',
      env: { PORT, DATA_DIR: dataDir, ...clockEnvironment(clock), ...DEMO },
    })
    report.startDay(name)
    phones = await liveDay(browser, server.url, { clock, phones, live }).catch((error: unknown) => {
      console.log(server.output())
      throw error
    })
    await server.stop()
  }
  await browser.close()
  report.print()
}

run()
  .catch((error: unknown) => {
    report.fault('the run', String(error))
    report.print()
  })
  .finally(() => process.exit(report.faults().length > 0 ? 1 : 0))
