import { FileText } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { Button } from '@/ui/Button'
import { color, font, weight } from '@/ui/tokens'

type Picker = ComponentType<{ clientId: string; onClose: () => void }>
const load = () => import('@/parts/TemplatePicker')

/** Which template is posted from, and a way to another one. */
export function TemplateRow({ clientId, title }: { clientId: string; title: string }) {
  const [Picker, setPicker] = useState<Picker>()
  return (
    <Row>
      <FileText size={20} aria-hidden /><p><small>ひな形</small><b>{title}</b></p>
      <Button tone='link' size={44} aria-label='ひな形を変更する' onPointerEnter={() => void load()} onFocus={() => void load()} onClick={() => void load().then((m) => setPicker(() => m.TemplatePicker))}>変更</Button>
      {Picker && <Picker clientId={clientId} onClose={() => setPicker(undefined)} />}
    </Row>
  )
}

const Row = styled.div`
  display: flex; align-items: center; gap: 12px;
  > svg { flex: none; color: ${color.ink3}; }
  p { flex: 1; min-width: 0; margin: 0; line-height: 1.4; }
  small { display: block; font-size: ${font.xs}; color: ${color.ink3}; }
  b { font-size: ${font.m}; font-weight: ${weight.bold}; word-break: auto-phrase; }
`
