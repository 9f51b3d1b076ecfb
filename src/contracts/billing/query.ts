import { page } from '@/contracts/common'
import {
  ids,
  isoMonth,
  MAX_SEARCH_LENGTH,
  oneOf,
  optionalId,
  required,
  subjectId,
  subjectMonth,
  text,
} from '@/lib/query'
import { csvEncodings } from './enums'

export const statementsQuery = { page }

/**
 * A confirmed month by its operation, or any month by its name. One of the two is required. `client_id`: for a company
 * that is billed by store, the store whose part of an unconfirmed month is read.
 */
export const statementDetailQuery = {
  operation_id: subjectId(),
  month: subjectMonth(),
  client_id: optionalId(),
}

/** `keyword`: part of the title, or of the worker's name or furigana for those who see it. */
const lines = { page, keyword: text(MAX_SEARCH_LENGTH) }
export const statementLinesQuery = { ...statementDetailQuery, ...lines }
export const storeLinesQuery = { month: isoMonth(), ...lines }

/** `from_month` to `to_month`, at most 12 months. Without `to_month`: the one month. */
export const storeFileQuery = {
  from_month: required(isoMonth()),
  to_month: isoMonth(),
  encoding: oneOf(csvEncodings, 'utf8'),
}

/** `client_ids`: stores of the company; without any, all of them. */
export const companyFileQuery = { ...storeFileQuery, client_ids: ids() }
