import type { workerLists } from '@/contracts/workerLists'
import type * as schemas from '@/contracts/workerLists/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `workerLists`. */
export const workerListsReference: ReferenceOf<typeof workerLists> = {
  list: {
    summary: '労働者名簿の一覧',
    description: 'Files that anybody in the company requested in the last 30 days.',
  },
  request: {
    summary: '労働者名簿の作成',
    description: 'In the background. The same request within ten minutes returns the same file.',
  },
  remove: { summary: '労働者名簿の削除', description: 'Deletes a file before its seven days.' },
  file: {
    summary: '労働者名簿のファイル',
    description:
      'The file itself, by the signed link in `WorkerListFile`; 404 for a link that has ended.',
  },
}

/** The fields of `workerLists` except those in `sharedFields`. */
export const workerListsFields: FieldTexts<typeof schemas> = {
  format: ['ファイルの形式', 'Format of the file.'],
}
