import { Plus } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Button } from '@/ui/Button'

type Picker = ComponentType<{ clientId: string; onClose: () => void }>
const load = () => import('./TemplatePicker')

/** 「募集する」: opens the templates, the last used first. The list comes with the first touch. */
export function PostButton({ clientId, size = 40 }: { clientId: string; size?: 32 | 40 | 48 }) {
  const [Picker, setPicker] = useState<Picker>()
  const open = () => void load().then((m) => setPicker(() => m.TemplatePicker))
  return (
    <>
      <Button tone='primary' size={size} icon={<Plus aria-hidden />} onPointerEnter={() => void load()} onFocus={() => void load()} onClick={open}>募集する</Button>
      {Picker && <Picker clientId={clientId} onClose={() => setPicker(undefined)} />}
    </>
  )
}
