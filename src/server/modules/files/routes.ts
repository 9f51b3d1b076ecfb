import { files as contract } from '@/contracts/files'
import { UploadedFile, UploadedFileInput } from '@/contracts/files/schemas'
import { firstOrNotFound } from '@/server/db/pagination'
import { files } from '@/server/db/schema'
import { conflict, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { readBody } from '@/server/platform/storage/fileStorage'
import { pictureTypeOf, withoutMetadata } from '@/server/platform/uploads/picture'
import { filesReference } from './reference'

const LARGEST_BYTES = 700_000
const MAX_FILES = 200
const refused = (message: string) => invalid({ data: message })

export const fileRoutes = implement(contract, filesReference, {
  create: {
    body: UploadedFileInput,
    response: UploadedFile,
    run: async ({ db, scope, account, body, now }) => {
      const sent = new Uint8Array(Buffer.from(body.data, 'base64'))
      if (sent.length > LARGEST_BYTES)
        throw refused('画像が大きすぎます (700kBまで)。小さくしてから、もう一度選んでください。')
      if (pictureTypeOf(sent) !== body.mediaType)
        throw refused('画像の形式を確認できません。JPEG・PNG・WebPの画像を選んでください。')
      const bytes = withoutMetadata(sent, body.mediaType)
      if (!bytes) throw refused('画像が壊れているため、読み取れません。別の画像を選んでください。')
      await lockOwner(db, scope)
      if ((await db.$count(files, scope.has(files))) >= MAX_FILES)
        throw conflict(`写真は1店舗につき${MAX_FILES}枚までです。これ以上は追加できません。`)
      const { clientId } = scope
      const { purpose, name, mediaType } = body
      return firstOrNotFound(
        await db
          .insert(files)
          .values({
            clientId,
            purpose,
            name,
            mediaType,
            byteSize: bytes.length,
            body: bytes,
            createdBy: account.id,
            createdAt: now.toISOString(),
          })
          .returning(),
      )
    },
  },
  image: {
    manualTransaction: async ({ context, scope, fileId, setResponseHeader }) => {
      const { mediaType, ...stored } = await context.db.tx(scope, async (db) =>
        firstOrNotFound(
          await db
            .select({ body: files.body, objectKey: files.objectKey, mediaType: files.mediaType })
            .from(files)
            .where(scope.has(files, fileId)),
        ),
      )
      const body = await readBody(context.files, stored)
      // A stored picture never changes; only this reader may keep it.
      setResponseHeader('Cache-Control', 'private, max-age=86400, immutable')
      return new Blob([new Uint8Array(body)], { type: mediaType })
    },
  },
})
