import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Card } from '@/ui/layout/Card'

const periods = [
  {
    label: '労働条件通知書・出勤簿・賃金台帳・労働者名簿',
    value: '5年(当分の間3年)。労働基準法109条・附則143条1項',
  },
  {
    label: '利用明細・請求書',
    value: '7年。確定申告期限の翌日から(消費税法・法人税法)',
  },
]

/** How long each kind of record has to be kept. */
export function RetentionPeriods() {
  return (
    <Card>
      <DescriptionList items={periods} />
    </Card>
  )
}
