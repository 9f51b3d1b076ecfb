import { Check, CircleAlert, LoaderCircle } from '@/ui/icons'
import styled, { keyframes } from 'styled-components'
import type { MultidatePosting } from '@/contracts/multidate.schemas'
import { weekdayName } from '@/lib/jst'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { ButtonLink } from '@/ui/ButtonLink'
import { ProgressBar } from '@/ui/ProgressBar'
import { color, font, media, radius, weight } from '@/ui/tokens'
import { hoursOf, slashOf } from './multidateValues'

/** How far a run is, date by date. */
export function RunProgress({ clientId, run }: { clientId: string; run: MultidatePosting }) {
  const settled = run.totalCount - run.pendingCount
  return (
    <Root aria-labelledby='progress'>
      <h2 id='progress'>「{run.title}」を掲載しています</h2>
      <ProgressBar label='掲載の進み具合' value={settled} max={run.totalCount} words={`${settled}/${run.totalCount}件`} />
      <p role='status'>{run.totalCount}件中{settled}件が終わりました。このページを離れても掲載は続き、結果は求人のページに出ます。</p>
      <ul>
        {run.items.map((item) => (
          <li key={item.id} data-result={item.result}>
            {item.result === 'created' ? <Check aria-hidden /> : item.result === 'pending' ? <LoaderCircle aria-hidden data-turning='' /> : <CircleAlert aria-hidden />}
            <span><b>{slashOf(item.workOn)}</b>({weekdayName(item.workOn)})</span><span>{hoursOf(item)}</span><span>{item.peopleWanted}名</span>
            <small>{item.result === 'created' ? '掲載しました' : item.result === 'pending' ? '待機中' : item.result === 'skipped' ? 'やめました' : '掲載できませんでした'}</small>
          </li>
        ))}
      </ul>
      <div data-acts=''><ButtonLink size={44} href={href(routes.offerings, { clientId })}>求人の一覧へ</ButtonLink></div>
    </Root>
  )
}

const turn = keyframes`to { transform: rotate(1turn); }`
const Root = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; max-width: 600px;
  h2 { margin: 0; font-size: ${font.l}; line-height: 1.5; font-weight: ${weight.bold}; word-break: auto-phrase; }
  p { margin: 0; color: ${color.ink2}; word-break: auto-phrase; }
  ul { margin: 4px 0 0; padding: 0; list-style: none; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; font-variant-numeric: tabular-nums; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; min-height: 44px; padding: 6px 14px; font-size: ${font.s}; }
  li + li { border-top: 1px solid ${color.lineSoft}; }
  li svg { width: 18px; height: 18px; color: ${color.ink3}; }
  [data-result='created'] svg { color: ${color.successText}; }
  [data-result='failed'] svg { color: ${color.danger}; }
  [data-turning] { animation: ${turn} 1.2s linear infinite; }
  ${media.still} { [data-turning] { animation: none; } }
  b { font-size: ${font.m}; font-weight: ${weight.bold}; }
  small { margin-left: auto; font-size: ${font.xs}; color: ${color.ink2}; }
`
