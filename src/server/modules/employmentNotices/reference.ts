import type { companyEmploymentNotices, employmentNotices } from '@/contracts/employmentNotices'
import type * as schemas from '@/contracts/employmentNotices/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `employmentNotices`. */
export const employmentNoticesReference: ReferenceOf<typeof employmentNotices> = {
  list: {
    summary: '店舗の労働条件通知書の一覧',
    description: 'The notices of the shifts of a month at this store, the latest shift first.',
  },
  ofWorker: {
    summary: '労働条件通知書の一覧',
    description: 'The notices of one worker at this store, the latest shift first.',
  },
  file: {
    summary: '労働条件通知書のPDF',
    description:
      'The notice of one match, as it was on the day of the match. Recorded in the audit log.',
  },
}

/** What the API reference says of `companyEmploymentNotices`. */
export const companyEmploymentNoticesReference: ReferenceOf<typeof companyEmploymentNotices> = {
  list: {
    summary: '企業の労働条件通知書の一覧',
    description: 'The notices of the shifts of a month at all stores, the latest shift first.',
  },
}

/** The fields of `employmentNotices` except those in `sharedFields`. */
export const employmentNoticesFields: FieldTexts<typeof schemas> = {}
