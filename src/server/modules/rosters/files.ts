import type { rosters as contract } from '@/contracts/rosters'
import type { RosterFieldKey } from '@/contracts/rosters/enums'
import { presenceLabel } from '@/domain/labels'
import { ageCertificateText } from '@/domain/workers/roster'
import { formatFullDay, type Day } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import type { Call, ManualTransactionCall } from '@/server/http/context'
import { storeName } from '@/server/modules/clients/records/clients'
import { csvInPieces } from '@/server/platform/exports/csv'
import { xlsx } from '@/server/platform/exports/xlsx'
import { rosterOf, rosterOutline, rosterPart } from './people'

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
  safetyTraining: 16,
  note: 30,
}

type Person = Awaited<ReturnType<typeof rosterOf>>['people'][number]
type Column = { key: RosterFieldKey; label: string }

/** Returns the cells of one person. A cancel under review and the certificate of age are noted beside the name. */
const cellsOfPerson = (
  person: Person,
  columns: readonly Column[],
  cellsOf: (person: Person) => (string | number)[],
) =>
  cellsOf(person).map((cell, i) => {
    if (columns[i]?.key !== 'name') return cell
    const notes = [
      ...(person.isCancelUnderReview ? [presenceLabel.cancel_review] : []),
      ...(person.ageCertificate
        ? [ageCertificateText(person.ageCertificate, person.offering.workOn)]
        : []),
    ]
    return notes.length > 0 ? `${cell}(${notes.join('、')})` : cell
  })

/** The text for the days of a roster, and for its file name. */
async function wordsOf(db: Tx, scope: ClientScope, { fromOn, toOn }: { fromOn: Day; toOn: Day }) {
  const days = fromOn === toOn ? fromOn : `${fromOn}〜${toOn}`
  return { days, name: `${days}_${await storeName(db, scope.clientId)}_出勤者名簿` }
}

/** The roster as a spreadsheet. */
export async function rosterXlsx(call: Call<typeof contract.file>) {
  const roster = await rosterOf(call)
  const { columns, people, cellsOf } = roster
  const { days, name } = await wordsOf(call.db, call.scope, roster)
  return xlsx(
    name,
    days,
    [
      { label: '勤務日', width: 20 },
      ...columns.map(({ key, label }) => ({ label, width: widths[key] })),
    ],
    people.map((person) => [
      formatFullDay(person.offering.workOn),
      ...cellsOfPerson(person, columns, cellsOf),
    ]),
  )
}

/** The roster as CSV. */
export async function rosterCsv({
  context,
  scope,
  query,
  now,
}: ManualTransactionCall<typeof contract.csv>) {
  const { columns, matchingIds, name } = await context.db.tx(scope, async (db) => {
    const outline = await rosterOutline({ db, scope, query, now })
    return { ...outline, ...(await wordsOf(db, scope, outline)) }
  })
  return csvInPieces(
    `${name}.csv`,
    ['勤務日', ...columns.map(({ label }) => label)],
    matchingIds,
    (piece) =>
      context.db.tx(scope, async (db) => {
        const { people, cellsOf } = await rosterPart({ db, scope }, columns, piece)
        return people.map((person) => [
          person.offering.workOn,
          ...cellsOfPerson(person, columns, cellsOf),
        ])
      }),
  )
}
