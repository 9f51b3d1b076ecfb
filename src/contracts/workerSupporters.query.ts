import { flag } from '@/lib/query'
import { page } from './common'

export const supporterListQuery = { page, criteria_met_only: flag() }
