import { Save } from 'lucide-react'
import { useState } from 'react'
import { useDownload } from '@/api/download'
import { Can } from '@/components/permissions/Can'
import { storeBilling } from '@/contracts/billing'
import * as S from '@/features/billing/components/statements.styles'
import type { Month } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { PageSection } from '@/ui/layout/PageSection'
import { FileOptions, firstFileChoice } from './FileOptions'

/** The two files of a store: its lines, and its leave allowances. */
export function StoreFiles({
  clientId,
  months,
  initialMonth,
}: {
  clientId: string
  months: readonly Month[]
  initialMonth: Month
}) {
  const [choice, setChoice] = useState(() => firstFileChoice(initialMonth))
  const [saveDetails, isSavingDetails] = useDownload(storeBilling.details, '明細.csv')
  const [saveAllowances, isSavingAllowances] = useDownload(
    storeBilling.leaveAllowanceAdjustments,
    '休業手当精算.csv',
  )
  const query = {
    from_month: choice.fromMonth,
    to_month: choice.toMonth,
    encoding: choice.encoding,
  }
  return (
    <Can do={storeBilling.details}>
      <PageSection title='CSV' note='12か月分までまとめて保存できます'>
        <FileOptions months={months} choice={choice} stores={[]} onChange={setChoice} />
        <S.Buttons>
          <Button
            icon={<Save size={18} aria-hidden />}
            loading={isSavingDetails}
            onClick={() => void saveDetails({ clientId, query })}
          >
            明細CSVを保存
          </Button>
          <Button
            icon={<Save size={18} aria-hidden />}
            loading={isSavingAllowances}
            onClick={() => void saveAllowances({ clientId, query })}
          >
            休業手当精算CSVを保存
          </Button>
          <Can do={{ permission: 'workerList.export' }}>
            <ButtonLink href={href(routes.storeRecordArchives, { clientId })}>
              帳票の保管庫を開く
            </ButtonLink>
          </Can>
        </S.Buttons>
      </PageSection>
    </Can>
  )
}
