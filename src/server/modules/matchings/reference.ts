import type { matchings } from '@/contracts/matchings'
import type * as schemas from '@/contracts/matchings/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `matchings`. */
export const matchingsReference: ReferenceOf<typeof matchings> = {
  one: { summary: 'マッチングの詳細', description: 'One matched worker of a shift.' },
  blockStatus: {
    summary: '求人のワーカーのブロック状態',
    description: 'Which workers of the shift are blocked.',
  },
  csv: {
    summary: '求人のワーカーのCSV',
    description: 'The workers of a shift. Recorded in the audit log.',
  },
  onboardingAnswers: {
    summary: '働く前の質問への回答',
    description: 'Answers of the workers of a shift.',
  },
  absence: {
    summary: '欠勤の記録',
    description: 'Records that a worker did not come.',
  },
  undoAbsence: {
    summary: '欠勤の取り消し',
    description:
      'Takes back an absence within 24 hours. A block that was added with the absence stays.',
  },
  releaseEarly: {
    summary: '早上がりの記録',
    description:
      'Ends a shift at the wish of the store, with the planned pay. It cannot be undone.',
  },
  cancel: {
    summary: 'マッチングの取り消し',
    description: 'Cancels one worker with a reason.',
  },
  raiseTransportation: {
    summary: '交通費の引き上げ',
    description: 'Raises the transportation expense of one worker; it never falls.',
  },
  broadcast: {
    summary: '求人のワーカーへの一斉連絡',
    description: 'Sends a message to all workers of a shift.',
  },
  emergencyContact: {
    summary: '緊急連絡先',
    description:
      'Phone number of a worker, from an hour before the shift until an hour after it. Every call is recorded in the audit log.',
  },
}

/** The fields of `matchings` except those in `sharedFields`. */
export const matchingsFields: FieldTexts<typeof schemas> = {
  absenceKind: [
    '欠勤の種類',
    'Whether the worker gave notice of the absence; null: the worker was not absent.',
  ],
  actedAt: ['操作した日時', 'When a member of staff changed the match last.'],
  actedByName: ['操作した人', 'The member of staff who changed the match last.'],
  answeredQuestions: ['回答した質問の数', 'Questions of the store that the worker has answered.'],
  'Arrival.message': ['ワーカーのメッセージ', 'The latest since the first reminder; null: none.'],
  'Arrival.stops.at': ['通知の時刻', 'When the reminder is due.'],
  availableFromAt: [
    '見られる時刻',
    'The phone number is visible from then on; null: the worker has no shift from now on.',
  ],
  availableUntilAt: [
    '見られる期限',
    'The phone number is visible until then; null: the worker has no shift from now on.',
  ],
  'Broadcast.userIds': ['ワーカー', 'Ids of workers; null: everybody of the shift.'],
  cancelledAt: ['キャンセルの日時', 'When the match was cancelled; null: it was not.'],
  cancelReason: ['キャンセルの理由', 'Why the match was cancelled.'],
  cancelReasonCategories: [
    '理由の選択肢',
    'Categories of reasons; a cancellation by the worker is recorded with one of them.',
  ],
  earlyRelease: ['早上がり', 'Why the store sent the worker home early; null: it did not.'],
  'EarlyRelease.agreed': [
    '本人への連絡',
    '`true` confirms that the worker was told and did not ask to leave; `false` is refused.',
  ],
  'EarlyRelease.reason': ['早上がりの理由', 'Why the store has no more work.'],
  employmentNotice: [
    '労働条件通知書',
    'When the notice was sent and opened; null: the match is older than such notices.',
  ],
  fixedPay: ['確定した支払い', 'The final pay; null: not fixed yet.'],
  fixPaymentRequest: ['修正依頼', 'The correction that the worker requested; null: none.'],
  grossYenWithMinutesAfterEnd: [
    '延長を含む支払総額',
    'Yen, if the minutes after the end were paid as well.',
  ],
  isReleasedEarly: ['早上がりの有無', 'The store sent the worker home before the planned end.'],
  'OfferingUser.questions': ['質問の数', 'How many questions the store asks.'],
  'OfferingUserDetail.earlyRelease.reason': ['早上がりの理由', 'Why the store had no more work.'],
  'OfferingUserDetail.options': ['選んだもの', 'Choices that the worker took.'],
  'OfferingUserDetail.questions': ['質問の数', 'How many questions the store asks.'],
  'OnboardingAnswers.answers': ['回答', 'What the worker answered.'],
  'OnboardingAnswers.items.answers.options': ['選んだもの', 'Choices that the worker took.'],
  paymentStatus: ['支払いの状態', 'The state of the pay.'],
  qualificationDocumentStatus: [
    '資格証の状態',
    'Whether the shift requires a certificate, and whether it is submitted and checked.',
  ],
  questionId: ['質問', 'Id of the question in its offering.'],
  reasonCategoryId: ['キャンセルの理由', "Id of the category of the worker's reason."],
  rejectRequest: ['店舗からのキャンセル', 'The cancellation by the store; null: none.'],
  scheduledPay: ['予定の支払い', 'What is paid if the shift goes as planned.'],
  sent: ['送信', 'Whether the message was sent.'],
  sentCount: ['送った人数', 'Workers to whom the message was sent.'],
  stoolInspectionStatus: [
    '検便の状態',
    'Whether the worker has a result of a stool test for the day of the shift, or was asked for one.',
  ],
  unpaidMinutesAfterEnd: ['終了後の未払いの時間', 'Minutes after the end that nobody has paid.'],
}
