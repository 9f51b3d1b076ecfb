import { identification as contract } from '@/contracts/identification'
import {
  Identification,
  IdentificationDocumentInput,
  IdentificationInput,
  UploadedDocument,
} from '@/contracts/identification/schemas'
import { UploadPiece, PieceUpload } from '@/contracts/manuals/schemas'
import { implement } from '@/server/http/route'
import { apply, readIdentification } from './application'
import { identificationReference } from './reference'
import { createDocument, finishDocument, sendDocument } from './upload'

export const identificationRoutes = implement(contract, identificationReference, {
  one: { response: Identification, run: ({ db, scope }) => readIdentification(db, scope) },
  apply: { body: IdentificationInput, response: Identification, run: apply },
  createDocument: {
    body: IdentificationDocumentInput,
    response: PieceUpload,
    run: createDocument,
  },
  sendDocument: { body: UploadPiece, manualTransaction: sendDocument },
  finishDocument: { response: UploadedDocument, manualTransaction: finishDocument },
})
