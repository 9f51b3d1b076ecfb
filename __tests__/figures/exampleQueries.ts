import { masterCompanyOccupations } from '@/domain/data/masterData'

const occupation = masterCompanyOccupations[0]?.id ?? 0

/** The queries that calls require, by the line of the call. */
export const queries: Record<string, string> = {
  'GET /clients/{clientId}/offers/{offerId}/ladder_forecast':
    '?workOn=2029-12-25&startTime=10:00&endTime=15:00',
  'GET /clients/{clientId}/offers/{offerId}/callable_workers':
    '?workOn=2029-12-25&startTime=10:00&endTime=15:00&hourlyWageYen=1500&trusted=1',
  'GET /instant_business_fact_check/task': '?clientId=11',
  'GET /clients/{clientId}/offers/suggestion': `?master_company_occupation_id=${occupation}`,
  'GET /clients/{clientId}/place': '?postalCode=1500002',
  'GET /clients/{clientId}/statements/details': '?month=2029-12',
  ...Object.fromEntries(
    [
      'companies/{companyId}/statements/company_statements.csv',
      'companies/{companyId}/statements/client_statements.csv',
      'companies/{companyId}/statements/details/of_client.csv',
      'companies/{companyId}/statements/leave_allowance_adjustments.csv',
      'companies/{companyId}/statements/billing_adjustments.csv',
      'companies/{companyId}/statements/billing_transfer_commissions.csv',
      'clients/{clientId}/statements/details.csv',
      'clients/{clientId}/statements/leave_allowance_adjustments.csv',
    ].map((path) => [`GET /${path}`, '?from_month=2029-11&to_month=2029-12']),
  ),
  'GET /companies/{companyId}/offer_copies/preview': '?offer=11',
  'GET /companies/{companyId}/record_archives/counts': '?last_month=2029-11',
  'GET /clients/{clientId}/record_archives/counts': '?last_month=2029-11',
  'GET /companies/{companyId}/statements/details': '?month=2029-12',
  'GET /companies/{companyId}/statements/details/by_client': '?month=2029-12&client_id=11',
}
