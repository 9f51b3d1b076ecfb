import {
  occupations,
  qualifications,
  industries,
  masterCompanyOccupations,
} from '@/domain/data/masterData'
import { modelTexts } from '@/domain/data/modelTexts'
import { occupationTasks } from '@/domain/data/occupationTasks'
import { positions } from '@/domain/data/positions'

/**
 * The positions of an occupation: what an offering of its offers can be limited to, and what its workers earn
 * badges in.
 */
export const positionsOf = (occupationId: number) => {
  const key = occupations.find((occupation) => occupation.id === occupationId)?.key
  return positions.filter((position) => key !== undefined && position.occupations.includes(key))
}
/** A position by its number, or by the name that badges and offerings keep; undefined for none. */
export const positionNamed = (wanted: number | string | null | undefined) =>
  positions.find((position) => position.id === wanted || position.name === wanted)

/** The names of qualifications, in the order of the ids; unknown ids are left out. */
export const qualificationNames = (ids: readonly number[]) =>
  ids.flatMap((id) => qualifications.find((qualification) => qualification.id === id)?.name ?? [])

/** The occupations that an offer can name, each with the texts that are proposed for it. */
export const occupationMasters = masterCompanyOccupations.flatMap(
  ({ id, name, industryId, occupation: key }) => {
    const occupation = occupations.find((occupation) => occupation.key === key)
    const industry = industries.find((industry) => industry.id === industryId)
    return occupation && industry
      ? [
          {
            id,
            name,
            occupationId: occupation.id,
            occupationName: occupation.name,
            industry: industry.name,
            modelText: modelTexts[key],
            tasks: occupationTasks[key],
          },
        ]
      : []
  },
)

const occupationMasterById = new Map(occupationMasters.map((master) => [master.id, master]))

const occupationNames = new Map(occupations.map(({ id, name }) => [id, name]))

/** What an offer is filed under, with the text it may start from. */
export const masterCompanyOccupationOf = (masterCompanyOccupationId: number) =>
  occupationMasterById.get(masterCompanyOccupationId)

/** '' for an occupation that is no longer listed. */
export const occupationNameOf = (occupationId: number) => occupationNames.get(occupationId) ?? ''
