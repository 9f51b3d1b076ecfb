import { eq } from 'drizzle-orm'
import type { rosters as contract } from '@/contracts/rosters'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import { presenceLabel } from '@/domain/labels'
import { formatFullDay } from '@/lib/date'
import { takeOne } from '@/server/db/pagination'
import { clients } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { csv } from '@/server/platform/exports/csv'
import { xlsx } from '@/server/platform/exports/xlsx'
import { rosterOf } from './people'

const widths: Record<RosterFieldKey, number> = {
  name: 18,
  nameKana: 22,
  age: 6,
  gender: 6,
  hours: 16,
  job: 30,
  workedCount: 10,
  qualifications: 24,
  stoolInspection: 20,
  answers: 40,
  entryCheck: 16,
  note: 30,
}

/** The roster that a query names, as the rows of a file, with the words of its name. */
async function tableOf(call: Call<typeof contract.file>) {
  const { db, scope } = call
  const { fromOn, toOn, columns, people, cellsOf } = await rosterOf(call)
  const { name } = takeOne(
    await db.select({ name: clients.name }).from(clients).where(eq(clients.id, scope.clientId)),
  )
  const days = fromOn === toOn ? fromOn : `${fromOn}〜${toOn}`
  const rows = people.map((person) => {
    const cells = cellsOf(person).map((cell, i) =>
      columns[i]?.key === 'name' && person.isCancelUnderReview
        ? `${cell}(${presenceLabel.cancel_review})`
        : cell,
    )
    return { workOn: person.offering.workOn, cells }
  })
  return { days, name: `${days}_${name}_出勤者名簿`, columns, rows }
}

/** The roster as a spreadsheet. */
export async function rosterXlsx(call: Call<typeof contract.file>) {
  const { days, name, columns, rows } = await tableOf(call)
  return xlsx(
    name,
    days,
    [
      { label: '勤務日', width: 20 },
      ...columns.map(({ key, label }) => ({ label, width: widths[key] })),
    ],
    rows.map(({ workOn, cells }) => [formatFullDay(workOn), ...cells]),
  )
}

/** The roster as CSV. */
export async function rosterCsv(call: Call<typeof contract.csv>) {
  const { name, columns, rows } = await tableOf(call)
  return csv(
    `${name}.csv`,
    ['勤務日', ...columns.map(({ label }) => label)],
    rows.map(({ workOn, cells }) => [workOn, ...cells]),
  )
}
