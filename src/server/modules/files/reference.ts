import type { files } from '@/contracts/files'
import type * as schemas from '@/contracts/files/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `files`. */
export const filesReference: ReferenceOf<typeof files> = {
  create: { summary: '画像の登録', description: 'Uploads an image, Base64.' },
  image: { summary: '画像', description: 'The image itself.' },
}

/** The fields of `files` except those in `sharedFields`. */
export const filesFields: FieldTexts<typeof schemas> = {
  mediaType: ['ファイルの種類', 'Media type of the file.'],
  purpose: ['用途', 'What the image is for.'],
}
