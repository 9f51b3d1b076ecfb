import { ids, int, isoMonth, oneOf, required } from '@/lib/query'
import { page } from '@/contracts/common'
import { csvEncodings } from './enums'

const LARGEST_ID = 999_999_999_999

export const statementsQuery = { page }

/**
 * A confirmed month by its operation, or any month by its name. One of the two is required. `client_id`: of a company
 * that is billed by store, whose part of a month that is not confirmed.
 */
export const statementDetailQuery = {
  operation_id: int(0, 1, LARGEST_ID),
  month: isoMonth(),
  client_id: int(0, 1, LARGEST_ID),
}

export const statementLinesQuery = {
  ...statementDetailQuery,
  page,
}

export const storeLinesQuery = { month: isoMonth(), page }

/** `from_month` to `to_month`, at most 12 months. Without `to_month`: the one month. */
export const storeFileQuery = {
  from_month: required(isoMonth()),
  to_month: isoMonth(),
  encoding: oneOf(csvEncodings, 'utf8'),
}

/** `client_ids`: stores of the company; without any, all of them. */
export const companyFileQuery = { ...storeFileQuery, client_ids: ids() }
