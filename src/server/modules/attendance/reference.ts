import type { attendance } from '@/contracts/attendance'
import type * as schemas from '@/contracts/attendance/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `attendance`. */
export const attendanceReference: ReferenceOf<typeof attendance> = {
  one: {
    summary: 'チェックイン・チェックアウトのQRコード',
    description: 'The codes with which workers check in and out.',
  },
  renew: {
    summary: 'チェックイン・チェックアウトのQRコードの再発行',
    description: 'Makes new codes; the earlier ones end. 409 `stale` when somebody else was first.',
  },
}

/** The fields of `attendance` except those in `sharedFields`. */
export const attendanceFields: FieldTexts<typeof schemas> = {
  checkIn: ['チェックインのコード', 'Text of the QR code, as the app of the workers reads it.'],
  checkOut: ['チェックアウトのコード', 'Text of the QR code, as the app of the workers reads it.'],
  nextAt: ['次のコードの時刻', 'When the next pair is available: read again then.'],
  printed: ['掲示用のコード', 'For the poster; valid until the codes are renewed.'],
  renewedAt: ['更新した日時', 'When the printed codes were made or renewed.'],
  renewedByName: [
    '更新した人',
    'Name of the person who renewed the printed codes; null: nobody did.',
  ],
  rotating: ['画面用のコード', 'For a screen at the entrance; they change every 30 seconds.'],
  serial: ['掲示の番号', 'Number on the poster; every renewal raises it.'],
}
