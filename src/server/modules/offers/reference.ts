import type { offers } from '@/contracts/offers'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `offers`. */
export const offersReference: ReferenceOf<typeof offers> = {
  list: { summary: 'ひな形の一覧', description: 'Templates of a store.' },
  titles: { summary: 'ひな形の題名の一覧', description: 'Ids and titles alone, for filters.' },
  one: { summary: 'ひな形', description: 'One template with its content.' },
  create: { summary: 'ひな形の作成', description: 'Creates a template.' },
  update: {
    summary: 'ひな形の更新',
    description: '409 `stale` when it was changed since it was read; 422 without its version.',
  },
  archive: {
    summary: 'ひな形のアーカイブ',
    description: 'Archives a template, or takes it back.',
  },
  check: {
    summary: 'ひな形の文章の確認',
    description: 'Checks texts for what a posting must not say; saves nothing.',
  },
  suggestion: {
    summary: 'ひな形の文例',
    description: 'A suggested text for an occupation or for a department of a supermarket.',
  },
}
