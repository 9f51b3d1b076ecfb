import type { companyCorrections, paymentCorrections } from '@/contracts/paymentCorrections'
import type * as schemas from '@/contracts/paymentCorrections/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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

/** The fields of `paymentCorrections` except those in `sharedFields`. */
export const paymentCorrectionsFields: FieldTexts<typeof schemas> = {
  adjustmentMonth: ['精算する月', 'The month whose statement bears the difference.'],
  approved: ['承認', 'Whether the correction was approved.'],
  bulkRefusal: [
    'まとめて承認できない理由',
    'Why the request cannot be approved together with others; null: it can.',
  ],
  colleagues: ['同じ勤務の人', 'What others of the same shift recorded.'],
  'CompanyCorrection.diff.grossYen': ['支払総額の差', 'Yen; may be negative.'],
  'CompanyCorrection.diff.workMin': ['労働時間の差', 'Minutes; may be negative.'],
  'CompanyCorrection.requested.pay': [
    '承認後の支払い',
    'What the worker is paid after an approval.',
  ],
  'CompanyCorrections.stores': ['店舗', 'Stores in which a correction waits, by name.'],
  continuedMin: [
    '続いた勤務',
    'Minutes, without overtime, of the shifts of the company that end or begin where this one begins or ends.',
  ],
  counter: ['差し戻しの内容', 'What the store answered instead of an approval.'],
  diff: ['差', 'The requested minus the planned.'],
  evidence: ['裏づけ', 'What the records say about the request.'],
  'FixPaymentAnswer.action': [
    '回答',
    '`approve`: paid as the worker asks for; `reject`: sent back.',
  ],
  'FixPaymentRequest.diff.grossYen': ['支払総額の差', 'Yen; may be negative.'],
  'FixPaymentRequest.diff.workMin': ['労働時間の差', 'Minutes; may be negative.'],
  'FixPaymentRequest.requested.pay': [
    '承認後の支払い',
    'What the worker is paid after an approval.',
  ],
  matchingStatus: ['マッチングの状態', 'The status of the match.'],
  otherWork: ['ほかの勤務', 'Work for the company that counts into the same day and week.'],
  overtimeText: ['時間外の累計', 'Overtime of month and year after an approval; null: none.'],
  overtimeWarning: [
    '36協定の注意',
    'Says that the workplace has no agreement for the overtime; null: it has.',
  ],
  planned: ['予定', 'The shift as it was agreed.'],
  previousId: ['前の依頼', 'Id of the request before this one; null: this is the first.'],
  reasonKinds: ['理由の種類', 'Kinds of the reason for the correction.'],
  reasonText: ['理由', 'Why, in the words of the worker.'],
  respondedAt: ['回答した日時', 'When the store answered; null: not yet.'],
  respondedByName: ['回答した人', 'Who answered for the store.'],
  responseReason: ['回答の理由', 'Why the store answered so.'],
  scans: ['QRの記録', 'When the codes of the store were scanned.'],
  regularWeekMin: ['週の勤務', 'Minutes worked in the week, without overtime.'],
  undisputedYen: [
    '争いのない額',
    'Yen that are paid on the usual day, whatever the answer; null: none.',
  ],
}
