// npm run week: a store lives through a simulated week, Monday to Sunday, on two phones of 375 × 667 px. The connection
// is cut ten times, two people do the same at once, sessions end. -- --days 2-3 with --data of an earlier run: those days.
import { parseArgs } from 'node:util'
import { launch, startConsole, temporary } from '../kit/processes'
import { clockEnvironment } from '../kit/clock'
import { createDay } from './day'
import { days } from './days/days'
import { wakePerson } from './person'
import { createReport } from './report'
import { selfCheck } from './selfCheck'

const PORT = Number(process.env.PORT ?? 4923)
const EMAILS = ['store@example.com', 'staff@example.com'] as const
/** Workers answer within seconds. */
const MARKET_SPEED = '20'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '1-7' },
    data: { type: 'string' },
    'no-counts': { type: 'boolean', default: false },
  },
})
const [first, last] = values.days.split('-').map(Number)
const report = createReport((line) => {
  console.log(line)
})

async function run() {
  const dataDir = values.data ?? temporary('week')
  const browser = await launch()
  let phones: Awaited<
    ReturnType<Awaited<ReturnType<typeof wakePerson>>['context']['storageState']>
  >[] = []
  for (const { name, at, live } of days.slice((first ?? 1) - 1, last ?? first)) {
    const clock = String(Date.parse(at) - Date.now())
    const server = await startConsole(
      dataDir,
      { ...clockEnvironment(clock), MARKET_SPEED, LIMITS_SCALE: '1000', LISTEN_HOST: '127.0.0.1' },
      PORT,
    )
    report.startDay(name)
    const people = await Promise.all(
      EMAILS.map((email, index) =>
        wakePerson(browser, {
          url: server.url,
          email,
          clock,
          ...(phones[index] && { state: phones[index] }),
        }),
      ),
    )
    const [manager, colleague] = people
    if (!manager || !colleague) throw new Error('nobody is there')
    if (phones.length === 0) for (const person of people) await person.signIn()
    const day = createDay(
      { clientId: 1, manager, colleague, report },
      { hasCounts: !values['no-counts'] },
    )
    await live(day)
    phones = await Promise.all(people.map(({ context }) => context.storageState()))
    await Promise.all(people.map(({ context }) => context.close()))
    await server.stop()
  }
  await selfCheck(browser, report)
  await browser.close()
  report.print()
  process.exitCode = report.faults().length > 0 ? 1 : 0
}

run().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
