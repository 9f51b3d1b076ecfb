/** Writes bytes as lower-case hexadecimal digits, two for each. */
export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns 32 random hexadecimal digits. crypto.randomUUID exists only in secure contexts (https or localhost). */
export const randomHexKey = () => toHex(crypto.getRandomValues(new Uint8Array(16)))
