import { occupations } from '@/domain/data/occupations'
import { positions } from '@/domain/data/positions'

/** The positions of an occupation: what a posting of its templates can be limited to, and what its workers earn badges in. */
export const positionsOf = (occupationId: number) => {
  const key = occupations.find((o) => o.id === occupationId)?.key
  return positions.filter((p) => key !== undefined && p.occupations.includes(key))
}
/** A position by its number, or by the name that badges and postings keep; undefined for none. */
export const positionNamed = (wanted: number | string | null | undefined) =>
  positions.find((p) => p.id === wanted || p.name === wanted)
