import type { clientPhone, clients } from '@/contracts/clients'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `clients`. */
export const clientsReference: ReferenceOf<typeof clients> = {
  one: { summary: '店舗の情報', description: 'All that the store says about itself.' },
  base: {
    summary: '店舗の基本情報',
    description: 'Name and state of the store, for the frame of every page.',
  },
  update: {
    summary: '店舗の情報の更新',
    description:
      '409 `duplicate` until `duplicateConfirmed`: another store of the company has this name and address.',
  },
}

/** What the API reference says of `clientPhone`. */
export const clientPhoneReference: ReferenceOf<typeof clientPhone> = {
  send: {
    summary: '電話番号の確認コードの送信',
    description: 'Sends a code. 429 within a minute of the last one, and after five a day.',
  },
  verify: {
    summary: '電話番号の確認',
    description:
      'Takes the number over. 422 for a wrong code, 409 after five of them or ten minutes.',
  },
}
