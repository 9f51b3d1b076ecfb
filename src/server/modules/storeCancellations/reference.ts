import type { matchChecks, rejectReasonTypes, rejectRequests } from '@/contracts/storeCancellations'
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
