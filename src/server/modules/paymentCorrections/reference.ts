import type { companyCorrections, paymentCorrections } from '@/contracts/paymentCorrections'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `paymentCorrections`. */
export const paymentCorrectionsReference: ReferenceOf<typeof paymentCorrections> = {
  list: {
    summary: '修正依頼の一覧',
    description:
      'Corrections requested by workers: open ones by due date, answered ones latest first.',
  },
  file: {
    summary: '修正依頼のCSV',
    description: 'The corrections that the conditions find. Recorded in the audit log.',
  },
  answer: {
    summary: '修正依頼への回答',
    description: 'Approves or refuses. 409 `stale` or `amount_changed`.',
  },
  payScannedEnd: {
    summary: 'チェックアウト時刻どおりの支払い',
    description: 'Pays the minutes after the planned end that the check-out shows.',
  },
  bulkApprove: {
    summary: '修正依頼の一括承認',
    description: 'Approves several corrections that agree with their scans.',
  },
}

/** What the API reference says of `companyCorrections`. */
export const companyCorrectionsReference: ReferenceOf<typeof companyCorrections> = {
  list: {
    summary: '全店舗の承認待ちの修正依頼',
    description: 'Open corrections of all stores of the company, the earliest due date first.',
  },
  bulkApprove: {
    summary: '店舗をまたぐ修正依頼の一括承認',
    description:
      'Approves corrections of several stores that agree with their scans. Each has its own result.',
  },
}
