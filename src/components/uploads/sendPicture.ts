import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { files } from '@/contracts/files'
import type { UploadedFileInput } from '@/contracts/files/schemas'
import { base64 } from '@/lib/text/base64'
import { shrinkPicture } from './shrinkPicture'

export type PictureTarget = {
  clientId: string
  purpose: UploadedFileInput['purpose']
  /** The form field that errors are assigned to. */
  field: string
}

/**
 * Uploads one picture, scaled down and without metadata, and resolves to its id. Throws an ApiError
 * 422 with the error assigned to the form field.
 */
export async function sendPicture({ clientId, purpose, field }: PictureTarget, file: File) {
  const fieldError = (message: string) =>
    new ApiError(422, 'invalid', [message], { fields: { [field]: message } })
  const picture = await shrinkPicture(file)
  if (!picture) throw fieldError(`「${file.name}」を読み取れません。別の写真を選んでください。`)
  try {
    return (
      await request(files.create, {
        clientId,
        body: {
          purpose,
          name: file.name.slice(-200),
          mediaType: 'image/jpeg',
          data: await base64(picture),
        },
      })
    ).id
  } catch (error) {
    if (error instanceof ApiError && error.fields['data'])
      throw fieldError(`「${file.name}」: ${error.fields['data']}`)
    throw error
  }
}
