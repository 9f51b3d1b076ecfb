import type { RecordKind } from '@/contracts/recordArchives/enums'
import type { Day, Month } from '@/lib/date'
import type { ExportWork, Written } from '@/server/modules/exportFiles/service'
import { CsvEncoder, type CsvCell } from '@/server/platform/exports/csvEncoder'
import { plainFileName } from '@/server/platform/exports/fileName'
import type { ZipWriter } from '@/server/platform/exports/ZipWriter'
import type { ArchivedStore } from './repository'

type Bytes = Uint8Array<ArrayBuffer>
/** The entry of a file in the index. */
export type Entry = {
  path: string
  kind: string
  store: string
  workers: number | ''
  rows: number
  fromOn: Day
  toOn: Day
  /** The last day on which a wage in the file was paid; undefined without wages. */
  paidOn?: Day | undefined
}
export type Archive = {
  zip: ZipWriter
  entries: Entry[]
  work: ExportWork
  written: Written
}
export type StoreMonth = { store: ArchivedStore; month: Month; fromOn: Day; toOn: Day }

/** Encodes a CSV file of the archive: UTF-8 with a byte order mark, so that spreadsheets recognize it. */
export const csvOf = (header: string[], rows: CsvCell[][]): Bytes[] => [
  new CsvEncoder('utf8').encode([header, ...rows]),
]

/** The folder of a store with its slash: its code and name, without characters that file systems reserve. */
export const folderOf = ({ id, code, name }: ArchivedStore) =>
  plainFileName([code ?? id, name].join('_'), '/', String(id))

/** Reports which kind is being written now. */
export function beginKind({ written }: Archive, kind: RecordKind) {
  if (written.progress) written.progress = { ...written.progress, step: kind }
}

/** Counts a finished file, or the notices in it. New files beyond the initial count do not count as progress. */
export function advance({ written }: Archive, steps: number) {
  const { progress } = written
  if (!progress) return
  written.progress = { ...progress, done: Math.min(progress.done + steps, progress.total) }
}

/** Writes a file into the ZIP, and then into the index. `steps`: how much of the work it is. */
export async function* addFile(
  archive: Archive,
  entry: Entry,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  steps = 1,
) {
  const { zip, entries } = archive
  yield* zip.file(entry.path, content)
  entries.push(entry)
  advance(archive, steps)
}
