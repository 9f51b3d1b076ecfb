import { mkdirSync } from 'node:fs'
import { calm } from './calm'
import { wrongCounts } from './counts'
import { cut, type CutAct } from './cuts'
import type { Person } from './person'
import type { Report } from './report'

/** A day of the store: two people, each with a phone, and what a step of theirs has to leave behind. */
export type Day = {
  clientId: number
  /** The path of the store, on the screen and in the API. */
  store: string
  manager: Person
  colleague: Person
  report: Report
  /**
   * Does something and looks at the screens afterwards: nothing to scroll sideways, no trouble in the console, a way
   * on, no number that differs from what it opens. What fails is a fault, and the day goes on.
   */
  step: (name: string, act: () => Promise<void>) => Promise<void>
  /** A step at which the connection is cut. */
  cut: (person: Person, act: CutAct) => Promise<void>
  open: (person: Person, path: string) => Promise<void>
  fault: (what: string) => void
  /** All numbers of the store, once. */
  evening: () => Promise<void>
}

const PICTURES = 'test-results/week'

export function createDay(
  parts: Pick<Day, 'clientId' | 'manager' | 'colleague' | 'report'>,
  { hasCounts }: { hasCounts: boolean },
): Day {
  const { clientId, manager, colleague, report } = parts
  const people = [manager, colleague]
  let current = ''
  let pictures = 0
  const fault = (what: string) => {
    report.fault(current, what)
  }
  async function lookAt(person: Person) {
    if (person.page.url() === 'about:blank') return
    await person.watch.look().catch((error: unknown) => {
      fault(`the page does not come to rest: ${String(error).split('\n')[0]}`)
    })
    for (const wrong of person.watch.take()) fault(wrong)
  }
  async function picture(person: Person) {
    mkdirSync(PICTURES, { recursive: true })
    pictures += 1
    const path = `${PICTURES}/${new Date().getTime()}-${pictures}.png`
    await person.page.screenshot({ path }).catch(() => undefined)
    return path
  }
  async function step(name: string, act: () => Promise<void>) {
    current = name
    report.step(name)
    const before = report.faults().length
    try {
      await act()
    } catch (error) {
      fault(`it cannot be done: ${String(error).split('\n').slice(0, 3).join(' ')}`)
    }
    for (const person of people) await lookAt(person)
    if (hasCounts)
      for (const wrong of await wrongCounts(manager, clientId, false))
        fault(`a number differs: ${wrong}`)
    if (report.faults().length > before)
      for (const person of people) console.log(`    ${await picture(person)}`)
  }
  return {
    ...parts,
    evening: async () => {
      current = 'evening'
      if (!hasCounts) return
      report.step('every number and what it opens')
      for (const wrong of await wrongCounts(manager, clientId, true))
        fault(`a number differs: ${wrong}`)
    },
    store: `/clients/${clientId}`,
    step,
    fault,
    cut: (person, act) => step(act.name, () => cut(person, report, act)),
    open: async ({ page }, path) => {
      await page.goto(path)
      await calm(page)
    },
  }
}
