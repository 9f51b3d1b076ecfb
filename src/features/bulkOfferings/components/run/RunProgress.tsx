import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import type { MultidateItem, MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { hoursOf, formatMonthDay } from '@/features/bulkOfferings/lib/bulkValues'
import { weekdayName } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { color, font, framed, media, rem, weight } from '@/ui/tokens'

const resultLabel: Record<MultidateItem['result'], string> = {
  created: '公開しました',
  pending: '待機中',
  skipped: 'やめました',
  failed: '公開できませんでした',
}

/** The progress of a run by date. */
export function RunProgress({ clientId, run }: { clientId: string; run: MultidatePosting }) {
  const finishedCount = run.totalCount - run.pendingCount
  return (
    <Root aria-labelledby='progress'>
      <h2 id='progress'>「{run.title}」を公開しています</h2>
      <ProgressBar
        label='公開の進み具合'
        value={finishedCount}
        max={run.totalCount}
        words={`${finishedCount}/${run.totalCount}件`}
      />
      <p role='status'>
        {run.totalCount}件中{finishedCount}
        件が終わりました。このページを離れても公開は続き、結果は求人のページに出ます。
      </p>
      <Dates>
        {run.items.map((item) => (
          <li key={item.id} data-result={item.result}>
            <ResultIcon result={item.result} />
            <span>
              <b>{formatMonthDay(item.workOn)}</b>({weekdayName(item.workOn)})
            </span>
            <span>{hoursOf(item)}</span>
            <span>{item.peopleWanted}名</span>
            <small>{resultLabel[item.result]}</small>
          </li>
        ))}
      </Dates>
      <div>
        <ButtonLink size={44} href={href(routes.offerings, { clientId })}>
          求人の一覧へ
        </ButtonLink>
      </div>
    </Root>
  )
}

function ResultIcon({ result }: { result: MultidateItem['result'] }) {
  if (result === 'created') return <Check aria-hidden />
  if (result === 'pending') return <LoaderCircle aria-hidden />
  return <CircleAlert aria-hidden />
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 600px;
  > h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > p {
    margin: 0;
    color: ${color.ink2};
  }
`
const Dates = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  ${framed}
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: ${rem(44)};
    padding: 6px 14px;
    font-size: ${font.s};
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  svg {
    width: ${rem(18)};
    height: ${rem(18)};
    color: ${color.ink3};
  }
  [data-result='created'] svg {
    color: ${color.successText};
  }
  [data-result='failed'] svg {
    color: ${color.danger};
  }
  [data-result='pending'] svg {
    animation: ${spin} 1.2s linear infinite;
  }
  ${media.still} {
    [data-result='pending'] svg {
      animation: none;
    }
  }
  b {
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  small {
    margin-left: auto;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
