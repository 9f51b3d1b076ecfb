import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { suggestionTones, type SuggestionTone } from '@/contracts/aiSuggestions/enums'
import { suggestionToneLabel } from '@/domain/offers/aiSuggestion'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Field } from '@/ui/fields/Field'
import { ChipGroup } from '@/ui/fields/choices/ChoiceChips.styles'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font } from '@/ui/tokens'
import type { Editing } from '@/features/offers/lib/editing'
import { entriesOf, putTexts, type TextField } from '@/features/offers/lib/texts'
import { useAiDraft } from '@/features/offers/hooks/useAiDraft'
import { AiDraftResult } from './AiDraftResult'

const Form = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  > p {
    margin: 0;
    color: ${color.ink2};
    font-size: ${font.s};
    line-height: 1.6;
  }
`

/** A draft of the texts: asked for, waited for, looked at. Into the form goes what is chosen, by a press. */
export function AiDraftDialog({
  editing: { clientId, form, occupations },
  occupationId,
  onClose,
}: {
  editing: Editing
  occupationId: number
  onClose: () => void
}) {
  const { state, start, fromTexts, again } = useAiDraft(clientId)
  const [keywords, setKeywords] = useState('')
  const [tone, setTone] = useState<SuggestionTone>('standard')
  const [industryNote, setIndustryNote] = useState('')
  const [chosen, setChosen] = useState<readonly TextField[]>()
  const input = {
    masterCompanyOccupationId: occupationId,
    keywords: keywords
      .split(/[、,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    tone,
    industryNote,
  }
  const entries = state.kind === 'done' ? entriesOf(form, state.result) : []
  // What was typed stays unless it is chosen.
  const put = chosen ?? entries.filter(({ now }) => now === '').map(({ field }) => field)
  const fields = state.kind === 'asking' ? state.fields : {}
  function take(close: () => void) {
    putTexts(
      form,
      entries.filter(({ field }) => put.includes(field)),
    )
    notify({ type: 'success', body: ['下書きを入れました。お店に合わせて直してください。'] })
    close()
  }
  const occupation = occupations.find(({ id }) => id === occupationId)
  return (
    <Dialog
      title='下書きを作る'
      onClose={onClose}
      overlayCloses={false}
      footer={(close) => (
        <>
          {state.kind === 'asking' && (
            <Button
              tone='primary'
              size={48}
              icon={<WandSparkles aria-hidden />}
              onClick={() => void start(input)}
            >
              下書きを作る
            </Button>
          )}
          {state.kind === 'done' && entries.length > 0 && (
            <Button
              tone='primary'
              size={48}
              disabledReason={put.length === 0 ? '入れる欄を選んでください。' : undefined}
              onClick={() => take(close)}
            >
              選んだ欄に入れる({put.length})
            </Button>
          )}
          {state.kind === 'failed' && (
            <Button tone='primary' size={48} onClick={() => void fromTexts(input)}>
              職種の文例から作る
            </Button>
          )}
          {(state.kind === 'done' || state.kind === 'failed') && (
            <Button
              size={48}
              onClick={() => {
                setChosen(undefined)
                again()
              }}
            >
              条件を変えて作り直す
            </Button>
          )}
          <Button size={48} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <Form>
        {state.kind === 'asking' && (
          <>
            <p>
              {occupation && `「${occupation.industry}・${occupation.name}」の`}
              下書きを作ります。ここに入力した内容だけを使います。人の名前、電話番号、メールアドレスは書かないでください。
            </p>
            <Field
              label='キーワード'
              optional
              help='「、」で区切って10個まで。例: ランチ、少人数、はじめての方も'
              error={
                fields['keywords'] ??
                Object.entries(fields).find(([name]) => name.startsWith('keywords.'))?.[1]
              }
            >
              {(wiring) => (
                <input
                  {...wiring}
                  value={keywords}
                  autoComplete='off'
                  onChange={(event) => setKeywords(event.target.value)}
                />
              )}
            </Field>
            <FieldGroup label='文体' error={fields['tone']} as='radiogroup'>
              <ChipGroup data-compact='true'>
                {suggestionTones.map((one) => (
                  <label key={one}>
                    <input
                      type='radio'
                      name='tone'
                      checked={tone === one}
                      onChange={() => setTone(one)}
                    />
                    <span data-chip=''>{suggestionToneLabel[one]}</span>
                  </label>
                ))}
              </ChipGroup>
            </FieldGroup>
            <Field
              label='お店や仕事の補足'
              optional
              help='席数、いっしょに働く人数、忙しい時間など(500文字まで)。'
              error={fields['industryNote']}
            >
              {(wiring) => (
                <textarea
                  {...wiring}
                  rows={4}
                  value={industryNote}
                  onChange={(event) => setIndustryNote(event.target.value)}
                />
              )}
            </Field>
            {fields['masterCompanyOccupationId'] && (
              <Notice tone='warning' title={fields['masterCompanyOccupationId']} />
            )}
          </>
        )}
        {state.kind === 'waiting' && (
          <>
            <p role='status'>
              下書きを作っています。長くても90秒ほどです。このままお待ちください。
            </p>
            <Skeleton kind='text' rows={5} />
          </>
        )}
        {state.kind === 'failed' && (
          <Notice tone='warning' live title='下書きを作れませんでした'>
            {state.message}
          </Notice>
        )}
        {state.kind === 'done' &&
          (entries.length > 0 ? (
            <AiDraftResult note={state.note} entries={entries} chosen={put} onChoose={setChosen} />
          ) : (
            <Notice title='この下書きは、すでに入っています'>{state.note}</Notice>
          ))}
      </Form>
    </Dialog>
  )
}
