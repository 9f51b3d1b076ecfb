import type {
  SuggestionFailure,
  SuggestionGenerator,
  SuggestionTone,
} from '@/contracts/aiSuggestions/enums'
import type { AiSuggestionInput } from '@/contracts/aiSuggestions/schemas'
import type { JobStatus } from '@/contracts/common/jobStatus'
import { type Instant, msOf } from '@/lib/date'
import { findForbiddenContact } from './forbiddenContact'

/** How many jobs of a store may wait or run at once, and for how many seconds the screen waits for one. */
export const suggestionBounds = { open: 5, waitSeconds: 90 } as const

type SuggestionTimes = {
  startedAt: Instant | null
  finishedAt: Instant | null
  expiresAt: Instant
  failed: boolean
}
/** Derives the state of a job from its instants. A job that did not finish in time stays expired. */
export const suggestionStatus = (
  { startedAt, finishedAt, expiresAt, failed }: SuggestionTimes,
  now: Instant,
): JobStatus => {
  if (finishedAt !== null) return failed ? 'failed' : 'succeeded'
  if (msOf(now) >= msOf(expiresAt)) return 'expired'
  return startedAt === null ? 'queued' : 'processing'
}

/**
 * Returns the milliseconds until a job is read again: 2 seconds, or 5 once the screen has waited for 20. Undefined: the
 * screen gives up.
 */
export const suggestionPollMs = (waitedMs: number): number | undefined => {
  if (waitedMs >= suggestionBounds.waitSeconds * 1000) return undefined
  return waitedMs < 20_000 ? 2000 : 5000
}

export const suggestionToneLabel: Record<SuggestionTone, string> = {
  standard: 'ていねい',
  friendly: '親しみやすい',
  concise: '簡潔',
}
/** The note on who made a text. */
export const suggestionNote: Record<SuggestionGenerator, string> = {
  template:
    '職種の一般的な作業と、入力したキーワードだけで作りました。募集に使えない言葉は入れていません。実際の作業に合わせて直し、人数、持ち物、服装などを書き足してください。',
  model: 'AIが作りました。事実と違うところがないか確かめ、お店に合わせて直してからお使いください。',
}
const byHand = 'ひな形はこのまま手入力でも作成できます。'
/** Shown when the screen has given up waiting for a job. */
export const suggestionTooSlow = `時間がかかっています。${byHand}`
export const suggestionFailureText: Record<SuggestionFailure, string> = {
  timeout: `時間内に文章ができませんでした。時間をおいて、もう一度お試しください。${byHand}`,
  unreachable: `AIのサービスにつながりませんでした。時間をおいて、もう一度お試しください。${byHand}`,
  busy: `AIのサービスが混み合っているか、止まっています。時間をおいて、もう一度お試しください。${byHand}`,
  misconfigured: `AIのサービスの設定に問題があるため、作成できませんでした。運営にお問い合わせください。${byHand}`,
  unusable: `使える文章ができませんでした。キーワードや補足を変えて、もう一度お試しください。${byHand}`,
}

/**
 * Nine digits or more, full or half width, with or without separators: it may be the number of a telephone, a card or a
 * person.
 */
const personalNumber = /[0-9０-９](?:[-‐ー－ 　]?[0-9０-９]){8,}/
/**
 * Why the input may not be sent to the language model, by field; undefined if it may. Names cannot be detected, so the
 * form asks not to enter any.
 */
export const cannotSuggestFrom = ({
  keywords,
  industryNote,
}: Pick<AiSuggestionInput, 'keywords' | 'industryNote'>): Record<string, string> | undefined => {
  const faults = Object.entries({ keywords: keywords.join('\n'), industryNote }).flatMap(
    ([field, text]) => {
      const found = personalNumber.exec(text)?.[0] ?? findForbiddenContact(text)?.matchedText
      return found === undefined
        ? []
        : [
            [
              field,
              `「${found}」は送れません。電話番号、メールアドレス、個人の番号は書かないでください。`,
            ],
          ]
    },
  )
  return faults.length > 0 ? (Object.fromEntries(faults) as Record<string, string>) : undefined
}
