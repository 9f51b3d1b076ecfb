import type { matchChecks, rejectReasonTypes, rejectRequests } from '@/contracts/storeCancellations'
import type * as schemas from '@/contracts/storeCancellations/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `rejectReasonTypes`. */
export const rejectReasonTypesReference: ReferenceOf<typeof rejectReasonTypes> = {
  list: {
    summary: 'キャンセルの理由の一覧',
    description: 'Reasons for a cancellation by the store that are valid today.',
  },
  listV2: {
    summary: 'キャンセルの理由の一覧（第2版）',
    description: 'The same with the questions that each reason asks.',
  },
}

/** What the API reference says of `rejectRequests`. */
export const rejectRequestsReference: ReferenceOf<typeof rejectRequests> = {
  judge: {
    summary: '休業手当の判定',
    description: 'What a cancellation would cost, before it is sent.',
  },
  bulkCreate: {
    summary: '複数のワーカーのキャンセル申請',
    description:
      'Cancels several workers. 409 `judgement_changed` when the cost is not what was confirmed.',
  },
  create: {
    summary: 'キャンセル申請',
    description: 'Cancels one worker. 409 `judgement_changed`.',
  },
}

/** What the API reference says of `matchChecks`. */
export const matchChecksReference: ReferenceOf<typeof matchChecks> = {
  list: {
    summary: '確認が必要なマッチング',
    description: 'Upcoming matches that something does not fit, with what a cancel would cost.',
  },
  confirm: {
    summary: 'マッチングを確認済みにする',
    description:
      'Marks what does not fit a match as looked at, by the texts that were seen. Refused with 409 when something new does not fit.',
  },
  undoConfirmation: {
    summary: '確認済みの取り消し',
    description: 'Takes the mark away: the match is listed again.',
  },
}

