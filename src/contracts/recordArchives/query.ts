import { ids, isoMonth, required } from '@/lib/query'

/** `last_month`: the last of the twelve months whose records are counted. */
export const storeRecordCountQuery = { last_month: required(isoMonth()) }
/** `client_ids`: stores of the company; without them all. */
export const recordCountQuery = { ...storeRecordCountQuery, client_ids: ids() }
