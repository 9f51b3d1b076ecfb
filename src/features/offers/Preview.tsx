import { Sheet } from '@/ui/Sheet'
import type { Editing } from './editing'
import { PhonePreview } from './PhonePreview'

type Props = { editing: Pick<Editing, 'clientId' | 'base' | 'occupations' | 'values' | 'issues'>; /** In a sheet, where there is no room beside the form. */ onClose?: () => void }

/** What workers will see: beside the form, or over it. */
export function Preview({ editing: { clientId, base, occupations, values, issues }, onClose }: Props) {
  const seen = <PhonePreview clientId={clientId} base={base} occupations={occupations} values={values} issues={issues} />
  return onClose ? <Sheet title='ワーカーのアプリでの見え方' onClose={onClose}>{seen}</Sheet> : seen
}
