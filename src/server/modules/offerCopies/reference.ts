import type { offerCopies } from '@/contracts/offerCopies'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `offerCopies`. */
export const offerCopiesReference: ReferenceOf<typeof offerCopies> = {
  list: {
    summary: '配布したひな形の一覧',
    description: 'Templates of the head office and their copies in the stores.',
  },
  sources: {
    summary: '配布できるひな形の一覧',
    description: 'Templates that can be copied to stores.',
  },
  preview: {
    summary: 'ひな形の配布の確認',
    description: 'What copying would do in each store. 404 for a template of another company.',
  },
  create: {
    summary: 'ひな形の配布',
    description: 'A store that has a copy gets no second one, so that a repeat changes nothing.',
  },
  align: { summary: '配布したひな形の反映', description: 'Brings copies up to their source.' },
}
