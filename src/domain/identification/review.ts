import { addMonths as addCalendarMonths, formatISO, parseISO } from 'date-fns'
import type { IdentificationDocumentKind } from '@/contracts/identification/enums'
import type { Day } from '@/lib/date'
import { identificationDocumentLabel } from './documents'

/** Minutes until the embedded operator decides. */
export const IDENTIFICATION_REVIEW_MINUTES = 30
/** A registry certificate is accepted for this many months from its day of issue. */
const CERTIFICATE_MONTHS = 3
/** A picture of fewer bytes is taken to be too small for readable text. */
const READABLE_PICTURE_BYTES = 10_000

/** Returns the earliest day of issue that is still accepted on a day. */
const oldestCertificateDay = (on: Day): Day =>
  formatISO(addCalendarMonths(parseISO(on), -CERTIFICATE_MONTHS), { representation: 'date' })

/** Why a certificate of this day of issue cannot be submitted on a day; undefined if it can. */
export function certificateFault(issuedOn: Day | null, on: Day): string | undefined {
  if (issuedOn === null) return '履歴事項全部証明書の発行日を入力してください。'
  if (issuedOn > on) return '発行日が先の日付です。証明書に書かれた発行日を入力してください。'
  return issuedOn < oldestCertificateDay(on)
    ? '発行日から3か月を過ぎています。新しく発行された証明書を選んでください。'
    : undefined
}

type ReviewedDocument = {
  kind: IdentificationDocumentKind
  mediaType: string
  byteSize: number
  digest: string
}
export type IdentificationVerdict = {
  status: 'approved' | 'returned' | 'rejected'
  comment: string
  /** Why documents are returned. */
  reasons: ReadonlyMap<IdentificationDocumentKind, string>
}

/** Why a document is returned: the same file as an earlier one, or a picture too small to read. */
function returnReason(document: ReviewedDocument, others: readonly ReviewedDocument[]) {
  const twin = others.find(({ digest }) => digest === document.digest)
  if (twin)
    return `「${identificationDocumentLabel[twin.kind]}」と同じファイルです。それぞれの書類を提出してください。`
  if (document.mediaType.startsWith('image/') && document.byteSize < READABLE_PICTURE_BYTES)
    return '画像が小さく、文字を読み取れません。明るい場所で書類の全体を撮り直してください。'
  return undefined
}

/**
 * Decides for the embedded operator by automatic checks. It rejects a corporate number that another company has already
 * proved, and returns a file that was submitted as two documents and a picture too small to read.
 */
export function reviewIdentification(
  documents: readonly ReviewedDocument[],
  { isNumberTaken }: { isNumberTaken: boolean },
): IdentificationVerdict {
  if (isNumberTaken)
    return {
      status: 'rejected',
      comment:
        '運営の自動審査: 同じ法人番号の企業が、すでに確認済みです。運営にお問い合わせください。',
      reasons: new Map(),
    }
  const reasons = new Map(
    documents.flatMap((document, index) => {
      const reason = returnReason(document, documents.slice(0, index))
      return reason === undefined ? [] : [[document.kind, reason] as const]
    }),
  )
  return reasons.size > 0
    ? {
        status: 'returned',
        comment: `運営の自動審査: 書類${reasons.size}点を出し直してください。`,
        reasons,
      }
    : { status: 'approved', comment: '運営の自動審査: すべての書類を確認しました。', reasons }
}
