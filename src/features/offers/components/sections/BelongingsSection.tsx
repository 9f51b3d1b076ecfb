import { offerLimits } from '@/contracts/offers/enums'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { QuickWords } from '@/features/offers/components/fields/QuickWords'
import type { Editing } from '@/features/offers/lib/editing'
import { Button } from '@/ui/buttons/Button'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

const commonItems = ['黒の靴', '動きやすい服装', '筆記用具', '飲み物(ふた付き)', '特になし']

/** Belongings and clothing, and the time for changing, which is working time. */
export function BelongingsSection({ editing }: { editing: Editing }) {
  const {
    form,
    values: { content },
  } = editing
  const unusedItems = commonItems.filter((item) => !content.belongings.split('\n').includes(item))
  const add = (item: string) =>
    form.setValue(
      'content.belongings',
      [content.belongings.trimEnd(), item].filter(Boolean).join('\n'),
      { shouldDirty: true, shouldTouch: true, shouldValidate: true },
    )
  return (
    <>
      <div>
        <TextAreaField
          form={form}
          name='content.belongings'
          label='持ち物'
          optional
          help='1行に1つずつ書いてください(20件まで)。'
          rows={4}
        />
        <QuickWords label='よく使う持ち物'>
          {unusedItems.map((item) => (
            <Button key={item} size={32} onClick={() => add(item)}>
              ＋ {item}
            </Button>
          ))}
        </QuickWords>
        <FieldAdvice editing={editing} field='content.belongings' />
      </div>
      <div>
        <TextAreaField
          form={form}
          name='content.clothing'
          label='服装・身だしなみ'
          optional
          max={offerLimits.clothing}
          rows={4}
          placeholder='例: 白い無地のシャツ、黒のズボン。エプロンは貸し出します。'
        />
        <FieldAdvice editing={editing} field='content.clothing' />
      </div>
      <div>
        <SwitchField
          form={form}
          name='content.hasUniformChange'
          label='制服に着替えてもらう'
          description='着替えの時間は労働時間です。募集する時間に含めてください。'
        />
        {content.hasUniformChange && (
          <NumberStepper
            form={form}
            name='content.changeTimeMin'
            label='着替えの時間'
            unit='分'
            min={0}
            max={60}
            step={5}
          />
        )}
        <FieldAdvice editing={editing} field='content.changeTimeMin' />
      </div>
    </>
  )
}
