import { everyField, type OfferField } from './offerSections'

/** 'content.belongings' for 'content.belongings.0': a list is one field of the form. */
const listOf = (name: string) => name.replace(/\.\d+(\..*)?$/, '')

/**
 * The form field that a reason of the server refers to: by its path, by its name inside the
 * content, or by its group.
 */
export function findFieldName(path: string): OfferField | undefined {
  const fields = everyField
  const name = listOf(path)
  if (name === 'place' || name === 'content.place') return 'content.place.meetingPlace'
  if (name === 'content.imageFileIds' || name === 'imageFileIds') return 'photos'
  return (
    fields.find((field) => field === name || field === `content.${name}`) ??
    fields.find((field) => field.startsWith(`content.${name.replace(/^content\./, '')}.`))
  )
}
