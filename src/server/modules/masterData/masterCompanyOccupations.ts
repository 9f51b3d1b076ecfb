import { masterCompanyOccupations as contract } from '@/contracts/offers'
import { MasterCompanyOccupations } from '@/contracts/offers/schemas'
import { modelTexts } from '@/domain/data/modelTexts'
import { industries, masterCompanyOccupations, occupations } from '@/domain/data/occupations'
import { implement } from '@/server/http/route'

const masters = masterCompanyOccupations.flatMap(({ id, name, industryId, occupation: key }) => {
  const occupation = occupations.find((o) => o.key === key)
  const industry = industries.find((i) => i.id === industryId)
  return occupation && industry
    ? [
        {
          id,
          name,
          occupationId: occupation.id,
          occupationName: occupation.name,
          industry: industry.name,
          modelText: modelTexts[key],
        },
      ]
    : []
})
const byId = new Map(masters.map((master) => [master.id, master]))
const names = new Map(occupations.map(({ id, name }) => [id, name]))

/** What a template is filed under, with the text it may start from. */
export const masterCompanyOccupationOf = (masterCompanyOccupationId: number) =>
  byId.get(masterCompanyOccupationId)
/** '' for an occupation that no list has any more. */
export const occupationNameOf = (occupationId: number) => names.get(occupationId) ?? ''

export const masterCompanyOccupationRoutes = implement(contract, {
  list: { response: MasterCompanyOccupations, run: async () => ({ items: masters }) },
})
