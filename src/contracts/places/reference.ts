import type { ReferenceOf } from '@/contracts/reference'
import type { places, trackingData } from '.'

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
