import type { ReferenceOf } from '@/contracts/reference'
import type { masterData, masterCompanyOccupations } from '.'

/** What the API reference says of `masterData`. */
export const masterDataReference: ReferenceOf<typeof masterData> = {
  occupations: { summary: '職種の一覧', description: 'Occupations, the same for every store.' },
  tags: { summary: '特徴の一覧', description: 'Tags of templates.' },
  qualifications: {
    summary: '資格の一覧',
    description: 'Qualifications that a template can require.',
  },
  masterCompanyOccupations: {
    summary: '業種と職種の一覧',
    description: 'Occupations for templates.',
  },
}

/** What the API reference says of `masterCompanyOccupations`. */
export const masterCompanyOccupationsReference: ReferenceOf<typeof masterCompanyOccupations> = {
  list: {
    summary: 'ひな形の職種の一覧',
    description: 'Occupations for templates, each with its industry.',
  },
}
