import { suggestionTones, type SuggestionTone } from '@/contracts/aiSuggestions/enums'
import { suggestionToneLabel } from '@/domain/offers/aiSuggestion'
import { Notice } from '@/ui/feedback/Notice'
import { ChipGroup } from '@/ui/fields/choices/ChoiceChips.styles'
import { Field } from '@/ui/fields/Field'
import { FieldGroup } from '@/ui/fields/FieldGroup'

export type AiDraftRequest = { keywords: string; tone: SuggestionTone; industryNote: string }
type Props = {
  request: AiDraftRequest
  occupation: { industry: string; name: string } | undefined
  /** Without a language model only the keywords are used, so the other fields are hidden. */
  hasTextModel: boolean
  /** The server's errors by field. */
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<AiDraftRequest>) => void
}

/** The input of the draft. */
export function AiDraftForm(props: Props) {
  const { request, occupation, hasTextModel, errors, onChange } = props
  const keywordError =
    errors['keywords'] ?? Object.entries(errors).find(([name]) => name.startsWith('keywords.'))?.[1]
  return (
    <>
      <p>
        {occupation && `「${occupation.industry}・${occupation.name}」の`}
        文案を作ります。ここに入力した内容だけを使います。氏名、電話番号、メールアドレスは書かないでください。
      </p>
      <Field
        label='キーワード'
        optional
        help='「、」で区切って10個まで。例: ランチ、少人数、はじめての方も'
        error={keywordError}
      >
        {(wiring) => (
          <input
            {...wiring}
            value={request.keywords}
            autoComplete='off'
            onChange={(event) => onChange({ keywords: event.target.value })}
          />
        )}
      </Field>
      {hasTextModel && <ModelFields {...props} />}
      {errors['masterCompanyOccupationId'] && (
        <Notice tone='warning' title={errors['masterCompanyOccupationId']} />
      )}
    </>
  )
}

/** The fields that only a language model can take into account. */
function ModelFields({ request, errors, onChange }: Props) {
  return (
    <>
      <FieldGroup label='文体' error={errors['tone']} as='radiogroup'>
        <ChipGroup data-compact='true'>
          {suggestionTones.map((tone) => (
            <label key={tone}>
              <input
                type='radio'
                name='tone'
                checked={request.tone === tone}
                onChange={() => onChange({ tone })}
              />
              <span data-chip=''>{suggestionToneLabel[tone]}</span>
            </label>
          ))}
        </ChipGroup>
      </FieldGroup>
      <Field
        label='お店や仕事の補足'
        optional
        help='席数、いっしょに働く人数、忙しい時間など(500文字まで)。'
        error={errors['industryNote']}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={4}
            value={request.industryNote}
            onChange={(event) => onChange({ industryNote: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
