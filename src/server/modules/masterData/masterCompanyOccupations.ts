import { masterCompanyOccupations as contract } from '@/contracts/offers'
import { MasterCompanyOccupations } from '@/contracts/offers/schemas'
import { implement } from '@/server/http/route'
import { occupationMasters } from './service'

export const masterCompanyOccupationRoutes = implement(contract, {
  list: { response: MasterCompanyOccupations, run: async () => ({ items: occupationMasters }) },
})
