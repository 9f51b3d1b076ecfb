import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { download } from '@/api/download'
import { useMutation } from '@/api/useMutation'
import { Can } from '@/components/permissions/Can'
import { companyBilling } from '@/contracts/billing'
import type { BillingFileKind } from '@/contracts/billing/enums'
import { billingFileKindLabel } from '@/domain/billing/labels'
import * as S from '@/features/billing/components/statements.styles'
import { formatMonth, type Month } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { PageSection } from '@/ui/layout/PageSection'
import { BillingFileKinds } from './BillingFileKinds'
import { FileOptions, firstFileChoice, type FileChoice, type StoreChoice } from './FileOptions'
import { PreparedFiles } from './PreparedFiles'

type Props = {
  companyId: string
  /** The months to choose from, newest first; a single one is not offered as a choice. */
  months: readonly Month[]
  initialMonth: Month
  stores: readonly StoreChoice[]
}

/**
 * Whether the server refused because the file has too many rows to be made at once. It is then made in the background.
 */
const isTooLong = (error: unknown) => error instanceof ApiError && error.code === 'too_many_rows'

/** The six files of the head office: saved at once, or prepared in the background if they are long. */
export function BillingFiles({ companyId, months, initialMonth, stores }: Props) {
  const [choice, setChoice] = useState<FileChoice>(() => firstFileChoice(initialMonth))
  const [savingKind, setSavingKind] = useState<BillingFileKind>()
  const [requestFile] = useMutation(companyBilling.requestFile)
  const { fromMonth, toMonth, clientIds, encoding } = choice

  async function save(kind: BillingFileKind) {
    setSavingKind(kind)
    const query = { from_month: fromMonth, to_month: toMonth, client_ids: clientIds, encoding }
    const fallbackName = `${billingFileKindLabel[kind]}_${fromMonth}.csv`
    try {
      await download(companyBilling[kind], { companyId, query }, fallbackName).catch(
        async (error: unknown) => {
          if (!isTooLong(error)) throw error
          const body = { kind, fromMonth, toMonth, clientIds: [...clientIds], encoding }
          await requestFile({ companyId, body })
          notify({
            type: 'success',
            body: ['作成を開始しました。完了後にメールでお知らせします。'],
          })
        },
      )
    } catch (error) {
      notifyError(error)
    } finally {
      setSavingKind(undefined)
    }
  }

  return (
    <Can do={companyBilling.requestFile}>
      <PageSection
        id='csv'
        title='CSV'
        note={
          months.length > 1 ? '12か月分までまとめて保存できます' : `${formatMonth(initialMonth)}分`
        }
      >
        <FileOptions months={months} stores={stores} choice={choice} onChange={setChoice} />
        <BillingFileKinds savingKind={savingKind} onSave={(kind) => void save(kind)} />
        <S.Words>
          件数が多いときは裏で作成し、終わったらメールでお知らせします。Shift_JISにない文字(𠮷など)は「？」になります。保存は操作の記録に残ります。
        </S.Words>
        <PreparedFiles companyId={companyId} />
      </PageSection>
    </Can>
  )
}
