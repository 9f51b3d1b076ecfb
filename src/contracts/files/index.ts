import { endpoint, json, resource, UPLOAD_BODY_BYTES } from '@/contracts/endpoint'
import type { UploadedFile, UploadedFileInput } from './schemas'

/** Images uploaded by staff. Beyond the specification, which defines no upload. */
export const files = resource('files', {
  create: endpoint('POST /clients/{clientId}/files', {
    body: json<UploadedFileInput>(),
    bodyBytes: UPLOAD_BODY_BYTES,
    response: json<UploadedFile>(),
    permission: 'offer.edit',
    errors: ['conflict'],
  }),
  image: endpoint('GET /clients/{clientId}/files/{fileId}', {
    response: 'application/octet-stream',
    permission: 'store.read',
  }),
})
