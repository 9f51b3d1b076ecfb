import type { FactCheckKind } from '@/contracts/factChecks/enums'

/** The questions to a store, unless the operator writes others. */
export const factCheckTexts: Record<
  FactCheckKind,
  { title: string; instructions: string; questions: readonly string[] }
> = {
  photo: {
    title: '看板と店内の写真',
    instructions:
      '店舗の看板(または表札)と、店内の写真を撮って提出してください。看板の名前が読めるように撮ってください。',
    questions: [],
  },
  document: {
    title: '営業許可などの書類',
    instructions:
      '営業許可証、開業届の控えなど、この住所で事業をしていることが分かる書類の写真を提出してください。',
    questions: [],
  },
  call: {
    title: '電話での確認',
    instructions:
      '運営からお電話します。ご都合のよい日時と、電話に出る方のお名前を教えてください。',
    questions: ['都合のよい日時', '電話に出る方のお名前'],
  },
  webPresence: {
    title: 'ホームページの確認',
    instructions: '店舗のホームページかSNSを教えてください。',
    questions: ['ホームページかSNSのURL'],
  },
}

/** Why a store is checked automatically. */
export const factCheckOccasions = ['newStore', 'moved'] as const
export type FactCheckOccasion = (typeof factCheckOccasions)[number]

/**
 * What the store is told about an automatic check. A store that begins to recruit or has moved shows its place once, by
 * photos of the signboard and the inside.
 */
export const factCheckReasonText: Record<FactCheckOccasion, string> = {
  newStore: '新しく登録された店舗にお願いしています。',
  moved: '住所が変わった店舗にお願いしています。',
}

const placeFields = ['prefectureCode', 'city', 'addressLine'] as const
type Place = { [Field in (typeof placeFields)[number]]: string | null }
/** The text without spaces, in one width and case: '1-2-3' typed differently is no move. */
const plain = (text: string | null) =>
  (text ?? '').normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** Whether a store has moved; the building name is ignored. */
export const hasMoved = (before: Place, after: Place): boolean =>
  placeFields.some((field) => plain(before[field]) !== plain(after[field]))
