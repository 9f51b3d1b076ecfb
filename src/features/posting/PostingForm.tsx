import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { useDraft } from '@/api/useDraft'
import { useForm } from '@/api/useForm'
import { accounts } from '@/contracts/accounts'
import { groups as groupContract, offerings } from '@/contracts/offerings'
import type { OfferSummary } from '@/contracts/offers.schemas'
import type { OfferingSuggestion } from '@/contracts/offerings.schemas'
import { closeRules } from '@/contracts/statuses'
import { suggestBreak } from '@/domain/breaks'
import { closeRuleLabel, publicationScopeLabel } from '@/domain/labels'
import { autoPublicAtOf } from '@/domain/offering'
import { shiftOfInput } from '@/domain/offeringCheck'
import { nightMinutes } from '@/domain/pay'
import { formatDateTime, formatDay, formatDuration, formatTime, isDay, minutesBetween, minutesOf } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { useUnsavedGuard } from '@/shell/useUnsavedGuard'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { ChoiceChips } from '@/ui/ChoiceChips'
import { DateField } from '@/ui/DateField'
import { FormErrorSummary } from '@/ui/FormErrorSummary'
import { MoneyField } from '@/ui/MoneyField'
import { Notice } from '@/ui/Notice'
import { NumberStepper } from '@/ui/NumberStepper'
import { PageSection } from '@/ui/PageSection'
import { RadioCards } from '@/ui/RadioCards'
import { Ruler } from '@/ui/Ruler'
import { SelectField } from '@/ui/SelectField'
import { SwitchField } from '@/ui/SwitchField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TimeField } from '@/ui/TimeField'
import { TwoColumns } from '@/ui/TwoColumns'
import { color, font, media, radius } from '@/ui/tokens'
import { CostPanel } from './CostPanel'
import { DayChips } from './DayChips'
import { heldPosting, holdPosting, postingDraftKey } from './heldPostings'
import { autoPublicHours, inputOf, onDay, type PostingValues } from './postingValues'
import { usePostingPreview } from './usePostingPreview'
import { WageScale } from './WageScale'

const labels = {
  workOn: '勤務日', startTime: '開始', endTime: '終了', breakMin: '休憩', peopleWanted: '募集人数', hourlyWageYen: '時給', transportationYen: '交通費', scope: '公開範囲', groupIds: 'グループ', closeRule: '応募の締切', customDay: '締切の日', memo: 'ワーカーへのメモ',
} as const
const fares = [0, 300, 500, 1000]
const breaks = [0, 15, 30, 45, 60, 75, 90, 120].map((value) => ({ value, label: value === 0 ? 'なし' : `${value}分` }))

type Props = { clientId: string; offerId: string; offer: Pick<OfferSummary, 'title'>; suggestion: OfferingSuggestion; on: string }

