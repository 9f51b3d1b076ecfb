import type { guideTool } from '@/contracts/guideTool'
import type { masterCompanyOccupations, masterData } from '@/contracts/masterData'
import type { places, trackingData } from '@/contracts/places'
import type { ReferenceOf } from '@/server/http/reference'

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

/** What the API reference says of `guideTool`. */
export const guideToolReference: ReferenceOf<typeof guideTool> = {
  me: {
    summary: 'ガイドツール用の情報',
    description: 'The account as the guide tool identifies it.',
  },
}

/** What the API reference says of `places`. */
export const placesReference: ReferenceOf<typeof places> = {
  find: {
    summary: '住所の候補',
    description: 'By postal code or by part of an address: exactly one of the two.',
  },
}

/** What the API reference says of `trackingData`. */
export const trackingDataReference: ReferenceOf<typeof trackingData> = {
  trackingData: {
    summary: 'タグ管理用の情報',
    description: 'Data for the tag manager; not displayed.',
  },
}
