import {
  companySavedViewCounts as countsContract,
  companySavedViews as contract,
} from '@/contracts/savedViews'
import {
  CompanySavedViewInput,
  CompanySavedViewOrder,
  SavedView,
  SavedViewCounts,
  SavedViewDefault,
  SavedViews,
} from '@/contracts/savedViews/schemas'
import { implement } from '@/server/http/route'
import { createView, removeView, setDefaultView } from './changes'
import { countCompanyViews } from './companyCounts'
import { reorderViews } from './order'
import { companySavedViewCountsReference, companySavedViewsReference } from './reference'
import { shownViews } from './views'

/** The views of the lists of head office, by the same rules as those of a store. */
export const companySavedViewRoutes = implement(contract, companySavedViewsReference, {
  list: { response: SavedViews, run: (call) => shownViews(call, call.query.list) },
  create: {
    body: CompanySavedViewInput,
    response: SavedView,
    run: (call) => createView(call, call.body),
  },
  setDefault: {
    body: SavedViewDefault,
    response: SavedView,
    run: (call) => setDefaultView(call, call.savedViewId, call.body.isDefault),
  },
  reorder: {
    body: CompanySavedViewOrder,
    response: SavedViews,
    run: (call) => reorderViews(call, call.body),
  },
  remove: { run: (call) => removeView(call, call.savedViewId) },
})

export const companySavedViewCountRoutes = implement(
  countsContract,
  companySavedViewCountsReference,
  {
    list: { response: SavedViewCounts, run: (call) => countCompanyViews(call, call.query.list) },
  },
)
