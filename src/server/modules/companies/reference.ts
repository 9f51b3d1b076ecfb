import type { companies, companyClients } from '@/contracts/companies'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `companies`. */
export const companiesReference: ReferenceOf<typeof companies> = {
  base: { summary: '企業の基本情報', description: 'Name and state of the company.' },
  one: { summary: '企業の情報', description: 'All that the company says about itself.' },
  update: {
    summary: '企業の情報の更新',
    description: '409 `stale` when it was changed since it was read.',
  },
}

/** What the API reference says of `companyClients`. */
export const companyClientsReference: ReferenceOf<typeof companyClients> = {
  list: {
    summary: '企業の店舗の一覧',
    description: 'The stores of a company, with what waits in each.',
  },
  create: {
    summary: '店舗の追加',
    description:
      '409 `duplicate` until `duplicateConfirmed`: another store has this name and address.',
  },
}
