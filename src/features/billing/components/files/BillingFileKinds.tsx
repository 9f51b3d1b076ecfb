import { Save } from 'lucide-react'
import { billingFileKinds, type BillingFileKind } from '@/contracts/billing/enums'
import { billingFileKindLabel } from '@/domain/billing/labels'
import { Button } from '@/ui/buttons/Button'
import * as S from './BillingFiles.styles'

const notes: Record<BillingFileKind, string> = {
  companyStatements: '月ごとに1行。会計の月次に',
  clientStatements: '月と店舗ごとに1行。部門コード付き',
  details: '勤務ごとに1行',
  leaveAllowanceAdjustments: '休業手当の計算と状態',
  billingAdjustments: '不課税と課税10%を分けて',
  transferCommissions: '振込日と店舗ごとに1行',
}

/** One button for each of the six files. */
export function BillingFileKinds({
  savingKind,
  onSave,
}: {
  savingKind: BillingFileKind | undefined
  onSave: (kind: BillingFileKind) => void
}) {
  return (
    <S.Kinds aria-label='CSVの種類'>
      {billingFileKinds.map((kind) => (
        <li key={kind}>
          <span>
            <b>{billingFileKindLabel[kind]}</b>
            <small>{notes[kind]}</small>
          </span>
          <Button
            size={32}
            icon={<Save size={16} aria-hidden />}
            aria-label={`${billingFileKindLabel[kind]}のCSVを保存`}
            loading={savingKind === kind}
            onClick={() => onSave(kind)}
          >
            保存
          </Button>
        </li>
      ))}
    </S.Kinds>
  )
}
