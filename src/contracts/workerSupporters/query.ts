import { page } from '@/contracts/common'
import { flag } from '@/lib/query'

/** `criteria_met_only`: only candidates who meet all criteria of an appointment. */
export const supporterListQuery = { page, criteria_met_only: flag() }