/** The fields of `storeCancellations` except those in `sharedFields`. */
export const storeCancellationsFields: FieldTexts<typeof schemas> = {
  agreedToPay: ['休業手当の支払い', 'The account agrees to pay the allowance that is shown.'],
  allowedWindow: [
    '選べる時期',
    '`before_24h`: until 24 hours before the start; `on_day`: on the day of work.',
  ],
  amountAfterwardsYen: [
    '24時間前を過ぎた休業手当',
    'Yen of the allowance for a cancel after `freeCancelEndsAt`.',
  ],
  freeCancelOpen: ['24時間前まで', '`freeCancelEndsAt` has not passed.'],
  cancelsThisMonth: [
    '今月のキャンセル',
    'Cancels of the month for reasons of the store, these included.',
  ],
  confirmation: ['確認', 'Who confirmed the match, and when.'],
  confirmedCount: ['確認済みの件数', 'Matches that somebody has confirmed as they are.'],
  confirmedWithWorker: ['本人への確認', 'The store has asked the worker what the facts are.'],
  detail: ['詳しい内容', 'The facts behind the finding, in a sentence.'],
  evidenceFileIds: ['証拠の画像', 'Ids of files that prove the reason.'],
  explanation: ['説明', 'Why an allowance is due or not, a sentence.'],
  findings: ['合わない点', 'The problems of the match.'],
  cancelForProblem: [
    '合わないためのキャンセル',
    'What a cancel because of the problems costs; null: they are no reason for one, or it is refused.',
  ],
  problemFreeCount: ['問題のない件数', 'Upcoming matches without a problem.'],
  group: [
    '分類',
    '`free`: no allowance; `before_24h`: none until 24 hours before; `paid`: allowance.',
  ],
  hint: ['理由の説明', 'What the reason is, in short.'],
  isNew: ['新しい点', 'It was not there when the match was confirmed.'],
  itemWritten: ['募集への記載', 'The offering asks for what is missing.'],
  judgedAt: ['判定の時刻', 'The instant for which the amounts hold.'],
  'JudgeInput.answers': ['持ち物への回答', 'For missing belongings; null: for every other reason.'],
  'Judgement.amountYen': ['休業手当', 'Yen of the allowance.'],
  leaveAllowanceRequired: [
    '休業手当の要否',
    'An allowance is due (Labour Standards Act, article 26).',
  ],
  freeCancelEndsAt: [
    '24時間前の時刻',
    'Last instant at which some reasons of the store cost nothing.',
  ],
  'MatchChecks.amountYen': ['休業手当', 'Yen of the allowance for a cancel now.'],
  'MatchChecks.at': ['確認した日時', 'When somebody confirmed the match.'],
  'MatchChecks.byName': ['確認した人', 'Name of the person who confirmed the match.'],
  'MatchChecks.confirmed': [
    '確認済み',
    'Matches that somebody has confirmed as they are, the earliest first.',
  ],
  'MatchChecks.items.confirmed': [
    '前の確認',
    'The confirmation before something new turned up; null: none.',
  ],
  'MatchChecks.items.cancelForProblem.reason': [
    '理由',
    'Reason for a cancel that the problem allows.',
  ],
  'MatchConfirmationInput.findings': ['確認した点', 'Texts of the findings that the account saw.'],
  minutesBeforeStart: ['開始までの時間', 'Whole minutes to the start; negative after it.'],
  mustBeWritten: ['募集への記載', 'The reason holds only if the offering states the condition.'],
  needsEvidence: ['証拠の要否', 'The operator examines evidence before the cancel takes effect.'],
  needsLeaveAllowance: [
    '休業手当の要否',
    'When an allowance is due: by the 24-hour line, or by answers.',
  ],
  needsWorkerConfirmation: ['本人への確認の要否', 'The store has to ask the worker first.'],
  noteRequired: ['説明の要否', 'The store has to explain it.'],
  onTheSpot: ['開始後のキャンセル', 'The reason holds after the start, too.'],
  cancelForStoreReason: [
    '店舗の都合によるキャンセル',
    'What a cancel for a reason of the store costs.',
  ],
  plannedWagesYen: [
    '予定の賃金',
    'Yen of the wage as planned with its premiums, without transportation and before a rate.',
  ],
  ratePercent: ['休業手当の割合', 'Percent of the planned wage, at least 60; 0: none is due.'],
  'RejectBulkInput.amountYen': ['休業手当', 'Yen of the allowance as it was shown for the worker.'],
  'RejectBulkInput.answers': [
    '持ち物への回答',
    'For missing belongings; null: for every other reason.',
  ],
  'RejectBulkInput.message': ['連絡文', 'What the worker is sent.'],
  'RejectBulkInput.note': [
    '説明',
    'What the store notes of it, 10 to 500 characters; empty if the reason asks for none.',
  ],
  'RejectBulkInput.people': [
    'ワーカー',
    'Whom the store cancels, each with the allowance that was shown.',
  ],
  'RejectBulkResult.failedCount': ['失敗した人数', 'Workers whose cancel was not taken.'],
  'RejectBulkResult.result': [
    '結果',
    '`submitted`: the match holds until the operator decides; `failed`: not taken.',
  ],
  'RejectInput.amountYen': ['休業手当', 'Yen of the allowance as it was shown for the worker.'],
  'RejectInput.answers': [
    '持ち物への回答',
    'For missing belongings; null: for every other reason.',
  ],
  'RejectInput.message': ['連絡文', 'What the worker is sent.'],
  'RejectInput.note': [
    '説明',
    'What the store notes of it, 10 to 500 characters; empty if the reason asks for none.',
  ],
  reopen: ['枠の再募集', 'true: the seat is posted again.'],
  reopened: ['枠の再募集', 'The store asks for the seat to be posted again.'],
  reopenExcessYen: [
    '再募集で超える額',
    'Yen above the usage limit if the seats are posted again; 0: they can be.',
  ],
  sort: ['順番', 'Place in the list of reasons.'],
  warning: ['注意', 'What many cancels of a month can lead to; null: they are few.'],
  workPossible: ['業務の可否', 'The work can be done without what is missing.'],
}
