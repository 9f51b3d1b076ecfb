import { companyClientListQuery } from '@/contracts/companies/query'
import { memberListQuery } from '@/contracts/members/query'
import { companyCorrectionQuery } from '@/contracts/paymentCorrections/query'
import { companyReviewQuery } from '@/contracts/reviews/query'
import {
  MAX_VISIBLE_VIEWS,
  MAX_VIEW_COUNT,
  type CountedCompanyViewList,
} from '@/contracts/savedViews/enums'
import type { SavedViewCounts } from '@/contracts/savedViews/schemas'
import { readQuery, type Query, type QueryValue } from '@/lib/query'
import type { Account, CompanyScope } from '@/server/auth/tenantScope'
import type { Tx } from '@/server/db/transaction'
import { countClients } from '@/server/modules/companies/service'
import { countMembers } from '@/server/modules/members/service'
import { countCompanyCorrections } from '@/server/modules/paymentCorrections/service'
import { countCompanyUnreviewed } from '@/server/modules/reviews/service'
import { viewsInOrder } from './views'

type Company = { db: Tx; scope: CompanyScope; account: Account; now: Date }
type Count = (company: Company, queryStrings: readonly string[]) => Promise<number[]>

/** Reads each saved query string with the codec of its list, so that a view counts the rows that the list shows. */
const counting =
  <Q extends Query>(
    codec: Q,
    count: (company: Company, queries: readonly QueryValue<Q>[]) => Promise<number[]>,
  ): Count =>
  (company, queryStrings) =>
    count(
      company,
      queryStrings.map((queryString) =>
        readQuery(codec, Object.fromEntries(new URLSearchParams(queryString))),
      ),
    )

const counters: Record<CountedCompanyViewList, Count> = {
  companyClients: counting(companyClientListQuery, countClients),
  companyCorrections: counting(companyCorrectionQuery, countCompanyCorrections),
  companyReviews: counting(companyReviewQuery, countCompanyUnreviewed),
  members: counting(memberListQuery, countMembers),
}

/**
 * Counts the rows of each view that the account sees of a list of head office, up to a bound. All views of a list are
 * counted together: its rows are few, or are counted by store, so they are read once.
 * @throws ApiError 403 for a list that the account may not open.
 */
export async function countCompanyViews(
  company: Company,
  list: CountedCompanyViewList,
): Promise<SavedViewCounts> {
  const views = (await viewsInOrder(company, list)).slice(0, MAX_VISIBLE_VIEWS)
  if (views.length === 0) return { items: [] }
  const counts = await counters[list](
    company,
    views.map(({ query }) => query),
  )
  return {
    items: views.map(({ id, query }, index) => ({
      id,
      query,
      count: Math.min(counts[index] ?? 0, MAX_VIEW_COUNT),
    })),
  }
}
