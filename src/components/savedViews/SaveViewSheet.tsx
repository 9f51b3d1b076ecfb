import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { useCan } from '@/components/permissions/useCan'
import { savedViews } from '@/contracts/savedViews'
import { longestViewName, type SavedViewList } from '@/contracts/savedViews/enums'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { SheetButtons, SheetForm } from '@/ui/dialogs/sheetParts'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { TextField } from '@/ui/fields/inputs/TextField'

type Props = { clientId: string; list: SavedViewList; query: string; onClose: () => void }

/** Names the conditions of a list. */
export function SaveViewSheet({ clientId, list, query, onClose }: Props) {
  const [create] = useMutation(savedViews.create)
  const canShare = useCan({ permission: 'client.edit' })
  const [form, submitWith] = useSchemaForm(() => import('./savedView.schema'), {
    name: '',
    isShared: false,
  })
  const onForm = submitWith(async (values) => {
    await create({ clientId, body: { list, query, ...values } })
    notify({ type: 'success', body: [`条件「${values.name}」を保存しました。`] })
    onClose()
  })
  return (
    <Sheet title='条件の保存' onClose={onClose}>
      {(close) => (
        <SheetForm {...onForm} aria-label='条件の保存'>
          <TextField
            form={form}
            name='name'
            label='名前'
            help='例: 空きのある求人、常連の方'
            required
            max={longestViewName}
          />
          {canShare && (
            <CheckboxField
              form={form}
              name='isShared'
              label='この店舗の全員に見せる'
              help='見えるのは条件だけです。開いた人が見られる範囲は変わりません。'
              hideTag
            />
          )}
          <SheetButtons>
            <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
              保存する
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </SheetButtons>
        </SheetForm>
      )}
    </Sheet>
  )
}
