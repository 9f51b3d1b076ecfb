/** Writes that the fixture's state refuses even to the owner with a valid body, and why. */
export const refused: Record<string, string> = {
  'POST /companies/{companyId}/identification/application': 'the company is identified',
  'PUT /companies/{companyId}/identification/documents/{identificationDocumentId}':
    'no document is on its way',
  'POST /companies/{companyId}/identification/documents/{identificationDocumentId}/finish':
    'no document is on its way',
  'GET /companies/{companyId}/statements/async/company_statements/{billingFileId}/file.csv':
    'needs a link of ten minutes',
  'GET /companies/{companyId}/record_archives/{storageId}/file': 'needs a link of ten minutes',
  'DELETE /companies/{companyId}/record_archives/{storageId}': 'a company without any file',
  'GET /clients/{clientId}/record_archives/{storageId}/file': 'needs a link of ten minutes',
  'GET /companies/{companyId}/worker_list_storages/{storageId}/file': 'needs a link of ten minutes',
  'DELETE /companies/{companyId}/worker_list_storages/{storageId}': 'a company without any file',
  ...Object.fromEntries(
    ['/companies/{companyId}', '/clients/{clientId}'].flatMap((scope) => [
      [`POST ${scope}/members/{accountId}/invitation`, 'nobody is invited'],
      [`DELETE ${scope}/members/{accountId}/invitation`, 'nobody is invited'],
      [`DELETE ${scope}/members/{accountId}/suspension`, 'nobody is stopped'],
    ]),
  ),
  ...Object.fromEntries(
    ['GET', 'PATCH', 'DELETE'].map((method) => [
      `${method} /companies/{companyId}/groups/{groupId}`,
      'the group of the fixture belongs to a store',
    ]),
  ),
  'PATCH /accounts/me/email_change_request': 'needs the token of a mail',
  'PATCH /account_setup_tokens/{setupToken}': 'needs the token of a mail',
  'POST /account_setup_tokens/{setupToken}/password_validation': 'needs the token of a mail',
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/match_check': 'everything fits',
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/safety_training':
    'the day of work has not come',
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/age_certificate':
    'nobody is under 18',
  'GET /clients/{clientId}/document_files/{documentFileId}': 'needs a link of five minutes',
  'GET /clients/{clientId}/manuals/{manualId}': 'needs a link of five minutes',
  ...Object.fromEntries(
    ['PUT', 'DELETE'].map((method) => [
      `${method} /companies/{companyId}/chat_texts/{chatTextId}`,
      'the text of the fixture belongs to a store',
    ]),
  ),
  ...Object.fromEntries(
    [
      'PUT /companies/{companyId}/saved_views/{savedViewId}/default',
      'DELETE /companies/{companyId}/saved_views/{savedViewId}',
    ].map((line) => [line, 'the view of the fixture belongs to a store']),
  ),
  'PUT /clients/{clientId}/manuals/{manualId}': 'it has come whole',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence': 'nobody is missing',
  'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence': 'nobody is absent',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/early_release':
    'nobody is at work',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/scanned_end':
    'nobody has left after the end',
  'PATCH /clients/{clientId}/phone_number/verification': 'no code was sent',
  'POST /clients/{clientId}/offerings/{offeringId}/closed_reason': 'it is not closed',
  'PATCH /clients/{clientId}/offerings/{offeringId}/unpublished': 'it is not public',
  'PATCH /clients/{clientId}/offers/{offerId}/archive': 'the template still has offerings',
  'POST /clients/{clientId}/usage_limit_change_requests': 'the company has no limit',
  'POST /clients/{clientId}/lift_suspension_requests': 'nothing is suspended',
}
