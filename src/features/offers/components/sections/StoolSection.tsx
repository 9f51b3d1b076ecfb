import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { workerDocuments } from '@/contracts/documents'
import type { StoolInspectionKind } from '@/contracts/documents/enums'
import type { StoolRule } from '@/contracts/offers/enums'
import type { Editing } from '@/features/offers/lib/editing'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { RadioCards } from '@/ui/fields/choices/RadioCards'

const kindName: Record<StoolInspectionKind, string> = {
  salmonella: 'サルモネラ',
  shigella: '赤痢菌',
  o157: '腸管出血性大腸菌(O157など)',
  norovirus: 'ノロウイルス(10〜3月)',
  typhoid: 'チフス菌・パラチフスA菌',
}
type Option = { value: StoolRule; label: string; description: string }

/** Whether workers must submit a stool inspection; its details are settings of the store. */
export function StoolSection({
  editing: {
    clientId,
    form,
    values: { content },
  },
}: {
  editing: Editing
}) {
  const stoolSetting = useQuery(workerDocuments.stoolSetting, { clientId })
  const { data: setting } = stoolSetting
  const options: Option[] = [
    {
      value: 'as_store',
      label: '店舗の設定に合わせる',
      description: setting
        ? `いまの設定: ${setting.required ? '提出してもらう' : '提出は求めない'}`
        : '店舗の設定が変わると、次の募集から変わります。',
    },
    {
      value: 'required',
      label: 'この仕事では提出してもらう',
      description: '食品に直接触れる仕事です。',
    },
    {
      value: 'not_required',
      label: 'この仕事では求めない',
      description: '食品に触れない仕事です。',
    },
  ]
  const required =
    content.stoolInspection === 'required' ||
    (content.stoolInspection === 'as_store' && setting?.required === true)
  return (
    <>
      <p>
        提出の結果は、マッチングのあと、求人の「検便」で確認できます。結果がそろわない方には、食品に触れる作業を任せないでください。
      </p>
      <RadioCards form={form} name='content.stoolInspection' label='検便の結果' options={options} />
      <QueryResult
        of={stoolSetting}
        name='店舗の設定'
        inline
        note='選んだ内容はそのままです。'
        skeleton={<Skeleton kind='text' rows={2} />}
      />
      {setting && required && (
        <DescriptionList
          items={[
            { label: '検査の項目', value: setting.kinds.map((kind) => kindName[kind]).join('、') },
            { label: '結果の有効な日数', value: `検査日から${setting.validDays}日` },
            { label: '提出の期限', value: `勤務開始の${setting.submitDeadlineHoursBefore}時間前` },
            ...(setting.instructions
              ? [{ label: 'ワーカーへの案内', value: setting.instructions }]
              : []),
          ]}
        />
      )}
    </>
  )
}
