import { useMutation } from '@/api/useMutation'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { clients } from '@/contracts/clients'
import type { Client } from '@/contracts/clients/schemas'
import { companyClients } from '@/contracts/companies'
import type { ClientOutput } from './useClientForm'

/** Returns a function that uploads the new pictures to the store and returns all of them for the request. */
function useUploadImages(clientId: string) {
  const sendPictures = useSendPictures({ clientId, purpose: 'clientImage', field: 'photos' })
  return async (images: ClientOutput['images'], ofClientId = clientId) => {
    const files = images.flatMap(({ file }) => file ?? [])
    const newIds = await sendPictures(files, ofClientId)
    return images.flatMap(({ fileId, file, caption }) => {
      const id = fileId ?? (file ? newIds[files.indexOf(file)] : undefined)
      return id === undefined ? [] : [{ fileId: id, caption }]
    })
  }
}

/** Saves the form of an existing store. `photos` is always empty: chosen files have become `images`. */
export function useUpdateClient(clientId: string) {
  const [update] = useMutation(clients.update)
  const uploadImages = useUploadImages(clientId)
  return async (
    { images, photos: _, ...fields }: ClientOutput,
    { lockVersion, isDuplicateConfirmed }: { lockVersion: number; isDuplicateConfirmed: boolean },
  ) =>
    update({
      clientId,
      body: {
        ...fields,
        images: await uploadImages(images),
        duplicateConfirmed: isDuplicateConfirmed,
        lockVersion,
      },
    })
}

/** Adds a store, then uploads its pictures. `arePicturesSaved` is false if only the second part failed. */
export function useCreateClient(companyId: string) {
  const [create] = useMutation(companyClients.create)
  const [update] = useMutation(clients.update)
  const uploadImages = useUploadImages('')
  async function savePictures({ id, lockVersion }: Client, images: ClientOutput['images']) {
    if (images.length === 0) return true
    try {
      const body = { images: await uploadImages(images, String(id)), lockVersion }
      await update({ clientId: id, body })
      return true
    } catch {
      return false
    }
  }
  return async ({ images, photos: _, ...fields }: ClientOutput, isDuplicateConfirmed: boolean) => {
    const client = await create({
      companyId,
      body: { ...fields, duplicateConfirmed: isDuplicateConfirmed },
    })
    return { client, arePicturesSaved: await savePictures(client, images) }
  }
}
