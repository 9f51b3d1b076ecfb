import type { offers } from '@/contracts/offers'
import type * as schemas from '@/contracts/offers/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `offers`. */
export const offersReference: ReferenceOf<typeof offers> = {
  list: { summary: 'ひな形の一覧', description: 'Offers of a store.' },
  titles: { summary: 'ひな形の題名の一覧', description: 'Ids and titles alone, for filters.' },
  one: { summary: 'ひな形', description: 'One offer with its content.' },
  create: { summary: 'ひな形の作成', description: 'Creates an offer.' },
  update: {
    summary: 'ひな形の更新',
    description:
      'Changes an offer. 409 `stale` when it was changed since it was read; 422 without its version.',
  },
  archive: {
    summary: 'ひな形のアーカイブ',
    description: 'Archives an offer, or restores it.',
  },
  check: {
    summary: 'ひな形の文章の確認',
    description: 'Checks texts for what an offering must not say; saves nothing.',
  },
  suggestion: {
    summary: 'ひな形の文例',
    description: 'A suggested text for an occupation or for a department of a supermarket.',
  },
}

/** The fields of `offers` except those in `sharedFields`. */
export const offersFields: FieldTexts<typeof schemas> = {
  aiGenerated: ['AIによる文案', 'The text began as a draft of a model.'],
  archived: ['アーカイブ済み', 'The offer is hidden from lists.'],
  article: ['条文', 'Article of law; null: a rule of the service, or advice.'],
  content: ['本文と初期値', 'What workers read, and the defaults of new offerings.'],
  copiedFromOfferId: ['コピー元のひな形', 'Id of the offer that it was copied from.'],
  draft: ['下書き', 'true: kept unchecked, to be completed; nobody can post from it yet.'],
  ground: ['理由', 'The subject of the rule, in a word; null: a text is missing.'],
  imageFileId: ['写真', 'Id of the first picture; null: none.'],
  issues: ['指摘', 'What the text lacks or may not say, by field.'],
  lastOfferedOn: [
    '直近の募集の勤務日',
    'Day of the last published offering that has come, else of the first to come.',
  ],
  latestOfferCreatedAt: ['直近の求人の作成', 'When the latest offering of the offer was made.'],
  matchedText: ['該当した文', 'The words that the rule has found.'],
  matchRate: ['充足率', 'Matches in percent of the seats of the last 90 days; null: no offering.'],
  'OfferCheckInput.content.place.address': [
    '就業場所の住所',
    'In one line; empty: that of the store.',
  ],
  'OfferContent.place.address': ['就業場所の住所', 'In one line; empty: that of the store.'],
  ok: ['問題なし', 'The offer can be used.'],
  suggestion: ['書き方の例', 'An example of what to write; null: none.'],
}
