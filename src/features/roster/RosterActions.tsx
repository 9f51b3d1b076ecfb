import { IdCard, List, Printer, Save } from 'lucide-react'
import { useDownload } from '@/api/download'
import { foreignWorkers } from '@/contracts/foreignWorkers'
import { rosters } from '@/contracts/rosters'
import { Can } from '@/components/permissions/Can'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'

/** Print, Excel, the notification of foreign workers and the settings of the columns. */
export function RosterActions({
  clientId,
  on,
  day,
  isEmpty,
}: {
  clientId: string
  on: string
  day: string
  isEmpty: boolean
}) {
  const [save, isSaving] = useDownload(rosters.file, `${day}_出勤者名簿.xlsx`)
  return (
    <>
      {!isEmpty && (
        <ButtonLink
          icon={<Printer size={18} aria-hidden />}
          href={href(routes.roster, { clientId }, { on, print: '1' })}
        >
          印刷
        </ButtonLink>
      )}
      {!isEmpty && (
        <Can do={rosters.file} room>
          <Button
            icon={<Save size={18} aria-hidden />}
            loading={isSaving}
            onClick={() => void save({ clientId, query: { on: day } })}
          >
            Excelで保存
          </Button>
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
