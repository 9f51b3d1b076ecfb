import { endpoint, json, resource } from '@/contracts/endpoint'
import { activityFileQuery, activityListQuery } from './query'
import type { ActivityList } from './schemas'

/**
 * The activity log of a company: who did what, when, before and after. Beyond the specification. Never invalidated by
 * other writes; 「最新」 reads it again.
 */
export const activities = resource('activities', {
  list: endpoint('GET /companies/{companyId}/activities', {
    query: activityListQuery,
    response: json<ActivityList>(),
    permission: 'activity.view',
  }),
  /** An export: recorded in the audit log. 422 `too_many_rows`. */
  file: endpoint('GET /companies/{companyId}/activities/activities.csv', {
    query: activityFileQuery,
    response: 'text/csv',
    permission: 'activity.view',
    errors: ['too_many_rows'],
  }),
})
