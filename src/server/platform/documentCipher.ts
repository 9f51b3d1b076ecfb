import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ALGORITHM = 'aes-256-gcm'
export const DOCUMENT_KEY_BYTES = 32
/** NIST SP 800-38D recommends 96 bits, and a new one for each message. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts documents at rest. `place` names where the bytes belong: bytes moved elsewhere cannot be decrypted. */
export type DocumentCipher = {
  encrypt: (bytes: Uint8Array, place: string) => Uint8Array<ArrayBuffer>
  /** Throws for bytes that were changed or moved, and with another key. */
  decrypt: (bytes: Uint8Array, place: string) => Uint8Array<ArrayBuffer>
}

/** AES-256 in Galois counter mode: nonce, encrypted bytes, tag. */
export function createDocumentCipher(key: Uint8Array): DocumentCipher {
  return {
    encrypt: (bytes, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      return new Uint8Array(Buffer.concat([nonce, body, cipher.getAuthTag()]))
    },
    decrypt: (bytes, place) => {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)
      return new Uint8Array(Buffer.concat([decipher.update(body), decipher.final()]))
    },
  }
}

/**
 * Returns the key stored beside the data of the embedded database. It is made once, readable only by the server's user.
 */
function demoDocumentKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'document.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(DOCUMENT_KEY_BYTES).toString('base64'), {
      mode: 0o600,
      flag: 'wx',
    })
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}

/**
 * Returns the key of an installation: the configured one, or with the embedded database the one beside its data.
 * Undefined with a PostgreSQL server and no configured key.
 */
export function documentKeyOf({
  documentKey,
  databaseUrl,
  dataDir,
}: {
  documentKey: Buffer | undefined
  databaseUrl: string | undefined
  dataDir: string
}): Buffer | undefined {
  return documentKey ?? (databaseUrl === undefined ? demoDocumentKey(dataDir) : undefined)
}

/** The cipher of an installation; undefined without a key. */
export function documentCipherOf(
  config: Parameters<typeof documentKeyOf>[0],
): DocumentCipher | undefined {
  const key = documentKeyOf(config)
  return key && createDocumentCipher(key)
}
