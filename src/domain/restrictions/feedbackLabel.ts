import type { FeedbackKind } from '@/contracts/operatorRequests/enums'

export const feedbackKindLabel: Record<FeedbackKind, string> = {
  improvement: '改善してほしい',
  feature: 'ほしい機能',
  praise: 'よかったこと',
  other: 'そのほか',
}
