import type { offerCopies } from '@/contracts/offerCopies'
import type * as schemas from '@/contracts/offerCopies/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `offerCopies`. */
export const offerCopiesReference: ReferenceOf<typeof offerCopies> = {
  list: {
    summary: 'コピーしたひな形の一覧',
    description: 'Offers of the head office and their copies in the stores.',
  },
  sources: {
    summary: 'コピーできるひな形の一覧',
    description: 'Offers that can be copied to stores.',
  },
  preview: {
    summary: 'ひな形のコピーの確認',
    description: 'What copying would do in each store. 404 for an offer of another company.',
  },
  create: {
    summary: 'ひな形のコピー',
    description: 'A store that has a copy gets no second one, so that a repeat changes nothing.',
  },
  align: { summary: 'コピーしたひな形への反映', description: 'Brings copies up to their source.' },
}

/** The fields of `offerCopies` except those in `sharedFields`. */
export const offerCopiesFields: FieldTexts<typeof schemas> = {
  alignedAt: ['そろえた日時', 'When the copy and its source were the same last.'],
  changedBy: [
    '変えた側',
    '`head`: the head office, in its offer; `store`: the store, in the copy.',
  ],
  copies: ['コピー', 'Copies of the offer in other stores.'],
  copyIds: ['そろえるコピー', 'Ids of copies.'],
  copyText: ['コピーの内容', 'What the copy says, in words.'],
  differences: ['違い', 'Fields in which the copy differs from its source.'],
  draftCount: [
    '下書きの件数',
    'Copies that the store has to complete before it can post from them.',
  ],
  isArchived: ['アーカイブ済み', 'The copy is hidden from lists.'],
  isCopied: ['コピー済み', 'The store has a copy of it already.'],
  isOverwriting: [
    '店舗の変更の上書き',
    'true: also replaces what the stores have changed themselves.',
  ],
  'OfferCopyPreview.stores': ['店舗', 'What a copy would be in each of the other stores.'],
  sourceText: ['コピー元の内容', 'What the source says, in words.'],
}
