import type { guideTool } from '@/contracts/guideTool'
import type * as guideToolSchemas from '@/contracts/guideTool/schemas'
import type { masterCompanyOccupations, masterData } from '@/contracts/masterData'
import type * as schemas from '@/contracts/masterData/schemas'
import type { places, trackingData } from '@/contracts/places'
import type * as placesSchemas from '@/contracts/places/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `masterData`. */
export const masterDataReference: ReferenceOf<typeof masterData> = {
  occupations: { summary: '職種の一覧', description: 'Occupations, the same for every store.' },
  tags: { summary: '特徴の一覧', description: 'Tags of offers.' },
  qualifications: {
    summary: '資格の一覧',
    description: 'Qualifications that an offer can require.',
  },
  masterCompanyOccupations: {
    summary: '業種と職種の一覧',
    description: 'Occupations for offers.',
  },
}

/** What the API reference says of `masterCompanyOccupations`. */
export const masterCompanyOccupationsReference: ReferenceOf<typeof masterCompanyOccupations> = {
  list: {
    summary: 'ひな形の職種の一覧',
    description: 'Occupations for offers, each with its industry.',
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

/** The fields of `guideTool` except those in `sharedFields`. */
export const guideToolFields: FieldTexts<typeof guideToolSchemas> = {
  alreadyCompanyIdentified: [
    '事業者確認の有無',
    'The identification of the company is approved; null: no company.',
  ],
  createdDate: ['アカウントの作成日時', 'When the account was made.'],
  currentSignInDate: ['最新のログイン', 'When the account last signed in; null: never.'],
  lastSignInDate: ['前回のログイン', 'When the account signed in the time before; null: never.'],
  signInCount: ['ログインの回数', 'How often the account has signed in.'],
  webEntryFlowType: ['申し込みの経路', 'How the company came to the service; null: unknown.'],
}

/** The fields of `masterData` except those in `sharedFields`. */
export const masterDataFields: FieldTexts<typeof schemas> = {
  hasTextModel: ['文章作成の有無', 'The operator has set up a language model that writes drafts.'],
  industryId: ['業種', 'Id of the industry.'],
  'MasterCompanyOccupations.industry': ['業種', 'Industry of the occupation.'],
  'MasterCompanyOccupationsV2.industry': ['業種', 'Industry of its occupations.'],
  'MasterCompanyOccupationsV2.occupations': ['職種', 'Occupations of the industry.'],
  needsDocument: ['資格証の確認', 'The store has to see the certificate.'],
}

/** The fields of `places` except those in `sharedFields`. */
export const placesFields: FieldTexts<typeof placesSchemas> = {
  companyClassification: ['企業の区分', 'Class of the company, for the tag manager.'],
  'Place.source': [
    '出どころ',
    'Where the address comes from; `prefix`: its prefecture alone, by the first digits of the postal code.',
  ],
  stations: ['最寄り駅', 'Stations near the address.'],
}
