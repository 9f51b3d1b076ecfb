import type { manuals } from '@/contracts/manuals'
import type * as schemas from '@/contracts/manuals/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `manuals`. */
export const manualsReference: ReferenceOf<typeof manuals> = {
  create: {
    summary: 'マニュアルの登録',
    description: 'Announces a PDF that comes in pieces.',
  },
  send: {
    summary: 'マニュアルの送信',
    description: 'Sends one piece, Base64.',
  },
  finish: {
    summary: 'マニュアルの完了',
    description: 'Checks the whole PDF. 409 `incomplete` while a piece is missing.',
  },
  link: {
    summary: 'マニュアルを開くリンク',
    description: 'A link that is valid for five minutes.',
  },
  open: {
    summary: 'マニュアルのPDF',
    description: 'The file, by the parts of its link; 404 for a link that has ended.',
  },
}

/** The fields of `manuals` except those in `sharedFields`. */
export const manualsFields: FieldTexts<typeof schemas> = {
  index: ['順番', 'Number of the piece, from 0.'],
  manualId: ['マニュアル', 'Id of the manual.'],
  pieceBytes: ['1回の大きさ', 'Bytes of each piece; the last may be smaller.'],
  pieces: ['分割の数', 'How many pieces the file comes in.'],
}
