import { savedViewCounts as countsContract, savedViews as contract } from '@/contracts/savedViews'
import {
  SavedView,
  SavedViewCounts,
  SavedViewDefault,
  SavedViewInput,
  SavedViewOrder,
  SavedViews,
} from '@/contracts/savedViews/schemas'
import { implement } from '@/server/http/route'
import { createView, removeView, setDefaultView } from './changes'
import { countViews } from './counts'
import { reorderViews } from './order'
import { savedViewCountsReference, savedViewsReference } from './reference'
import { shownViews } from './views'

export const savedViewRoutes = implement(contract, savedViewsReference, {
  list: { response: SavedViews, run: (call) => shownViews(call, call.query.list) },
  create: {
    body: SavedViewInput,
    response: SavedView,
    run: (call) => createView(call, call.body),
  },
  setDefault: {
    body: SavedViewDefault,
    response: SavedView,
    run: (call) => setDefaultView(call, call.savedViewId, call.body.isDefault),
  },
  reorder: {
    body: SavedViewOrder,
    response: SavedViews,
    run: (call) => reorderViews(call, call.body),
  },
  remove: { run: (call) => removeView(call, call.savedViewId) },
})

export const savedViewCountRoutes = implement(countsContract, savedViewCountsReference, {
  list: { response: SavedViewCounts, run: (call) => countViews(call, call.query.list) },
})
