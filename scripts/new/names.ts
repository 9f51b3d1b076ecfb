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
