import { endpoint, json, resource, UPLOAD_BODY_BYTES } from '@/contracts/endpoint'
import { int, text } from '@/lib/query'
import type { Manual, ManualInput, ManualLink, UploadPiece, PieceUpload } from './schemas'

/**
 * Manuals (PDF) of an offer. Beyond the specification, which defines no upload. A manual is uploaded in pieces and
 * can be used once it is finished and checked.
 */
export const manuals = resource('manuals', {
  create: endpoint('POST /clients/{clientId}/manuals', {
    body: json<ManualInput>(),
    response: json<PieceUpload>(),
    permission: 'offer.edit',
    errors: ['conflict'],
  }),
  send: endpoint('PUT /clients/{clientId}/manuals/{manualId}', {
    body: json<UploadPiece>(),
    bodyBytes: UPLOAD_BODY_BYTES,
    permission: 'offer.edit',
    errors: ['conflict'],
  }),
  finish: endpoint('POST /clients/{clientId}/manuals/{manualId}/finish', {
    response: json<Manual>(),
    permission: 'offer.edit',
    errors: ['conflict', 'incomplete'],
  }),
  link: endpoint('GET /clients/{clientId}/manuals/{manualId}/link', {
    response: json<ManualLink>(),
    permission: 'store.read',
  }),
  /** The file, by the parts of its link. */
  open: endpoint('GET /clients/{clientId}/manuals/{manualId}', {
    query: { expires: int(0, 0, 99_999_999_999), signature: text(64) },
    response: 'application/octet-stream',
    permission: 'store.read',
    errors: ['expired'],
  }),
})
