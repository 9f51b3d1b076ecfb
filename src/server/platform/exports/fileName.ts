/** The longest file name without its ending, in characters. */
const MAX_NAME_LENGTH = 80
/** Names that Windows keeps for devices. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * The safe form of a file name from a user: without folders, invisible or direction-changing characters and reserved
 * characters, in composed letters, and with the extension of its content.
 */
export function plainFileName(name: string, ending: string, fallback: string) {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
  const stem = [...(plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain)]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${device.test(stem) ? '_' : ''}${stem || fallback}${ending}`
}
