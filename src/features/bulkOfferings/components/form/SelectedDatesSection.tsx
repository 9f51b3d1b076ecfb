import styled from 'styled-components'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import { DateList } from '@/features/bulkOfferings/components/dates/DateList'
import { DateRow } from '@/features/bulkOfferings/components/dates/DateRow'
import type { BulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import type { SelectedDates } from '@/features/bulkOfferings/hooks/useSelectedDates'
import { peopleIn, type Conditions } from '@/features/bulkOfferings/lib/bulkValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { color, font, radius, weight } from '@/ui/tokens'

type Props = {
  clientId: string
  items: readonly MultidateDate[]
  base: Conditions
  selectedDates: SelectedDates
  check: BulkCheck
}

/** The selected dates, each editable and removable. */
export function SelectedDatesSection({ clientId, items, base, selectedDates, check }: Props) {
  return (
    <section aria-labelledby='selected-dates'>
      <Head>
        <h2 id='selected-dates'>選んだ日</h2>
        <span>
          {items.length}日 ・ のべ{peopleIn(items)}名
        </span>
        {items.length > 0 && (
          <Button tone='link' size={32} onClick={selectedDates.clear}>
            すべて外す
          </Button>
        )}
      </Head>
      {check.hasFailed && (
        <Notice
          tone='warning'
          live
          action={
            <Button size={32} onClick={check.retry}>
              確かめ直す
            </Button>
          }
        >
          費用と条件を確かめられませんでした。表示は、変更する前のものです。
        </Notice>
      )}
      {items.length === 0 ? (
        <Empty>カレンダーの日を押すか、曜日でまとめて選んでください。</Empty>
      ) : (
        <DateList>
          {items.map((date) => (
            <DateRow
              key={date.workOn}
              date={date}
              base={base}
              validation={check.validation?.items.find(({ workOn }) => workOn === date.workOn)}
              dayHref={href(
                routes.offerings,
                { clientId },
                { fromOn: date.workOn, toOn: date.workOn },
              )}
              removeLabel='外す'
              onRemove={() => selectedDates.removeDay(date.workOn)}
              onChange={(next) => selectedDates.changeDate(date.workOn, next)}
            />
          ))}
        </DateList>
      )}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  min-height: 40px;
  > h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > span {
    flex: 1;
    font-size: ${font.s};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`
const Empty = styled.p`
  margin: 0;
  padding: 24px 16px;
  border: 1px dashed ${color.line};
  border-radius: ${radius};
  text-align: center;
  font-size: ${font.s};
  color: ${color.ink2};
`
