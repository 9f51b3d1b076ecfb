import { masterData as contract } from '@/contracts/masterData'
import {
  MasterCompanyOccupationsV2,
  Occupations,
  Qualifications,
  Tags,
} from '@/contracts/masterData/schemas'
import {
  industries,
  masterCompanyOccupations,
  occupations,
  qualifications,
  tags,
} from '@/domain/data/masterData'
import { implement } from '@/server/http/route'
import { masterDataReference } from './reference'

const byKey = new Map(occupations.map((occupation) => [occupation.key, occupation]))
const industriesWithOccupations = industries.map((industry) => ({
  industryId: industry.id,
  industry: industry.name,
  occupations: masterCompanyOccupations
    .filter(({ industryId }) => industryId === industry.id)
    .flatMap(({ id, name, occupation: key }) => {
      const occupation = byKey.get(key)
      return occupation
        ? [{ id, name, occupationId: occupation.id, occupationName: occupation.name }]
        : []
    }),
}))

export const masterDataRoutes = implement(contract, masterDataReference, {
  occupations: { response: Occupations, run: () => Promise.resolve({ items: [...occupations] }) },
  tags: { response: Tags, run: () => Promise.resolve({ items: [...tags] }) },
  qualifications: {
    response: Qualifications,
    run: () => Promise.resolve({ items: [...qualifications] }),
  },
  masterCompanyOccupations: {
    response: MasterCompanyOccupationsV2,
    run: () => Promise.resolve({ items: industriesWithOccupations }),
  },
})
