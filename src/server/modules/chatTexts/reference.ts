import type { chatTexts, companyChatTexts } from '@/contracts/chatTexts'
import type * as schemas from '@/contracts/chatTexts/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `chatTexts`. */
export const chatTextsReference: ReferenceOf<typeof chatTexts> = {
  list: {
    summary: '定型文の一覧',
    description: 'The texts of the store in their order, and those of its company.',
  },
  create: {
    summary: '定型文の追加',
    description: 'Adds a text after the others; 409 `conflict` when the store has 50.',
  },
  update: {
    summary: '定型文の変更',
    description: 'Changes a text; 409 `stale` when it was changed since it was read.',
  },
  remove: { summary: '定型文の削除', description: 'Deletes a text; the others keep their order.' },
  reorder: {
    summary: '定型文の並べ替え',
    description:
      'Puts all texts of the store into a new order; 409 `stale` when the set of texts has changed.',
  },
}

/** What the API reference says of `companyChatTexts`. */
export const companyChatTextsReference: ReferenceOf<typeof companyChatTexts> = {
  list: {
    summary: '企業の定型文の一覧',
    description: 'The texts that all stores of the company use, in their order.',
  },
  create: {
    summary: '企業の定型文の追加',
    description: 'Adds a text after the others; 409 `conflict` when the company has 50.',
  },
  update: {
    summary: '企業の定型文の変更',
    description: 'Changes a text; 409 `stale` when it was changed since it was read.',
  },
  remove: {
    summary: '企業の定型文の削除',
    description: 'Deletes a text; the others keep their order.',
  },
  reorder: {
    summary: '企業の定型文の並べ替え',
    description:
      'Puts all texts of the company into a new order; 409 `stale` when the set of texts has changed.',
  },
}

/** The fields of `chatTexts` except those in `sharedFields`. */
export const chatTextsFields: FieldTexts<typeof schemas> = {
  companyItems: ['企業の定型文', 'Texts of the company, which only the company changes.'],
}
