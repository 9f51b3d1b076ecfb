/**
 * Whether an address without query fits the path of a page file, such as '/offers/[offerId]'. An id contains a digit:
 * '/offers/new' is not an offer.
 */
export function isPathOf(path: string, address: string) {
  const names = path.split('/')
  const parts = address.split('/')
  const fits = (name: string, part: string) =>
    name.startsWith('[') ? !name.endsWith('Id]') || /\d/.test(part) : name === part
  return names.length === parts.length && names.every((name, i) => fits(name, parts[i] ?? ''))
}
