import { everyField, type OfferField } from './offerSections'

/** Returns 'content.belongings' for 'content.belongings.0', because a list is one field of the form. */
const listOf = (name: string) => name.replace(/\.\d+(\..*)?$/, '')

/**
 * Finds the form field for a field name of the server: a path, a name inside the content, or the name of an object,
 * whose first field is taken. Undefined if the form has no such field.
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
