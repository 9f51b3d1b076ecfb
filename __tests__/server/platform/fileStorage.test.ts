import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import S3rver from 's3rver'
import type { UploadedFile } from '@/contracts/files/schemas'
import type { ManualLink } from '@/contracts/manuals/schemas'
import { files, manualPieces, documentFiles, removedObjects } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { moveBodies, removeObjects } from '@/server/modules/files/service'
import {
  createFileStorage,
  databaseStorage,
  readBody,
  type FileStorage,
} from '@/server/platform/storage/fileStorage'
import { ObjectMissingError, type ObjectPlace } from '@/server/platform/storage/objectStore'
import { browser, testContext } from '@tests/kit/app'
import { callStore, prepareStore, writeRows } from '@tests/kit/serverKit'

const BUCKET = 'console-files'
/** The code of PostgreSQL for a row that a CHECK refuses. */
const CHECK_VIOLATION = '23514'
const PNG = new Uint8Array([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
])
const directory = mkdtempSync(path.join(tmpdir(), 'file-storage-'))
let bucketServer: S3rver
const storageOf = {} as Record<ObjectPlace, FileStorage>
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER'
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER'
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(directory, 'bucket-server'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await bucketServer.run()
  const places = {
    directory: path.join(directory, 'files'),
    s3: { bucket: BUCKET, region: 'ap-northeast-1', endpoint: `http://127.0.0.1:${port}` },
  }
  storageOf.directory = await createFileStorage({ place: 'directory', ...places })
  storageOf.s3 = await createFileStorage({ place: 's3', ...places })
})
afterAll(async () => {
  await bucketServer.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Keeps the files of the running server in this storage from now on. */
const useStorage = async (storage: FileStorage) => {
  const context = await testContext()
  context.files = storage
  return context
}
const upload = async () => {
  const { status, body } = await callStore<UploadedFile>('manager', 'POST', '/files', {
    purpose: 'offerImage',
    name: '店内.png',
    mediaType: 'image/png',
    data: Buffer.from(PNG).toString('base64'),
  })
  expect(status).toBe(200)
  return body.id
}
const rowOf = async (id: number) => {
  const { db } = await testContext()
  const [row] = await db.tx('system', (tx) => tx.select().from(files).where(eq(files.id, id)))
  if (!row) throw new Error('the file has no row')
  return row
}
const pictureOf = async (id: number) => {
  const response = await (await browser('viewer')).call('GET', `/app/api/v1/clients/11/files/${id}`)
  return [response.status, new Uint8Array(await response.arrayBuffer())]
}

beforeEach(prepareStore)
afterEach(() => useStorage(databaseStorage))

describe.each(['directory', 's3'] as const)('files in %s', (place) => {
  test('the bytes stay in the row until the job has moved them, and are read from both', async () => {
    const context = await useStorage(storageOf[place])
    const id = await upload()
    expect((await rowOf(id)).objectKey).toBeNull()
    expect(await pictureOf(id)).toEqual([200, PNG])
    await moveBodies(context)
    const { body, objectKey } = await rowOf(id)
    expect([body, objectKey]).toEqual([null, expect.stringMatching(`^${place}:files/${id}-`)])
    expect(await pictureOf(id)).toEqual([200, PNG])
    expect(await moveBodies(context)).toBe(0)
  })

  test('a manual in pieces is streamed from its objects', async () => {
    const context = await useStorage(storageOf[place])
    await moveBodies(context)
    const { db } = context
    const pieces = await db.tx('system', (tx) =>
      tx.select().from(manualPieces).where(eq(manualPieces.clientId, 11)),
    )
    expect(pieces.map(({ body }) => body)).toEqual([null])
    const link = await callStore<ManualLink>('viewer', 'GET', '/manuals/11/link')
    const response = await (await browser('viewer')).call('GET', link.body.url)
    expect(await response.text()).toContain('%PDF-1.7\n% 〚マニュアル11〛')
  })

  test('an object goes after the commit that deletes its last row', async () => {
    const context = await useStorage(storageOf[place])
    await moveBodies(context)
    const [file] = await context.db.tx('system', (tx) =>
      tx.select().from(documentFiles).where(eq(documentFiles.id, 11)),
    )
    if (!file) throw new Error('no file')
    // A certificate handed to another store is a copy that names the same object.
    const { id: _, ...copied } = file
    await writeRows((db) => db.insert(documentFiles).values({ ...copied, id: 9011, clientId: 12 }))
    await writeRows((db) => db.delete(documentFiles).where(eq(documentFiles.id, 9011)))
    expect(await removeObjects(context)).toBe(0)
    expect(await readBody(context.files, file)).toHaveLength(4)

    const id = await upload()
    await moveBodies(context)
    const row = await rowOf(id)
    const broken = context.db.tx('system', async (db) => {
      await db.delete(files).where(eq(files.id, id))
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    expect(await removeObjects(context)).toBe(0)
    await writeRows((db) => db.delete(files).where(eq(files.id, id)))
    expect(await removeObjects(context)).toBe(1)
    await expect(readBody(context.files, row)).rejects.toThrow(ObjectMissingError)
    expect(await context.db.tx('system', (tx) => tx.$count(removedObjects))).toBe(0)
  })

  test('everything can be moved back into the database', async () => {
    await useStorage(storageOf[place])
    const id = await upload()
    await moveBodies(await testContext())
    const context = await useStorage({ ...storageOf[place], place: 'database' })
    await moveBodies(context)
    expect(await rowOf(id)).toMatchObject({ body: PNG, objectKey: null })
    expect(await removeObjects(context)).toBeGreaterThan(0)
    expect(await pictureOf(id)).toEqual([200, PNG])
  })
})

test('files move from a directory to a bucket, which removes them from the directory', async () => {
  await useStorage(storageOf.directory)
  const id = await upload()
  await moveBodies(await testContext())
  const context = await useStorage(storageOf.s3)
  await moveBodies(context)
  await removeObjects(context)
  expect((await rowOf(id)).objectKey).toMatch(/^s3:/)
  expect(await pictureOf(id)).toEqual([200, PNG])
  const left = readdirSync(path.join(directory, 'files', 'files'))
  expect(left.filter((name) => name.startsWith(`${id}-`))).toEqual([])
})

test('while the place cannot be reached, uploads go on and nothing is lost', async () => {
  const away = () => Promise.reject(new Error('away'))
  const context = await useStorage({
    place: 's3',
    stores: { s3: { put: away, get: away, remove: away } },
  })
  const id = await upload()
  const { run } = jobDefinitions.moveFiles
  const job = { payload: {} } as Parameters<typeof run>[0]
  await expect(run(job, context, new AbortController().signal)).rejects.toThrow('away')
  expect(await pictureOf(id)).toEqual([200, PNG])
})

test('files are readable by the user of the server alone, and no key reaches outside the directory', async () => {
  const { directory: store } = storageOf.directory.stores
  if (!store) throw new Error('no directory')
  await store.put('files/1-abc', PNG)
  const mode = statSync(path.join(directory, 'files', 'files', '1-abc')).mode & 0o777
  expect(mode).toBe(0o600)
  await expect(async () => store.get('../../secret')).rejects.toThrow('outside')
})

test('the database refuses a row without bytes and object, and one with both', async () => {
  const id = await upload()
  const objectKey = 's3:files/1-abc'
  const set = (stored: { body?: Uint8Array | null; objectKey?: string }) =>
    writeRows((db) => db.update(files).set(stored).where(eq(files.id, id)))
  const refused = { cause: { code: CHECK_VIOLATION } }
  await expect(set({ body: null })).rejects.toMatchObject(refused)
  await expect(set({ objectKey })).rejects.toMatchObject(refused)
})
