import type { Ids } from './kit'

/** Returns the body that moves a view to the top. */
export const viewOrder = ({ savedViewId }: Ids) => ({ list: 'users', ids: [savedViewId] })
/** In the fixture, the view of a company has the company's id. */
const companyViewOrder = ({ companyId }: Ids) => ({ list: 'companyClients', ids: [companyId] })

/** Valid bodies of calls about saved views, by the line of the call. */
export const savedViewBodies: Record<string, (ids: Ids) => Record<string, unknown>> = {
  'POST /clients/{clientId}/saved_views': () => ({
    list: 'users',
    name: '常連',
    query: '?minWorkedCount=3',
    isShared: false,
  }),
  'PUT /clients/{clientId}/saved_view_order': viewOrder,
  'POST /companies/{companyId}/saved_views': () => ({
    list: 'companyClients',
    name: '渋谷の店舗',
    query: '?keyword=%E6%B8%8B%E8%B0%B7',
    isShared: false,
  }),
  'PUT /companies/{companyId}/saved_view_order': companyViewOrder,
}
