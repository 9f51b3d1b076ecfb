import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { files } from '@/contracts/files'
import type { UploadedFileInput } from '@/contracts/files/schemas'
import { base64 } from '@/lib/text/base64'
import { shrinkPicture } from './shrinkPicture'

export type PictureFor = {
  clientId: string
  purpose: UploadedFileInput['purpose']
  /** The field of the form that a failure belongs to. */
  field: string
}

/**
 * Sends one picture, made small and without its metadata, and gives its id. A refusal is named as
 * the field of the form.
 */
export async function sendPicture({ clientId, purpose, field }: PictureFor, file: File) {
  const refused = (message: string) =>
    new ApiError(422, 'invalid', [message], { fields: { [field]: message } })
  const picture = await shrinkPicture(file)
  if (!picture) throw refused(`「${file.name}」を読み取れません。別の写真を選んでください。`)
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
      throw refused(`「${file.name}」: ${error.fields['data']}`)
    throw error
  }
}
