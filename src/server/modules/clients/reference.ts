import type { clientPhone, clients } from '@/contracts/clients'
import type * as schemas from '@/contracts/clients/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `clients`. */
export const clientsReference: ReferenceOf<typeof clients> = {
  one: { summary: '店舗の情報', description: 'All that the store says about itself.' },
  base: {
    summary: '店舗の基本情報',
    description: 'Name and state of the store, for the frame of every page.',
  },
  update: {
    summary: '店舗の情報の更新',
    description:
      'Changes what the store says about itself. 409 `duplicate` when another store of the company has this name and address, unless `duplicateConfirmed`.',
  },
}

/** What the API reference says of `clientPhone`. */
export const clientPhoneReference: ReferenceOf<typeof clientPhone> = {
  send: {
    summary: '電話番号の確認コードの送信',
    description: 'Sends a code. 429 within a minute of the last one, and after five a day.',
  },
  verify: {
    summary: '電話番号の確認',
    description:
      'Checks the code, and makes the number that of the store. 422 for a wrong code; 409 after five wrong codes, or ten minutes after the code was sent.',
  },
}

/** The fields of `clients` except those in `sharedFields`. */
export const clientsFields: FieldTexts<typeof schemas> = {
  accessNote: ['行き方', 'How to get there from the station.'],
  attemptsLeft: ['残りの入力回数', 'How often the code that was sent can still be entered.'],
  businessDescription: ['事業内容', 'What the store does.'],
  caption: ['写真の説明', 'What the picture shows.'],
  client: ['店舗', 'What many pages need of the store.'],
  'ClientBase.company': ['企業', 'The company of the store.'],
  defaultMeetingPlace: ['集合場所', 'Where workers come to, unless an offer says otherwise.'],
  duplicateConfirmed: ['同じ店舗の確認', 'Another store with this name and address is meant.'],
  fileId: ['写真', 'Id of the file.'],
  images: ['写真', 'Pictures of the store.'],
  invitations: ['招待', 'People who get a mail to work with the console of the store.'],
  laborInsuranceNumber: ['労働保険番号', 'Number of the labour insurance, 14 digits.'],
  laborAgreement36From: ['36協定の開始日', 'First day of the agreement of the workplace.'],
  laborAgreement36To: ['36協定の終了日', 'Last day of the agreement of the workplace.'],
  managerName: ['現場の責任者', 'Who is in charge in the store.'],
  method: ['確認の方法', 'How the code comes: by SMS or by a call.'],
  nearestStations: ['最寄り駅', 'Stations near the store.'],
  phoneVerification: ['電話番号の確認', 'The code that was sent last; null: none.'],
  'PhoneVerification.phoneNumber': [
    '電話番号',
    'The number to which the code was sent, digits alone.',
  ],
  phoneVerifiedAt: ['電話番号を確認した日時', 'When the number was confirmed; null: not yet.'],
  resendAt: ['再送できる時刻', 'When the next code can be sent.'],
  restrictions: ['利用制限', 'What the store may not do now, the most severe first.'],
  sendsLeft: ['残りの送信回数', 'How many codes can still be sent in these 24 hours.'],
  specificMinimumWageFrom: ['特定最低賃金の発効日', 'First day of the rate.'],
  specificMinimumWageYen: ['特定最低賃金', 'Yen an hour of the trade of the workplace.'],
  stoolInspectionRequiredDefault: ['検便の提出', 'New offers require a stool test.'],
}
