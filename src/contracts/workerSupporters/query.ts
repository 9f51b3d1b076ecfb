import { flag } from '@/lib/query'
import { page } from '@/contracts/common'

export const supporterListQuery = { page, criteria_met_only: flag() }
