/**
 * Whether a URL without query matches the path of a page file, such as '/offers/[offerId]'. An id has to contain a
 * digit, so '/offers/new' is not an offer.
 */
export function isPathOf(path: string, pathname: string) {
  const names = path.split('/')
  const parts = pathname.split('/')
  const fits = (name: string, part: string) =>
    name.startsWith('[') ? !name.endsWith('Id]') || /\d/.test(part) : name === part
  return names.length === parts.length && names.every((name, i) => fits(name, parts[i] ?? ''))
}
