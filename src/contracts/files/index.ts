import { endpoint, json, resource } from '@/contracts/endpoint'
import type { UploadedFile, UploadedFileInput } from './schemas'

/** Pictures that staff hand in. Beyond the specification, which names no upload. */
export const files = resource('files', {
  create: endpoint('POST /clients/{clientId}/files', {
    body: json<UploadedFileInput>(),
    response: json<UploadedFile>(),
    permission: 'offer.edit',
  }),
  image: endpoint('GET /clients/{clientId}/files/{fileId}', {
    response: 'application/octet-stream',
    permission: 'store.read',
  }),
})
