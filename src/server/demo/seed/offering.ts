import type { OfferContent } from '@/contracts/offers/schemas'
import { OFFER_RULES_VERSION } from '@/domain/offers/offerCheck'
import { type MinimumWage, minimumWageOn, proposedWageYen } from '@/domain/pay/minimumWage'
import { addDays, type Day, dayOf, timeText, minutesOf } from '@/lib/date'
import type { clients, offers } from '@/server/db/schema'
import { marketOffers } from './data/marketOffers'
import type { OfferPlan } from './data/offerPlan'
import { otherOffers } from './data/otherOffers'
import { restaurantOffers } from './data/restaurantOffers'
import { type StorePlan, storePlans } from './data/stores'
import { warehouseOffers } from './data/warehouseOffers'
import { FORKLIFT, occupationOf, tagsOf } from './occupations'

const offerPlans: readonly OfferPlan[] = [
  ...restaurantOffers,
  ...marketOffers,
  ...warehouseOffers,
  ...otherOffers,
]
/** The minimum wage (yen an hour) that is assumed for a day without a table. */
const UNKNOWN_WAGE = 1300

/** A lawful wage, yen an hour: the minimum, what the offer adds, and up to the next ten yen. */
export const wageAbove = (minimum: MinimumWage | undefined, aboveMinimum: number) =>
  proposedWageYen((minimum?.yen ?? UNKNOWN_WAGE) + aboveMinimum)

/** `isBase`: one of the five stores of the story, not a branch of a larger demonstration. */
export type Store = StorePlan & { id: number; isBase: boolean }
/** The five stores; with `copies`, further ones of each kind that follow the same offers. */
export const storesOf = (copies: number): Store[] => [
  ...storePlans.map((plan, index) => ({ ...plan, id: index + 1, isBase: true })),
  ...storePlans.flatMap((plan, index) =>
    plan.branches.slice(0, copies - 1).map((branch, n) => ({
      ...plan,
      id: storePlans.length + 1 + index * 20 + n,
      isBase: false,
      name: `${plan.brandName} ${branch}`,
      nameKana: plan.nameKana,
      code: `${plan.code}-${n + 1}`,
    })),
  ),
]
/** The row of a store of the demonstration. */
export const clientRow = (
  { key, branches, isBase, ...store }: Store,
  createdAt: string,
): typeof clients.$inferInsert => ({
  ...store,
  phoneVerifiedAt: createdAt,
  images: [],
  smokingPolicy: 'no_smoking',
  laborInsuranceNumber: null,
  status: 'active',
  lockVersion: 1,
  createdAt,
})

export type PlannedOffer = {
  id: number
  plan: OfferPlan
  store: Store
  row: typeof offers.$inferInsert
}

/** What an offer of this plan says in its store. */
export function contentOf(
  { content, slots, occupation, transportationYen, aboveMinimum }: OfferPlan,
  store: Store,
  today: Day,
): OfferContent {
  const [slot] = slots
  return {
    workFlow: '',
    conditions: '',
    conditionItems: [],
    precautions: '',
    belongings: [],
    clothing: '',
    hasUniformChange: false,
    changeTimeMin: 0,
    qualificationIds: occupation === 'forklift' ? [FORKLIFT] : [],
    qualificationDocumentRequired: false,
    tagIds: tagsOf[store.key],
    place: {
      sameAsClient: true,
      postalCode: store.postalCode,
      address: `${store.city}${store.addressLine}${store.building ? ` ${store.building}` : ''}`,
      meetingPlace: store.defaultMeetingPlace,
      access: store.accessNote,
      station: store.nearestStations[0]?.name ?? '',
      parking: 'none',
    },
    emergencyPhoneNumber: store.emergencyPhoneNumber,
    contactPerson: store.managerName,
    smokingPolicy: 'no_smoking',
    changeScopeWork: '変更なし',
    changeScopePlace: '変更なし',
    overtimePossible: false,
    onboardingQuestions: [],
    autoMessage: '',
    longTermEnabled: false,
    imageFileIds: [],
    defaults: {
      startTime: slot ? timeText(minutesOf(slot.start)) : null,
      endTime: slot ? timeText(minutesOf(slot.end) % 1440) : null,
      breakMin: slot?.breakMin ?? null,
      peopleWanted: slot?.people ?? null,
      hourlyWageYen: wageAbove(minimumWageOn(store.prefectureCode, today), aboveMinimum),
      transportationYen,
    },
    ...content,
  }
}

/** The offers of all stores. The stores of a larger demonstration carry only those that are posted. */
export function offersOf(stores: readonly Store[], now: Date): PlannedOffer[] {
  const today = dayOf(now)
  const planned = stores.flatMap((store) =>
    offerPlans
      .filter(
        (plan) =>
          plan.store === store.key && (store.isBase || (plan.slots.length > 0 && !plan.status)),
      )
      .map((plan) => ({ store, plan })),
  )
  return planned.map(({ store, plan }, index) => {
    const { masterId, occupationId } = occupationOf(store.key, plan.occupation)
    const id = index + 1
    const createdAt = `${addDays(today, plan.status === 'draft' ? -2 : -200 + (index % 60))}T02:00:00.000Z`
    const updatedAt = plan.status
      ? `${addDays(today, plan.status === 'archived' ? -58 : -2)}T02:30:00.000Z`
      : `${addDays(today, -95 + (index % 20))}T04:00:00.000Z`
    return {
      id,
      plan,
      store,
      row: {
        id,
        clientId: store.id,
        title: plan.title,
        masterCompanyOccupationId: masterId,
        occupationId,
        status: plan.status === 'draft' || plan.status === 'violated' ? plan.status : 'usable',
        archivedAt: plan.status === 'archived' ? updatedAt : null,
        content: contentOf(plan, store, today),
        screenedWith: OFFER_RULES_VERSION,
        screeningReasons: plan.screeningReasons ?? [],
        copiedFromOfferId: null,
        aiGenerated: false,
        latestOfferCreatedAt: null,
        lockVersion: 1,
        updatedBy: store.companyId === 1 ? 3 : 6,
        createdAt,
        updatedAt,
      },
    }
  })
}
