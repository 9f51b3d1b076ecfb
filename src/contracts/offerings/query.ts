import { page } from '@/contracts/common'
import { flag, isoDay, MAX_SEARCH_LENGTH, oneOf, optionalId, text } from '@/lib/query'
import { offeringStatuses, publicationScopes } from './enums'

const conditions = {
  fromOn: isoDay(),
  toOn: isoDay(),
  status: oneOf(offeringStatuses, ''),
  offerId: optionalId(),
  scope: oneOf(publicationScopes, ''),
  hasVacancy: flag(),
  unreviewed: flag(),
  keyword: text(MAX_SEARCH_LENGTH),
}
/** The state of the list that its URL keeps. */
export const offeringPageQuery = { page, ...conditions }
/** `dense`: more rows a page, for large screens. */
export const offeringListQuery = { ...offeringPageQuery, dense: flag() }
/** The conditions without a page: for the calendar and for the file. */
export const offeringFileQuery = conditions
