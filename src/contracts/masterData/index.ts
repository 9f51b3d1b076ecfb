import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  MasterCompanyOccupations,
  MasterCompanyOccupationsV2,
  Occupations,
  Qualifications,
  Tags,
} from './schemas'

/** Reference data of the service, the same for every store. */
export const masterData = resource('masterData', {
  occupations: endpoint('GET /occupations', { response: json<Occupations>() }),
  tags: endpoint('GET /tags', { response: json<Tags>() }),
  qualifications: endpoint('GET /qualifications', {
    basePath: 'v2',
    response: json<Qualifications>(),
  }),
  masterCompanyOccupations: endpoint('GET /master_company_occupations', {
    basePath: 'v2',
    response: json<MasterCompanyOccupationsV2>(),
  }),
})

/** The occupations for offers, each with its industry. */
export const masterCompanyOccupations = resource('masterCompanyOccupations', {
  list: endpoint('GET /master_company_occupations', { response: json<MasterCompanyOccupations>() }),
})
