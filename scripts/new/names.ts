/** The spellings of one name: lockerKeys, LockerKeys, locker_keys. */
export type Names = { camel: string; pascal: string; snake: string }

/** Throws when the name is not camelCase, as contracts, modules and routes are named. */
export function namesOf(camel: string): Names {
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(camel))
    throw new Error(`The name "${camel}" is not camelCase, as in lockerKeys.`)
  return {
    camel,
    pascal: `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`,
    snake: camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }
}

/** LockerKey for lockerKeys. Throws when the name is no plural, as resources with rows are named. */
export function singularOf(plural: string): string {
  const { pascal } = namesOf(plural)
  if (!pascal.endsWith('s')) throw new Error(`The name "${plural}" is not a plural.`)
  return pascal.replace(/ies$|s$/, (end) => (end === 'ies' ? 'y' : ''))
}

/** lockerKeyRoutes for lockerKeys. */
export function routesNameOf(plural: string): string {
  const singular = singularOf(plural)
  return `${singular.charAt(0).toLowerCase()}${singular.slice(1)}Routes`
}
