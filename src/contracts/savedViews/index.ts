import { endpoint, json, resource } from '@/contracts/endpoint'
import { companySavedViewCountQuery, companySavedViewQuery, savedViewQuery } from './query'
import type {
  CompanySavedViewInput,
  CompanySavedViewOrder,
  SavedView,
  SavedViewCounts,
  SavedViewDefault,
  SavedViewInput,
  SavedViewOrder,
  SavedViews,
} from './schemas'

/**
 * Saved conditions of lists, each with a name. A view stores no rows: each account sees the rows that it may read.
 * Beyond the specification.
 */
export const savedViews = resource('savedViews', {
  list: endpoint('GET /clients/{clientId}/saved_views', {
    query: savedViewQuery,
    response: json<SavedViews>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /clients/{clientId}/saved_views', {
    body: json<SavedViewInput>(),
    response: json<SavedView>(),
    permission: 'store.read',
  }),
  setDefault: endpoint('PUT /clients/{clientId}/saved_views/{savedViewId}/default', {
    body: json<SavedViewDefault>(),
    response: json<SavedView>(),
    permission: 'store.read',
  }),
  /** 409 `stale` when one of the views is gone. */
  reorder: endpoint('PUT /clients/{clientId}/saved_view_order', {
    body: json<SavedViewOrder>(),
    response: json<SavedViews>(),
    permission: 'store.read',
    errors: ['stale'],
  }),
  remove: endpoint('DELETE /clients/{clientId}/saved_views/{savedViewId}', {
    permission: 'store.read',
  }),
})

/**
 * The counts of the views of a list. It is a separate resource, so that a change of a view, such as its position, does
 * not count again. Beyond the specification.
 */
export const savedViewCounts = resource('savedViewCounts', {
  list: endpoint('GET /clients/{clientId}/saved_view_counts', {
    query: savedViewQuery,
    response: json<SavedViewCounts>(),
    permission: 'store.read',
  }),
})

/**
 * Saved conditions of the lists of head office. They belong to the company, and no store sees them. Accounts that may
 * not open a list get 403 for its views. Beyond the specification.
 */
export const companySavedViews = resource('companySavedViews', {
  list: endpoint('GET /companies/{companyId}/saved_views', {
    query: companySavedViewQuery,
    response: json<SavedViews>(),
    permission: 'store.read',
  }),
  create: endpoint('POST /companies/{companyId}/saved_views', {
    body: json<CompanySavedViewInput>(),
    response: json<SavedView>(),
    permission: 'store.read',
  }),
  setDefault: endpoint('PUT /companies/{companyId}/saved_views/{savedViewId}/default', {
    body: json<SavedViewDefault>(),
    response: json<SavedView>(),
    permission: 'store.read',
  }),
  /** 409 `stale` when one of the views is gone. */
  reorder: endpoint('PUT /companies/{companyId}/saved_view_order', {
    body: json<CompanySavedViewOrder>(),
    response: json<SavedViews>(),
    permission: 'store.read',
    errors: ['stale'],
  }),
  remove: endpoint('DELETE /companies/{companyId}/saved_views/{savedViewId}', {
    permission: 'store.read',
  }),
})

/** The counts of the views of a list of head office. Beyond the specification. */
export const companySavedViewCounts = resource('companySavedViewCounts', {
  list: endpoint('GET /companies/{companyId}/saved_view_counts', {
    query: companySavedViewCountQuery,
    response: json<SavedViewCounts>(),
    permission: 'store.read',
  }),
})
