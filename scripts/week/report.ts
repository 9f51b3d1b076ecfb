/** What a run found: printed at the end, the days in order. */
export type Report = {
  startDay: (name: string) => void
  step: (name: string) => void
  cut: (kind: CutKind, name: string) => void
  fault: (where: string, what: string) => void
  faults: () => readonly string[]
  print: () => void
}
export const cutKinds = ['offline', 'aborted', 'lost'] as const
/** Nothing left the device; the request was cut on its way; the server did it and its answer was lost. */
export type CutKind = (typeof cutKinds)[number]
type Day = { name: string; steps: string[]; cuts: CutKind[]; faults: string[] }

const countOf = (cuts: readonly CutKind[]) =>
  cutKinds.map((kind) => `${kind} ${cuts.filter((one) => one === kind).length}`).join(', ')

/** Collects the steps, cuts and faults of a run and says each as it comes. */
export function createReport(say: (line: string) => void): Report {
  const days: Day[] = []
  const today = () => days.at(-1) ?? { name: '', steps: [], cuts: [], faults: [] }
  return {
    startDay: (name) => {
      days.push({ name, steps: [], cuts: [], faults: [] })
      say(`\n${name}`)
    },
    step: (name) => {
      today().steps.push(name)
      say(`  ${name}`)
    },
    cut: (kind, name) => {
      today().cuts.push(kind)
      say(`  ${name} (cut: ${kind})`)
    },
    fault: (where, what) => {
      today().faults.push(`${where}: ${what}`)
      say(`  ✗ ${where}: ${what}`)
    },
    faults: () => days.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
    print: () => {
      say('\nday                 steps  cuts  faults')
      for (const { name, steps, cuts, faults } of days)
        say(
          [name.padEnd(18), String(steps.length).padStart(6), String(cuts.length).padStart(5)].join(
            ' ',
          ) + String(faults.length).padStart(8),
        )
      const cuts = days.flatMap((day) => day.cuts)
      say(`${cuts.length} cuts: ${countOf(cuts)}`)
      for (const { name, faults } of days) for (const fault of faults) say(`${name}: ${fault}`)
    },
  }
}
