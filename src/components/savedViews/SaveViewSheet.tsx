import { useSchemaForm } from '@/api/useSchemaForm'
import { MAX_VIEW_NAME_LENGTH } from '@/contracts/savedViews/enums'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { useCanShareView, useCreateView, type ViewPlace } from './useSavedViews'

type Props = { place: ViewPlace; query: string; onClose: () => void }

/** Names the conditions of a list. */
export function SaveViewSheet({ place, query, onClose }: Props) {
  const create = useCreateView(place)
  const canShare = useCanShareView(place)
  const [form, submitWith] = useSchemaForm(() => import('./savedView.schema'), {
    name: '',
    isShared: false,
  })
  const onForm = submitWith(async (values) => {
    await create({ query, ...values })
    notify({ type: 'success', body: [`条件「${values.name}」を保存しました。`] })
    onClose()
  })
  return (
    <FormSheet
      title='条件の保存'
      form={form}
      onForm={onForm}
      applyLabel='保存する'
      onClose={onClose}
    >
      <TextField
        form={form}
        name='name'
        label='名前'
        help={
          'clientId' in place
            ? '例: 空きのある求人、常連の方'
            : '例: 対応のある店舗、招待中のスタッフ'
        }
        required
        max={MAX_VIEW_NAME_LENGTH}
      />
      {canShare && (
        <CheckboxField
          form={form}
          name='isShared'
          label={'clientId' in place ? '店舗で共有' : '企業で共有'}
          help='この一覧を開ける全員に、条件だけが見えます。開いた人が見られる範囲は変わりません。'
        />
      )}
    </FormSheet>
  )
}
