import type { ResidenceStatus } from '@/contracts/foreignWorkers/enums'
import { cannotWorkByResidence } from '@/domain/workers/residence/residence'
import { addDays, type Day } from '@/lib/date'
import type { residenceCards } from '@/server/db/schema'
import type { Person } from './people'
import type { MatchingRow, Shift } from './types'

/** Where the people of `foreignNames` come from and with which status, by the letters of their residence cards. */
const residenceByLetters: Readonly<
  Record<string, { nationality: string; status: ResidenceStatus }>
> = {
  'NGUYEN THI LINH': { nationality: 'ベトナム', status: 'spouse_of_japanese' },
  'NGUYEN VAN NAM': { nationality: 'ベトナム', status: 'student' },
  'SHRESTHA ANITA': { nationality: 'ネパール', status: 'dependent' },
  'THAPA BIKASH': { nationality: 'ネパール', status: 'student' },
  'LIU KAI': { nationality: '中国', status: 'permanent_resident' },
  'KIM MINJI': { nationality: '韓国', status: 'student' },
  'SANTOS MARIA': { nationality: 'フィリピン', status: 'long_term_resident' },
  'SILVA LUCAS': { nationality: 'ブラジル', status: 'long_term_resident' },
  'AUNG HTET': { nationality: 'ミャンマー', status: 'student' },
  'PHAM NGOC ANH': { nationality: 'ベトナム', status: 'dependent' },
}

type Card = typeof residenceCards.$inferInsert
/** Days from today to the end of a period of stay: for the first worker, and added for each further one. */
const VALID_DAYS = 200
const FURTHER_DAYS = 45

/** The shifts of one worker that are active or were worked. */
const shiftsOf = (shifts: readonly Shift[], userId: number) =>
  shifts.flatMap(({ row, matched }) =>
    matched
      .filter((matching: MatchingRow) => matching.userId === userId)
      .filter(({ status }) => status === 'established' || status === 'worked')
      .map(({ startAt, endAt, scheduledPay }) => ({
        startAt,
        endAt,
        breakMin: row.breakMin,
        workMin: scheduledPay.workMin,
      })),
  )

const limitedStatuses: readonly Card['status'][] = ['student', 'dependent']

/** The card of somebody with this status: students and families may work with the permission of 28 hours alone. */
function cardOf({ id, nameKana, createdAt }: Person, index: number, today: Day): Card | undefined {
  const origin = residenceByLetters[nameKana]
  if (!origin) return undefined
  const isLimited = limitedStatuses.includes(origin.status)
  return {
    userId: id,
    ...origin,
    cardNumber: `AB${10_000_000 + id}CD`,
    workRestriction: isLimited ? 'no_work' : 'unrestricted',
    extraPermission: isLimited ? 'comprehensive' : 'none',
    validUntilOn:
      origin.status === 'permanent_resident'
        ? null
        : addDays(today, VALID_DAYS + FURTHER_DAYS * index),
    checkedAt: createdAt,
  }
}

/**
 * The residence cards of the demonstration. Shifts are drawn first: workers with more than 28 hours a week get the
 * status of a long-term resident instead.
 */
export function makeResidenceCards(
  people: readonly Person[],
  shifts: readonly Shift[],
  today: Day,
): Card[] {
  return people.flatMap((person, index) => {
    const card = cardOf(person, index % 10, today)
    if (!card) return []
    const own = shiftsOf(shifts, person.id)
    const { workRestriction, extraPermission } = card
    const limits = { workRestriction, extraPermission, validUntilOn: null }
    const isWithin = own.every(
      (shift) =>
        cannotWorkByResidence(
          limits,
          shift,
          own.filter((other) => other !== shift),
        ) === undefined,
    )
    return isWithin
      ? [card]
      : [
          {
            ...card,
            status: 'long_term_resident' as const,
            workRestriction: 'unrestricted' as const,
            extraPermission: 'none' as const,
          },
        ]
  })
}
