import { masterCompanyOccupations as contract } from '@/contracts/masterData'
import { MasterCompanyOccupations } from '@/contracts/masterData/schemas'
import { implement } from '@/server/http/route'
import { masterCompanyOccupationsReference } from './reference'
import { occupationMasters } from './service'

export const masterCompanyOccupationRoutes = implement(
  contract,
  masterCompanyOccupationsReference,
  {
    list: {
      response: MasterCompanyOccupations,
      manualTransaction: async ({ context }) => ({
        items: occupationMasters,
        hasTextModel: context.textModel !== undefined,
      }),
    },
  },
)
