import * as z from 'zod/mini'
import { MAX_CLIENT_IMAGES, MAX_CAPTION_LENGTH } from '@/contracts/clients/enums'
import { ClientCreate, ClientFields } from '@/contracts/clients/schemas'
import { id, optionalText } from '@/contracts/common/schemas'

/** The form of a store: the input of the call, with pictures that may not be uploaded yet. */
export default z.extend(ClientFields, {
  images: z
    .array(
      z.object({
        fileId: z.nullable(id),
        file: z.optional(z.custom<File>()),
        caption: optionalText(MAX_CAPTION_LENGTH),
      }),
    )
    .check(z.maxLength(MAX_CLIENT_IMAGES, `写真は${MAX_CLIENT_IMAGES}枚までです。`)),
  photos: z.array(z.custom<File>()),
  invitations: ClientCreate.shape.invitations,
})
