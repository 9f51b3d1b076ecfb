import { Check, Megaphone, Pause, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LadderRungState } from '@/contracts/ladders/enums'
import type { RungForecast } from '@/contracts/ladders/schemas'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { ForecastMeter } from './ForecastMeter'
import { Steps } from './LadderSteps.styles'

type Step = {
  title: string
  /** When it opens or opened. */
  when: ReactNode
  /** Undefined while a ladder is being planned. */
  state?: LadderRungState
  /** Undefined while it loads. */
  reach: Pick<RungForecast, 'newCount' | 'totalCount'> | undefined
  forecast: { label: string; value: RungForecast['forecast'] } | undefined
  facts?: readonly (readonly [label: string, value: ReactNode])[]
  children?: ReactNode
  key: string
}

const stateLabels: Record<LadderRungState, string> = {
  done: '終わった段',
  current: 'いまここ',
  coming: 'これから',
  waiting: '空きを待っています',
  skipped: 'とばした段',
  stopped: '開かずに終了',
}
const stateIcons = {
  done: Check,
  current: Megaphone,
  coming: null,
  waiting: Pause,
  skipped: SkipForward,
  stopped: null,
} as const

/** The steps of a ladder on one line, each with the workers it reaches and its expected effect. */
export function LadderSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Steps>
      {steps.map((step, index) => (
        <li
          key={step.key}
          data-state={step.state}
          aria-current={step.state === 'current' && 'step'}
        >
          <span data-mark='' aria-hidden>
            {step.state === 'done' ? <Check size={18} /> : index + 1}
          </span>
          <div data-card=''>
            <div data-head=''>
              <h3>{step.title}</h3>
              {step.state && step.state !== 'coming' && (
                <StatusChip
                  kind={step.state === 'current' ? 'published' : 'outline'}
                  icon={stateIcons[step.state]}
                  label={stateLabels[step.state]}
                />
              )}
              <span data-when=''>{step.when}</span>
            </div>
            <dl>
              <Reach reach={step.reach} isFirst={index === 0} />
              {step.facts?.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {step.forecast && (
              <ForecastMeter label={step.forecast.label} forecast={step.forecast.value} />
            )}
            {step.children && <div data-buttons=''>{step.children}</div>}
          </div>
        </li>
      ))}
    </Steps>
  )
}

function Reach({ reach, isFirst }: { reach: Step['reach']; isFirst: boolean }) {
  if (reach === undefined)
    return (
      <div>
        <dt>新しく見える人</dt>
        <dd>–</dd>
      </div>
    )
  if (reach.newCount === null)
    return (
      <div>
        <dt>新しく見える人</dt>
        <dd data-words=''>条件に合うすべてのワーカー</dd>
      </div>
    )
  return (
    <>
      <div>
        <dt>新しく見える人</dt>
        <dd>
          {isFirst ? '' : '+'}
          {reach.newCount}
          <small>名</small>
        </dd>
      </div>
      <div>
        <dt>ここまでの合計</dt>
        <dd>
          {reach.totalCount}
          <small>名</small>
        </dd>
      </div>
    </>
  )
}
