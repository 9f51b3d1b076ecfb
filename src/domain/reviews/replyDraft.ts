import type { ClientReview } from '@/contracts/reviews/schemas'
import { findForbiddenContact } from '@/domain/offers/forbiddenContact'
import { answerApologies, complaintsOf } from './complaintTopics'

type Review = Pick<ClientReview, 'kind' | 'items' | 'comment'>

const OPENING = 'このたびはこの店舗で働いてくださり、ありがとうございました。'
const CLOSING = '率直なお声を、ありがとうございました。'
const GOOD = '評価とお言葉を、ありがとうございました。またのお申し込みをお待ちしています。'
/** The part of a reply that the store has to write itself. */
const PLACEHOLDER = /【[^】]*】/

const NO_WORDS = 'ご期待に沿えず、申し訳ありませんでした。【これから何を変えるか】'
const READ = 'いただいたコメントは、店舗で読みました。'
const READ_ONLY = `${READ}【これから何を変えるか】`
/** The longest reply, in characters (`ClientReviewReply`). */
const MAX_LENGTH = 400

/** The apologies: for what the comment complains of, and for each "no" that they have not answered. */
function apologiesOf(review: Review): string[] {
  const complaints = complaintsOf(review)
  const covered = complaints.flatMap(({ covers }) => covers ?? [])
  const answers = (['onTime', 'asDescribed'] as const).filter(
    (answer) => !review.items[answer] && !covered.includes(answer),
  )
  return [
    ...complaints.map(({ apology }) => apology),
    ...answers.map((answer) => answerApologies[answer]),
    // Praise of a good review needs no such sentence: the thanks name it.
    ...(complaints.length === 0 && answers.length > 0 && review.comment !== '' ? [READ] : []),
  ]
}

/**
 * A draft of the reply to a worker's review, from the topics of its comment and its answers. It names nobody, does not
 * argue and makes no promise: the measures of the store are left blank in 【】. Of many topics it keeps the first that a
 * reply has room for.
 */
export function replyDraft(review: Review): string {
  const apologies = apologiesOf(review)
  if (apologies.length === 0) {
    if (review.kind === 'good') return GOOD
    apologies.push(review.comment === '' ? NO_WORDS : READ_ONLY)
  }
  let draft = OPENING
  for (const apology of apologies)
    if (draft.length + apology.length + CLOSING.length <= MAX_LENGTH) draft += apology
  return draft + CLOSING
}

/** Why a reply cannot be sent: an open 【】, or contact outside the service. Undefined: it can. */
export function cannotReply(body: string): string | undefined {
  if (PLACEHOLDER.test(body)) return '【】のところを、店舗の言葉に書き換えてから送ってください。'
  return findForbiddenContact(body)?.message
}
