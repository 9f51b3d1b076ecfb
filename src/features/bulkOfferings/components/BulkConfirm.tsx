import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { formatMonth, monthOf, weekdayName } from '@/lib/dates/tokyoDate'
import { formatNumber, formatYen } from '@/lib/text/money'
import { ContractAgreement } from '@/components/offers/ContractAgreement'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { Notice } from '@/ui/feedback/Notice'
import { PageSection } from '@/ui/layout/PageSection'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, media, radius, weight } from '@/ui/tokens'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { hoursOf, slashOf, type Conditions } from '@/features/bulkOfferings/lib/bulkValues'
import type { BulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import { SourceCard } from './SourceCard'

const soon = '公開するとすぐに応募があり、契約が成立することがあります。'
type Props = {
  source: OfferingDetail
  items: readonly MultidateDate[]
  base: Conditions
  check: BulkCheck
  publishing: boolean
  onBack: () => void
  onPublish: (acknowledged: boolean) => void
}

/** All days once more before they are published. There is one confirmation and no dialog after it. */
export function BulkConfirm({
  source,
  items,
  base,
  check: { answer, asking, failed, retry },
  publishing,
  onBack,
  onPublish,
}: Props) {
  const [acknowledged, setAcknowledged] = useState(false)
  const count = items.length
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
  }, [])
  const people = items.reduce((sum, item) => sum + item.peopleWanted, 0)
  const faulty = answer?.items.filter((one) => one.errors.length > 0).length ?? 0
  const warnings = [
    ...new Map(
      answer?.items.flatMap((one) =>
        one.warnings.map(
          (w) =>
            [
              w.code,
              {
                ...w,
                on: answer.items
                  .filter((o) => o.warnings.some((x) => x.code === w.code))
                  .map((o) => slashOf(o.workOn)),
              },
            ] as const,
        ),
      ) ?? [],
    ).values(),
  ]
  const reason = failed
    ? '費用と条件を確かめられていません。'
    : (answer?.refused ??
      (faulty > 0
        ? `掲載できない日が${faulty}件あります。日を選び直してください。`
        : answer?.acknowledgementRequired && !acknowledged
          ? '労働契約の成立について、確認のチェックを入れてください。'
          : undefined))
  const months = [...new Set(items.map((item) => monthOf(item.workOn)))]
  const { cost } = answer ?? {}
  return (
    <>
      <TwoColumns
        form
        side={
          <>
            <Bill aria-labelledby='bill' aria-busy={asking}>
              <div data-head=''>
                <h2 id='bill'>費用</h2>
                <small>
                  {count}件 ・ のべ{people}名
                </small>
              </div>
              {cost ? (
                <div data-lines=''>
                  <MoneyList
                    lines={[
                      { label: '賃金', yen: cost.wagesYen },
                      ...(cost.premiumsYen > 0
                        ? [{ label: '割増', note: '深夜・時間外', yen: cost.premiumsYen }]
                        : []),
                      { label: '交通費', yen: cost.transportationYen },
                      ...(cost.bonusYen > 0 ? [{ label: 'ボーナス', yen: cost.bonusYen }] : []),
                      { label: '利用料', yen: cost.feeYen },
                      { label: '消費税', note: '利用料の10%', yen: cost.taxYen },
                    ]}
                    total={{ label: `${count}件分の合計`, yen: cost.totalYen }}
                  />
                  <p>すべての枠にマッチングした場合の見込みです。</p>
                </div>
              ) : (
                <Skeleton kind='text' rows={5} />
              )}
              {answer?.months.map((m) => (
                <p key={m.month} data-limit=''>
                  {formatMonth(m.month)}の利用上限まで
                  <b>{formatYen(Math.max(0, m.remainingYen))}</b>
                </p>
              ))}
            </Bill>
            {answer?.acknowledgementRequired && (
              <ContractAgreement checked={acknowledged} onChange={setAcknowledged} />
            )}
            <Soon>{soon}</Soon>
            <ActionBar
              place='side'
              summary={
                <>
                  <span>{soon}</span>
                  {cost && <b>{formatNumber(cost.totalYen)}円</b>}
                </>
              }
            >
              <Button
                tone='primary'
                size={48}
                wide
                loading={publishing || asking}
                disabledReason={reason}
                onClick={() => onPublish(acknowledged)}
              >
                {count}件を公開する
              </Button>
              <Button size={48} wide disabled={publishing} onClick={onBack}>
                日を選び直す
              </Button>
            </ActionBar>
          </>
        }
      >
        <Body>
          <h2 ref={head} tabIndex={-1}>
            {count}件の内容を確認してください
          </h2>
          <SourceCard source={source} />
          {failed && (
            <Notice
              tone='error'
              live
              title='費用と条件を確かめられませんでした'
              action={
                <Button size={32} onClick={retry}>
                  確かめ直す
                </Button>
              }
            >
              募集はまだ始まっていません。
            </Notice>
          )}
          {warnings.length > 0 && (
            <Notice tone='warning' title={`公開する前に${warnings.length}つ確認してください`}>
              <ul>
                {warnings.map((w) => (
                  <li key={w.code}>
                    {w.code === 'overlap' ? '同じ時間に、ほかの募集があります。' : w.message}
                    {w.on.length < count && `(${w.on.join('、')})`}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {months.map((month) => {
            const inMonth = items.filter((item) => monthOf(item.workOn) === month)
            return (
              <PageSection key={month} title={formatMonth(month)} note={`${inMonth.length}件`}>
                <Days>
                  {inMonth.map((item) => {
                    const told = answer?.items.find((one) => one.workOn === item.workOn)
                    const changed =
                      JSON.stringify({ ...base, workOn: '' }) !==
                      JSON.stringify({ ...base, ...item, workOn: '' })
                    return (
                      <li
                        key={item.workOn}
                        data-error={told && told.errors.length > 0 ? '' : undefined}
                      >
                        <span>
                          <b>{slashOf(item.workOn)}</b>({weekdayName(item.workOn)})
                        </span>
                        <span>{hoursOf(item)}</span>
                        <b>{item.peopleWanted}名</b>
                        {changed && <span className='uiTag'>変更あり</span>}
                        {told?.preview && told.errors.length === 0 && (
                          <span data-yen=''>{formatYen(told.preview.cost.totalYen)}</span>
                        )}
                        {told?.errors.map((e) => (
                          <small key={e.message}>{e.message}</small>
                        ))}
                      </li>
                    )
                  })}
                </Days>
              </PageSection>
            )
          })}
        </Body>
      </TwoColumns>
    </>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  > section {
    margin-top: 4px;
  }
  > h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > h2:focus:not(:focus-visible) {
    outline: none;
  }
`
const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: 44px;
    padding: 6px 14px;
    font-size: ${font.s};
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li > span:first-child {
    width: 76px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  li > span:first-child b {
    font-size: ${font.m};
    color: ${color.ink};
  }
  b {
    font-weight: ${weight.bold};
  }
  [data-yen] {
    margin-left: auto;
    color: ${color.ink2};
  }
  [data-error] {
    background: ${color.dangerTint};
  }
  small {
    flex: 1 0 100%;
    font-size: ${font.xs};
    color: ${color.dangerText};
  }
`
const Soon = styled.p`
  margin: 0;
  font-size: 13px;
  color: ${color.ink2};
  word-break: auto-phrase;
  ${media.phone} {
    && {
      display: none;
    }
  }
`
const Bill = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  [data-head] {
    display: grid;
    gap: 2px;
    padding: 14px 16px;
    background: ${color.primaryTint};
    border-bottom: 1px dashed ${color.line};
  }
  h2 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  [data-head] small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-lines] {
    padding: 12px 16px;
  }
  p {
    margin: 8px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-limit] {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin: 0;
    padding: 12px 16px;
    border-top: 1px solid ${color.lineSoft};
  }
  [data-limit] b {
    font-size: ${font.s};
    color: ${color.ink};
  }
  &[aria-busy='true'] [data-lines] {
    opacity: 0.6;
  }
  ${media.tablet} {
    [data-head],
    [data-lines],
    [data-limit] {
      padding-inline: 24px;
    }
  }
`
