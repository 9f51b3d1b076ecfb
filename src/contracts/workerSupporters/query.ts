import { page } from '@/contracts/common'
import { flag } from '@/lib/query'

export const supporterListQuery = { page, criteria_met_only: flag() }
