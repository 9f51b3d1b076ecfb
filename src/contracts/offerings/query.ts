import { flag, int, isoDay, oneOf, text } from '@/lib/query'
import { page } from '@/contracts/common'
import { offeringStatuses, publicationScopes } from './enums'

export const offeringListQuery = {
  page,
  fromOn: isoDay(),
  toOn: isoDay(),
  status: oneOf(offeringStatuses, ''),
  offerId: int(0, 1, 1_000_000_000),
  scope: oneOf(publicationScopes, ''),
  hasVacancy: flag(),
  unreviewed: flag(),
  keyword: text(100),
}