/** The conditions of one posting, filled in from the last one: whoever repeats a shift changes the day and goes on. */
export function PostingForm({ clientId, offerId, suggestion, on }: Props) {
  const router = useRouter()
  const { data: me } = useQuery(accounts.me, {})
  const { data: groupList } = useQuery(groupContract.list, { clientId })
  const [otherFare, setOtherFare] = useState(false)
  const [form, onForm] = useForm(() => import('./postingForm.schema'), heldPosting(offerId)?.values ?? onDay(suggestion, on), async (input) => {
    holdPosting(offerId, form.getValues() as PostingValues, input)
    pass()
    await router.push(href(routes.confirmOffering, { clientId, offerId }))
  })
  const draft = useDraft(postingDraftKey(me?.id, clientId, offerId), form)
  const [guard, pass] = useUnsavedGuard(form.formState.isDirty, { note: '入力した内容は下書きとしてこの端末に残ります。' })
  const values = useWatch({ control: form.control }) as PostingValues
  const input = inputOf(values, new Date()), [answer, asking] = usePostingPreview(clientId, offerId, input)
  const { data: wage } = useQuery(offerings.wage, isDay(values.workOn) ? { clientId, query: { offerId: Number(offerId), workOn: values.workOn } } : null, { keepPreviousData: true })
  const shift = shiftOfInput(values), night = shift ? nightMinutes(shift.startAt, shift.endAt) : 0

  // What the rules refuse stands at its field at once; a field that is mended is cleared by the next answer.
  const { setError, clearErrors } = form
  useEffect(() => {
    if (!answer || asking) return
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      const found = answer.errors.find((e) => e.field === name || (e.field === 'customClosesAt' && name === 'customDay'))
      if (found) setError(name, { type: 'rule', message: found.message })
      else if (form.getFieldState(name).error?.type === 'rule') clearErrors(name)
    }
  }, [answer, asking, setError, clearErrors, form])
  // The lawful break follows the times until somebody chooses one.
  const span = shift ? minutesBetween(shift.startAt, shift.endAt) : 0
  const { setValue } = form
  useEffect(() => {
    if (span > 0 && !form.getFieldState('breakMin').isDirty && suggestBreak(span) > (form.getValues('breakMin') ?? 0)) setValue('breakMin', suggestBreak(span))
  }, [span, form, setValue])

  const refused = answer?.errors.filter((e) => e.field === 'offer') ?? []
  const people = suggestion.usualPeople
  const options = (groupList?.items ?? []).map((g) => ({ value: g.id, label: `${g.name}(${g.usersCount}名)` }))
  return (
    <form {...onForm}>
      {guard}
      <TwoColumns form side={<>
        <CostPanel answer={answer} asking={asking} hourlyWageYen={values.hourlyWageYen} people={values.peopleWanted} />
        <ActionBar place='side' summary={<><span>{shift ? `${formatDay(shift.startAt, new Date())} ${formatTime(shift.startAt)}〜・${values.peopleWanted ?? '-'}名` : '日時を入力してください'}</span>{answer?.preview && <b>{formatYen(answer.preview.cost.totalYen)}</b>}</>}>
          <Button type='submit' tone='primary' size={48} wide loading={form.formState.isSubmitting}>確認へ進む</Button>
          <Button tone='link' size={44} wide onClick={() => { pass(); void router.push(href(routes.offerings, { clientId })) }}>下書きを残してやめる</Button>
        </ActionBar>
      </>}>
        <Fields>
          <FormErrorSummary form={form} labels={labels} />
          {refused.map((e) => <Notice key={e.message} tone='error' live title='このひな形では募集できません'>{e.message}</Notice>)}
          {draft.offered && <Notice title={`${formatDateTime(new Date(draft.offered.savedAt), new Date())}の下書きがあります`} action={<><Button size={32} onClick={draft.restore}>下書きを復元</Button><Button size={32} tone='link' onClick={draft.discard}>破棄する</Button></>} />}
          {suggestion.basedOn === 'offering' && suggestion.basedOnWorkOn && <Notice>前回 <b>{formatDay(suggestion.basedOnWorkOn, new Date())}</b> の条件を入れました。変えたところだけ直してください。</Notice>}
          <PageSection title='いつ'>
            <DayChips form={form} />
            <div data-times=''>
              <TimeField form={form} name='startTime' label='開始' required />
              <span aria-hidden>〜</span>
              <TimeField form={form} name='endTime' label='終了' required />
              <SelectField form={form} name='breakMin' label='休憩' numeric options={breaks.some((b) => b.value === values.breakMin) || values.breakMin === null ? breaks : [...breaks, { value: values.breakMin, label: `${values.breakMin}分` }]} />
            </div>
            {shift && span > 0 && (
              <div data-bar=''>
                <p><b>実働 {formatDuration(Math.max(0, span - (values.breakMin ?? 0)))}</b> 深夜 {formatDuration(night)}</p>
                <Ruler state='published' start={(minutesOf(values.startTime) + 1140) % 1440} end={(minutesOf(values.startTime) + 1140) % 1440 + span} />
                {night > 0 && <p>22:00から翌5:00は深夜割増25%がつきます。18歳未満の方には表示されません。</p>}
              </div>
            )}
          </PageSection>
          <PageSection title='何人・いくら'>
            <NumberStepper form={form} name='peopleWanted' label='募集人数' unit='名' min={1} max={100} required {...(people ? { hint: `いつもは${people.min === people.max ? people.min : `${people.min}〜${people.max}`}名` } : {})} />
            <MoneyField form={form} name='hourlyWageYen' label='時給' required steps={[-10, 10, 50]} />
            {wage && <WageScale wage={wage} yen={values.hourlyWageYen} />}
            <ChoiceChips form={form} name='transportationYen' label='交通費' options={[...fares, ...(values.transportationYen !== null && !fares.includes(values.transportationYen) ? [values.transportationYen] : [])].map((value) => ({ value, label: value === 0 ? 'なし' : formatYen(value) }))}
              more={<Button size={44} aria-expanded={otherFare} onClick={() => setOtherFare(!otherFare)}>その他の金額</Button>} />
            {otherFare && <MoneyField form={form} name='transportationYen' label='交通費の金額' help='1回の勤務あたり3,000円まで' />}
          </PageSection>
          <PageSection title='だれに見せるか'>
            <RadioCards form={form} name='scope' label='公開範囲' required options={[
              { value: 'public', label: publicationScopeLabel.public, description: 'ブロックした人を除く、すべてのワーカー' },
              {
                value: 'group', label: publicationScopeLabel.group, description: '選んだグループの人だけに見せます。ワーカーにグループ名は表示されません。', ...(options.length === 0 ? { disabledReason: 'グループがまだありません' } : {}),
                more: <ChoiceChips form={form} name='groupIds' label='グループ' multiple compact options={options} />,
              },
              ...(values.scope === 'public' || values.scope === 'group' ? [] : [{ value: values.scope, label: publicationScopeLabel[values.scope] }]),
            ]} />
            {values.scope !== 'public' && (
              <SwitchField form={form} name='autoPublic' label='埋まらなければ一般公開に切り替える' description={shift ? `${formatDateTime(autoPublicAtOf(shift.startAt, autoPublicHours), new Date())}に、空きがあれば自動で切り替えます` : `開始の${autoPublicHours}時間前に切り替えます`} />
            )}
            <SelectField form={form} name='closeRule' label='応募の締切' options={closeRules.map((value) => ({ value, label: value === 'at_start' ? `${closeRuleLabel[value]}(おすすめ)` : closeRuleLabel[value] }))} />
            {values.closeRule === 'custom' && <div data-times=''><DateField form={form} name='customDay' label='締切の日' required /><TimeField form={form} name='customTime' label='締切の時刻' required /></div>}
          </PageSection>
          <PageSection title='当日の連絡'>
            <TextAreaField form={form} name='memo' label='ワーカーへのメモ' optional max={500} rows={3} placeholder='例: 開始の10分前に、店舗の裏口からお入りください。' note={draft.savedAt && `${formatTime(new Date(draft.savedAt))} に下書きを保存しました`} />
          </PageSection>
        </Fields>
      </TwoColumns>
    </form>
  )
}

const Fields = styled.div`
  display: grid; gap: 12px; min-width: 0;
  > section > * { min-width: 0; }
  > section { gap: 20px; margin-top: 12px; }
  [data-times] { display: grid; grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr); gap: 8px; align-items: start; }
  [data-times] > span { align-self: start; margin-top: 40px; text-align: center; color: ${color.ink2}; }
  [data-bar] { display: grid; gap: 8px; padding: 12px 14px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; font-size: ${font.s}; }
  [data-bar] p { margin: 0; color: ${color.ink2}; }
  [data-bar] b { color: ${color.ink}; margin-right: 8px; }
  ${media.tablet} { [data-times] { grid-template-columns: 140px 16px 140px 160px; } }
`
