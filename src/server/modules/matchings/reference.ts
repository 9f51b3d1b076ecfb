import type { matchings } from '@/contracts/matchings'
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
    description: 'Within 24 hours. A block that was added with the absence stays.',
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
    description: 'Every call is recorded in the audit log.',
  },
}
