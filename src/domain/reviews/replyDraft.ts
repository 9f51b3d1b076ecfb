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
const READ_BY_STORE = 'いただいたコメントは、店舗で読みました。'
const READ_ONLY = `${READ_BY_STORE}【これから何を変えるか】`
/** The longest reply, in characters (`ClientReviewReply`). */
const MAX_LENGTH = 400

/** Returns an apology for each complaint in the comment, and for each "no" that these do not cover. */
function apologiesOf(review: Review): string[] {
  const complaints = complaintsOf(review)
  const covered = complaints.flatMap(({ covers }) => covers ?? [])
  const answers = (['onTime', 'asDescribed'] as const).filter(
    (answer) => !review.items[answer] && !covered.includes(answer),
  )
  return [
    ...complaints.map(({ apology }) => apology),
    ...answers.map((answer) => answerApologies[answer]),
    // Says that the comment was read if none of it was answered.
    ...(complaints.length === 0 && answers.length > 0 && review.comment !== ''
      ? [READ_BY_STORE]
      : []),
  ]
}

/**
 * Drafts a reply to a worker's review from the topics of its comment and its answers. The draft names nobody, does not
 * argue and makes no promise: the store fills in its measures at 【】. Apologies for which a reply has no more room are
 * left out.
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
