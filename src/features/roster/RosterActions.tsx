import { IdCard, List, Printer, Save } from 'lucide-react'
import { useDownload } from '@/api/download'
import { foreignWorkers } from '@/contracts/foreignWorkers'
import { rosters } from '@/contracts/rosters'
import type { rosterQuery } from '@/contracts/rosters/query'
import { Can } from '@/components/permissions/Can'
import type { QueryValue } from '@/lib/query'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import type { Period } from './rosterPeriod'

type Props = {
  clientId: string
  period: Period
  /** The query of the page that names the period. */
  query: QueryValue<typeof rosterQuery>
  isEmpty: boolean
}

/** Print, Excel and CSV, the notification of foreign workers and the settings of the columns. */
export function RosterActions({ clientId, period, query, isEmpty }: Props) {
  return (
    <>
      {!isEmpty && (
        <ButtonLink
          icon={<Printer size={18} aria-hidden />}
          href={href(routes.roster, { clientId }, { ...query, print: '1' })}
        >
          印刷
        </ButtonLink>
      )}
      {!isEmpty && (
        <Can do={rosters.file} room>
          <SaveButtons clientId={clientId} {...period} />
        </Can>
      )}
      <Can do={foreignWorkers.month} room>
        <ButtonLink
          icon={<IdCard size={18} aria-hidden />}
          href={href(routes.roster, { clientId }, { view: 'foreign_workers' })}
        >
          外国人雇用の届出
        </ButtonLink>
      </Can>
      <Can do={rosters.updateFields} room>
        <ButtonLink
          icon={<List size={18} aria-hidden />}
          href={href(routes.rosterSettings, { clientId })}
        >
          項目の設定
        </ButtonLink>
      </Can>
    </>
  )
}

function SaveButtons({ clientId, fromOn, toOn }: Period & { clientId: string }) {
  const isDay = fromOn === toOn
  const name = `${isDay ? fromOn : `${fromOn}〜${toOn}`}_出勤者名簿`
  // A file names its days also where they are today's: it may be made after midnight.
  const input = { clientId, query: isDay ? { on: fromOn } : { fromOn, toOn } }
  const [saveXlsx, isSavingXlsx] = useDownload(rosters.file, `${name}.xlsx`)
  const [saveCsv, isSavingCsv] = useDownload(rosters.csv, `${name}.csv`)
  return (
    <>
      <Button
        icon={<Save size={18} aria-hidden />}
        loading={isSavingXlsx}
        onClick={() => void saveXlsx(input)}
      >
        Excelで保存
      </Button>
      <Button
        icon={<Save size={18} aria-hidden />}
        loading={isSavingCsv}
        onClick={() => void saveCsv(input)}
      >
        CSVで保存
      </Button>
    </>
  )
}
