import type { Notification } from '@/lib/notifications/notificationQueue'
import { KNOWN_RIGHTS } from './knownRefusal'
import { stored, storedPer, type Guard } from './storage'

const isString: Guard<string> = (value) => typeof value === 'string'
const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'
const isInstant: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isDay: Guard<string> = (value): value is string =>
  isString(value) && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isObject: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard)
const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value)
const oneOf =
  <T extends string>(all: readonly T[]): Guard<T> =>
  (value): value is T =>
    all.some((allowed) => allowed === value)

/** A message shown after the next navigation. Handlers cannot be stored, so it is not clickable. */
export type FlashMessage = Omit<Notification, 'onClick'>
type Flash = { messages: FlashMessage[]; reload: boolean }
const isFlashMessage: Guard<FlashMessage> = (value): value is FlashMessage =>
  isObject(value) &&
  oneOf(['error', 'success', 'info', 'warning'])(value['type']) &&
  listOf(isString)(value['body']) &&
  (value['autoClose'] === undefined ||
    value['autoClose'] === false ||
    isInstant(value['autoClose']))
const isFlash: Guard<Flash> = (value): value is Flash =>
  isObject(value) && listOf(isFlashMessage)(value['messages']) && isBoolean(value['reload'])

export type BannerClosing = { closeCount: number; lastClosedDate: string | null }
const isBannerClosing: Guard<BannerClosing> = (value): value is BannerClosing =>
  isObject(value) && isInstant(value['closeCount']) && orNull(isDay)(value['lastClosedDate'])

/**
 * Values of a form that was not submitted. `savedAt`: milliseconds since the epoch. `base`: the values with which the
 * form opened, if others may change the record in the meantime. `isResumed`: the session ended while the form was
 * edited, so the form restores the values without asking.
 */
export type Draft = {
  savedAt: number
  values: Record<string, unknown>
  base?: Record<string, unknown>
  isResumed?: boolean
}
const isDraft: Guard<Draft> = (value): value is Draft =>
  isObject(value) &&
  isInstant(value['savedAt']) &&
  isObject(value['values']) &&
  (value['base'] === undefined || isObject(value['base'])) &&
  (value['isResumed'] === undefined || isBoolean(value['isResumed']))

/** The last search text of a list of stores, per list. */
export const searchClients = storedPer('searchClients', '', isString)
/** The flash messages, which wait for the next page (`shell/notifications/flash`). */
export const flash = stored<Flash>('flash', { messages: [], reload: false }, isFlash)
/** Whether the list of offerings shows `BulkNote`, once, after a bulk creation. */
export const showNoteAfterBulkCreateOfferings = stored(
  'showNoteAfterBulkCreateOfferings',
  false,
  isBoolean,
)
const offeringViewTypes = ['list', 'calendar'] as const
export type OfferingViewType = (typeof offeringViewTypes)[number]
/** View of the offerings of a store; the key is the client id. */
export const offeringViewType = storedPer<OfferingViewType>(
  'offeringViewType',
  'list',
  oneOf(offeringViewTypes),
)
/** Whether the list of offerings shows more rows per page, each on one line. */
export const areOfferingRowsDense = stored('areOfferingRowsDense', false, isBoolean)
/** Feature flags that a developer has set in this browser. They are only named in `EnvLabel`. */
export const developmentFeatureFlags = stored<string[]>(
  'developmentFeatureFlags',
  [],
  listOf(isString),
)
const themes = ['device', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
/** The theme of this device; it is independent of the account. The head of the document reads it too (themeScript). */
export const theme = stored<Theme>('theme', 'device', oneOf(themes))
const helpLanguages = ['easyJapanese', 'english'] as const
export type HelpLanguage = (typeof helpLanguages)[number]
/** The language of the help on this device; it is independent of the account. */
export const helpLanguage = stored<HelpLanguage>(
  'helpLanguage',
  'easyJapanese',
  oneOf(helpLanguages),
)
/** Whether the menu is narrow. null: not set by the user, so the width of the window decides. */
export const minifySidebar = stored<boolean | null>('minifySidebar', null, orNull(isBoolean))
/** The last search text of the store switcher. */
export const searchAccessibleClients = stored('searchAccessibleClients', '', isString)
/** How often, and on which day last, `BadgeLimitedBanner` was closed. */
export const badgeLimitedRecommendBanner = stored<BannerClosing>(
  'badgeLimitedRecommendBanner',
  { closeCount: 0, lastClosedDate: null },
  isBannerClosing,
)
/** The field by which offers are sorted. */
export const currentOfferOrder = stored('currentOfferOrder', 'latest_offer_created_at', isString)
/**
 * When this device last told that the company is not identified, in milliseconds since the epoch: it does so once a
 * day.
 */
export const companyIdentificationLastErrorNotificationTime = stored<number | null>(
  'companyIdentificationLastErrorNotificationTime',
  null,
  orNull(isInstant),
)
/** The day (YYYY-MM-DD) on which this device first showed worker supporters: on it they are explained. */
export const workerSupporterCandidatesFirstVisitDate = stored<string | null>(
  'workerSupporterCandidatesFirstVisitDate',
  null,
  orNull(isDay),
)
/** The permissions of the account in a store or company, by `scopePathOf` of its URLs; null: not known yet. */
export const knownRights = storedPer<string[] | null>(KNOWN_RIGHTS, null, orNull(listOf(isString)))
/** Drafts of forms. The key begins with the account id, so that drafts of different users are separate. */
export const drafts = storedPer<Draft | null>('draft', null, orNull(isDraft))
