import type { BonusContract } from '@/contracts/bonusContracts/schemas'
import { bonusPayerLabel, bonusPerLabel } from '@/domain/pay/bonus'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { Description } from '@/ui/data-display/DescriptionList'
import { Whole } from '@/ui/data-display/Whole'

/** Display items of bonus contracts: amount, unit, days of work and payer. */
export const bonusFacts = (contracts: readonly BonusContract[], now = serverNow()): Description[] =>
  contracts.map((contract) => ({
    label: contract.name,
    value: (
      <>
        {formatYen(contract.amountYen)}{' '}
        <small>
          {bonusPerLabel[contract.per]}
          <br />
          <Whole>{formatDay(contract.startsOn, now)}〜</Whole>
          <Whole>{contract.endsOn !== null && formatDay(contract.endsOn, now)}の勤務</Whole>
          <br />
          {bonusPayerLabel[contract.payer]}
        </small>
      </>
    ),
  }))
