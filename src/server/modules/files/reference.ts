import type { files } from '@/contracts/files'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `files`. */
export const filesReference: ReferenceOf<typeof files> = {
  create: { summary: '画像の登録', description: 'Uploads an image, Base64.' },
  image: { summary: '画像', description: 'The image itself.' },
}
