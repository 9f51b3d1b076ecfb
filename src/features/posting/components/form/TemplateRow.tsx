import { FileText } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Button } from '@/ui/buttons/Button'

type Picker = ComponentType<{ clientId: string; onClose: () => void }>
const load = () => import('@/components/offers/TemplatePicker')

/** Which template is posted from, and for a new posting a way to another one. */
export function TemplateRow({
  clientId,
  title,
  fixed = false,
}: {
  clientId: string
  title: string
  fixed?: boolean
}) {
  const [Picker, setPicker] = useState<Picker>()
  return (
    <div className='templateRowRow'>
      <FileText size={20} aria-hidden />
      <p>
        <small>ひな形</small>
        <b>{title}</b>
      </p>
      {!fixed && (
        <Button
          tone='link'
          size={44}
          aria-label='ひな形を変更する'
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => void load().then((m) => setPicker(() => m.TemplatePicker))}
        >
          変更
        </Button>
      )}
      {Picker && <Picker clientId={clientId} onClose={() => setPicker(undefined)} />}
    </div>
  )
}
