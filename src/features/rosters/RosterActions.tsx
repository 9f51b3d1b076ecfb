import { IdCard, List, Printer, Save, type LucideIcon } from 'lucide-react'
import { useDownload } from '@/api/download'
import { useCan } from '@/components/permissions/useCan'
import { foreignWorkers } from '@/contracts/foreignWorkers'
import { rosters } from '@/contracts/rosters'
import type { rosterQuery } from '@/contracts/rosters/query'
import type { QueryValue } from '@/lib/query'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { HeaderActions } from '@/shell/layout/HeaderActions'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Menu } from '@/ui/buttons/Menu'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import type { Period } from './rosterPeriod'

type Props = {
  clientId: string
  period: Period
  /** The query parameters of the period. */
  query: QueryValue<typeof rosterQuery>
  isEmpty: boolean
}

/**
 * Print, Excel and CSV, the notification of foreign workers, and the settings of the columns. On phones they are
 * entries of a menu.
 */
export function RosterActions({ clientId, period, query, isEmpty }: Props) {
  const isMobile = useIsMobile()
  const files = useRosterFiles(clientId, period)
  const canSave = useCan(rosters.file)
  const canReport = useCan(foreignWorkers.month)
  const canSet = useCan(rosters.updateFields)
  const printLinks = isEmpty
    ? []
    : [
        {
          label: '印刷',
          icon: Printer,
          href: href(routes.roster, { clientId }, { ...query, print: '1' }),
        },
      ]
  const links = [
    ...(canReport
      ? [
          {
            label: '外国人雇用の届出',
            icon: IdCard,
            href: href(routes.roster, { clientId }, { view: 'foreign_workers' }),
          },
        ]
      : []),
    ...(canSet
      ? [{ label: '項目の設定', icon: List, href: href(routes.rosterSettings, { clientId }) }]
      : []),
  ]
  const shownFiles = canSave && !isEmpty ? files : []
  if (isMobile)
    return (
      <HeaderActions>
        <Menu
          label='名簿のその他の操作'
          items={[
            ...printLinks,
            ...shownFiles.map(({ label, save }) => ({ label, icon: Save, onSelect: save })),
            ...links,
          ]}
        />
      </HeaderActions>
    )
  return (
    <>
      <Links links={printLinks} />
      {shownFiles.map(({ label, save, isSaving }) => (
        <Button key={label} icon={<Save size={18} aria-hidden />} loading={isSaving} onClick={save}>
          {label}
        </Button>
      ))}
      <Links links={links} />
    </>
  )
}

function Links({ links }: { links: { label: string; icon: LucideIcon; href: string }[] }) {
  return links.map(({ label, icon: Icon, href }) => (
    <ButtonLink key={label} icon={<Icon size={18} aria-hidden />} href={href}>
      {label}
    </ButtonLink>
  ))
}

function useRosterFiles(clientId: string, { fromOn, toOn }: Period) {
  const isDay = fromOn === toOn
  const name = `${isDay ? fromOn : `${fromOn}〜${toOn}`}_出勤者名簿`
  // Names the day even if it is today, because the file may be made after midnight.
  const input = { clientId, query: isDay ? { on: fromOn } : { fromOn, toOn } }
  const [saveXlsx, isSavingXlsx] = useDownload(rosters.file, `${name}.xlsx`)
  const [saveCsv, isSavingCsv] = useDownload(rosters.csv, `${name}.csv`)
  return [
    { label: 'Excelで保存', save: () => void saveXlsx(input), isSaving: isSavingXlsx },
    { label: 'CSVで保存', save: () => void saveCsv(input), isSaving: isSavingCsv },
  ]
}
