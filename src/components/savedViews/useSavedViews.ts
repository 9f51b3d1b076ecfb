import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import {
  companySavedViewCounts,
  companySavedViews,
  savedViewCounts,
  savedViews,
} from '@/contracts/savedViews'
import {
  isCountedCompanyList,
  type CompanyViewList,
  type SavedViewList,
} from '@/contracts/savedViews/enums'

/** The list that views belong to: of a store, or of a company's head office. */
export type ViewPlace =
  | { clientId: string; list: SavedViewList }
  | { companyId: string; list: CompanyViewList }

/** The views of a list in the order of the account. Nothing is read before the permissions are known. */
export function useSavedViews(place: ViewPlace) {
  const isOfStore = 'clientId' in place
  const canRead = useCan(isOfStore ? savedViews.list : companySavedViews.list)
  const ofStore = useQuery(
    savedViews.list,
    canRead && isOfStore ? { clientId: place.clientId, query: { list: place.list } } : null,
  )
  const ofCompany = useQuery(
    companySavedViews.list,
    canRead && !isOfStore ? { companyId: place.companyId, query: { list: place.list } } : null,
  )
  return isOfStore ? ofStore : ofCompany
}

// Counted once when the sheet opens, not while it is open.
const once = { refreshInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false }

/** Reads how many rows the views of a list find; there is no data for a list that is not counted. */
export function useSavedViewCounts(place: ViewPlace) {
  const isOfStore = 'clientId' in place
  const ofStore = useQuery(
    savedViewCounts.list,
    isOfStore ? { clientId: place.clientId, query: { list: place.list } } : null,
    once,
  )
  const ofCompany = useQuery(
    companySavedViewCounts.list,
    !isOfStore && isCountedCompanyList(place.list)
      ? { companyId: place.companyId, query: { list: place.list } }
      : null,
    once,
  )
  return isOfStore ? ofStore : ofCompany
}

/** Whether the account may share a view: it may edit the store or the company. */
export const useCanShareView = (place: ViewPlace) =>
  useCan({ permission: 'clientId' in place ? 'client.edit' : 'company.edit' })

type NewView = { name: string; query: string; isShared: boolean }

/** Saves conditions of a list under a name. */
export function useCreateView(place: ViewPlace) {
  const [createOfStore] = useMutation(savedViews.create)
  const [createOfCompany] = useMutation(companySavedViews.create)
  return (view: NewView) =>
    'clientId' in place
      ? createOfStore({ clientId: place.clientId, body: { list: place.list, ...view } })
      : createOfCompany({ companyId: place.companyId, body: { list: place.list, ...view } })
}

/** Returns [reorder, isReordering]. `reorder` saves an order of the views for this account. */
export function useReorderViews(place: ViewPlace) {
  const [reorderOfStore, isStoreMoving] = useMutation(savedViews.reorder)
  const [reorderOfCompany, isCompanyMoving] = useMutation(companySavedViews.reorder)
  const reorder = (ids: number[]) =>
    'clientId' in place
      ? reorderOfStore({ clientId: place.clientId, body: { list: place.list, ids } })
      : reorderOfCompany({ companyId: place.companyId, body: { list: place.list, ids } })
  return [reorder, isStoreMoving || isCompanyMoving] as const
}

/** Returns the actions on one view: make it the default, and delete it. */
export function useViewActions(place: ViewPlace, savedViewId: number) {
  const [setDefaultOfStore] = useMutation(savedViews.setDefault)
  const [setDefaultOfCompany] = useMutation(companySavedViews.setDefault)
  const [removeOfStore] = useMutation(savedViews.remove)
  const [removeOfCompany] = useMutation(companySavedViews.remove)
  if ('clientId' in place) {
    const view = { clientId: place.clientId, savedViewId }
    return {
      setDefault: (isDefault: boolean) => setDefaultOfStore({ ...view, body: { isDefault } }),
      remove: () => removeOfStore(view),
    }
  }
  const view = { companyId: place.companyId, savedViewId }
  return {
    setDefault: (isDefault: boolean) => setDefaultOfCompany({ ...view, body: { isDefault } }),
    remove: () => removeOfCompany(view),
  }
}
