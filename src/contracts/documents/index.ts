import { endpoint, json, resource } from '@/contracts/endpoint'
import { int, text } from '@/lib/query'
import type {
  DocumentFileLink,
  QualificationDocuments,
  StoolInspectionReports,
  StoolInspectionSetting,
} from './schemas'

/**
 * Documents of matched workers: certificates and stool inspection reports. Opening one is recorded in the audit log.
 */
export const workerDocuments = resource('workerDocuments', {
  qualificationDocuments: endpoint(
    'GET /clients/{clientId}/offerings/{offeringId}/qualification_documents',
    {
      response: json<QualificationDocuments>(),
      permission: 'store.read',
    },
  ),
  imageLink: endpoint(
    'GET /clients/{clientId}/offerings/{offeringId}/qualification_documents/{documentId}/image_link',
    {
      response: json<DocumentFileLink>(),
      permission: 'worker.pii',
      audit: true,
    },
  ),
  stoolReports: endpoint(
    'GET /clients/{clientId}/offerings/{offeringId}/stool_inspection/reports',
    {
      response: json<StoolInspectionReports>(),
      permission: 'worker.pii',
    },
  ),
  stoolReportLink: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/stool_inspection/report_link',
    {
      response: json<DocumentFileLink>(),
      permission: 'worker.pii',
      errors: ['conflict'],
    },
  ),
  stoolSetting: endpoint('GET /clients/{clientId}/stool_inspection_setting', {
    response: json<StoolInspectionSetting>(),
    permission: 'store.read',
  }),
  stoolSettingOfOffering: endpoint(
    'GET /clients/{clientId}/offerings/{offeringId}/stool_inspection_setting',
    {
      response: json<StoolInspectionSetting>(),
      permission: 'store.read',
    },
  ),
  /**
   * The file of a document, by the parts of its link. Beyond the specification, which does not define the link's
   * target.
   */
  open: endpoint('GET /clients/{clientId}/document_files/{documentFileId}', {
    query: { expires: int(0, 0, 99_999_999_999), signature: text(64) },
    response: 'application/octet-stream',
    permission: 'worker.pii',
    audit: true,
    errors: ['expired'],
  }),
})
