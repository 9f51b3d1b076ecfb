import { endpoint, json, resource, UPLOAD_BODY_BYTES } from '@/contracts/endpoint'
import type { UploadPiece, PieceUpload } from '@/contracts/manuals/schemas'
import type {
  Identification,
  IdentificationDocumentInput,
  IdentificationInput,
  UploadedDocument,
} from './schemas'

const permission = 'identification.apply'

/**
 * The identification of a company (事業者確認). Documents are uploaded in pieces, like manuals; the upload is beyond
 * the specification, which defines none. No call opens a document.
 */
export const identification = resource('identification', {
  one: endpoint('GET /companies/{companyId}/identification', {
    response: json<Identification>(),
    permission,
  }),
  apply: endpoint('POST /companies/{companyId}/identification/application', {
    body: json<IdentificationInput>(),
    response: json<Identification>(),
    permission,
    changes: ['identificationApplications'],
    errors: ['conflict'],
  }),
  createDocument: endpoint('POST /companies/{companyId}/identification/documents', {
    body: json<IdentificationDocumentInput>(),
    response: json<PieceUpload>(),
    permission,
    errors: ['conflict'],
  }),
  sendDocument: endpoint(
    'PUT /companies/{companyId}/identification/documents/{identificationDocumentId}',
    {
      body: json<UploadPiece>(),
      bodyBytes: UPLOAD_BODY_BYTES,
      permission,
      errors: ['conflict', 'not_ready'],
    },
  ),
  finishDocument: endpoint(
    'POST /companies/{companyId}/identification/documents/{identificationDocumentId}/finish',
    { response: json<UploadedDocument>(), permission, errors: ['incomplete', 'not_ready'] },
  ),
})
