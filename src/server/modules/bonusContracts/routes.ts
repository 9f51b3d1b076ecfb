import { and, count, desc, inArray, isNotNull } from 'drizzle-orm'
import {
  bonusContracts as contract,
  positions as positionsContract,
} from '@/contracts/bonusContracts'
import { bonusStatuses } from '@/contracts/bonusContracts/enums'
import { BonusContracts, SelectablePositions } from '@/contracts/bonusContracts/schemas'
import { bonusStatus } from '@/domain/pay/bonus'
import { badgeMinimumOfShift, specificMinimumOf } from '@/domain/pay/minimumWage'
import { dayOf, startOfDay } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { bonusContracts, offers, userBadges } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { implement } from '@/server/http/route'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { positionsOf } from '@/server/modules/masterData/service'
import { bonusContractsReference, positionsReference } from './reference'

const MAX_CONTRACTS = 200
/** The bonus contracts of the store by status, the latest start first. */
const bonusesOf = async (db: Tx, scope: ClientScope, now: Date) =>
  (
    await db
      .select()
      .from(bonusContracts)
      .where(scope.has(bonusContracts))
      .orderBy(desc(bonusContracts.startsOn), desc(bonusContracts.id))
      .limit(MAX_CONTRACTS)
  )
    .map(({ createdAt: _, clientId: __, ...row }) => ({ ...row, status: bonusStatus(row, now) }))
    .sort((a, b) => bonusStatuses.indexOf(a.status) - bonusStatuses.indexOf(b.status))

/** 404 when the store has no such offer. */
const occupationOf = async (db: Tx, scope: ClientScope, offerId: number) =>
  firstOrNotFound(
    await db
      .select({ occupationId: offers.occupationId })
      .from(offers)
      .where(scope.has(offers, offerId)),
  ).occupationId

export const bonusContractRoutes = implement(contract, bonusContractsReference, {
  list: {
    response: BonusContracts,
    run: async ({ db, scope, now }) => ({ items: await bonusesOf(db, scope, now) }),
  },
  ofOffer: {
    response: BonusContracts,
    run: async ({ db, scope, offerId, now }) => {
      // Only throws 404 if the offer is not of the store; the result is not used.
      await occupationOf(db, scope, offerId)
      return {
        items: (await bonusesOf(db, scope, now)).filter(
          (b) => b.status !== 'ended' && (b.target === 'all' || b.offerIds.includes(offerId)),
        ),
      }
    },
  },
})

/** The positions to whose badge holders an offering can be limited. */
export const positionRoutes = implement(positionsContract, positionsReference, {
  selectable: {
    response: SelectablePositions,
    run: async ({ db, scope, offerId, now }) => {
      const positionsHere = positionsOf(await occupationOf(db, scope, offerId))
      const names = positionsHere.map((p) => p.name)
      const holderCounts =
        names.length === 0
          ? []
          : await db
              .select({ name: userBadges.position, n: count() })
              .from(userBadges)
              .where(
                and(
                  scope.has(userBadges),
                  inArray(userBadges.position, names),
                  isNotNull(userBadges.grantedAt),
                ),
              )
              .groupBy(userBadges.position)
      const store = await workplaceOf(db, scope)
      // An offer has no date: the minimum of today.
      const today = startOfDay(dayOf(now))
      const minimumWageYen =
        badgeMinimumOfShift({
          prefectureCode: store.prefectureCode ?? '',
          specificMinimum: specificMinimumOf(store),
          startAt: today,
          endAt: today,
        }) ?? null
      return {
        items: positionsHere.map(({ id, name }) => ({
          id,
          name,
          badgeName: `${name}バッジ`,
          minimumWageYen,
          holdersCount: holderCounts.find((holder) => holder.name === name)?.n ?? 0,
        })),
      }
    },
  },
})
