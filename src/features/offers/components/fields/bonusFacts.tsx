import type { BonusContract } from '@/contracts/bonusContracts/schemas'
import { bonusPayerLabel, bonusPerLabel } from '@/domain/pay/bonus'
import { formatDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { Description } from '@/ui/data-display/DescriptionList'

/** What workers of a template get on top: how much for what, on which days of work, and who pays it. */
export const bonusFacts = (contracts: readonly BonusContract[], now = new Date()): Description[] =>
  contracts.map((b) => ({
    label: b.name,
    value: (
      <>
        {formatYen(b.amountYen)}{' '}
        <small>
          {bonusPerLabel[b.per]}
          <br />
          {formatDay(b.startsOn, now)}〜{b.endsOn !== null && formatDay(b.endsOn, now)}の勤務 ・{' '}
          {bonusPayerLabel[b.payer]}
        </small>
      </>
    ),
  }))
