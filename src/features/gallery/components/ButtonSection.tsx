import {
  CalendarPlus,
  CircleSlash,
  Copy,
  Ellipsis,
  Link2,
  MessageCircle,
  Phone,
  Plus,
} from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { IconButton } from '@/ui/buttons/IconButton'
import { Menu } from '@/ui/buttons/Menu'
import type { MenuItem } from '@/ui/buttons/MenuList'
import { OrderButtons } from '@/ui/buttons/OrderButtons'
import { SplitButton } from '@/ui/buttons/SplitButton'
import { Tooltip } from '@/ui/dialogs/Tooltip'
import { PageSection } from '@/ui/layout/PageSection'
import { Sample } from './Sample'
import { Usages } from './Usages'

const tones = ['primary', 'plain', 'blue', 'danger', 'dangerPlain', 'quiet', 'link'] as const
const nothing = () => undefined
const items: MenuItem[] = [
  { label: 'コピーして募集', icon: Copy },
  { label: '複数日に募集', icon: CalendarPlus, disabledReason: '利用上限に達しています' },
  { label: '共有URL', icon: Link2 },
  { label: '募集を取り下げる', icon: CircleSlash, tone: 'danger', hasDivider: true },
]

export function ButtonSection() {
  return (
    <PageSection title='ボタン' id='button' note='高さ 48・44・40・32・24・16'>
      {([48, 44, 40, 32, 24, 16] as const).map((size) => (
        <Sample key={size} label={`高さ ${size}`}>
          {tones.map((tone) => (
            <Button
              key={tone}
              tone={tone}
              size={size}
              icon={size > 24 && tone === 'primary' ? <Plus aria-hidden /> : undefined}
            >
              {tone.startsWith('danger') ? '取り下げる' : '募集する'}
            </Button>
          ))}
        </Sample>
      ))}
      <Sample label='処理中'>
        {tones.slice(0, 5).map((tone) => (
          <Button key={tone} tone={tone} loading>
            募集する
          </Button>
        ))}
      </Sample>
      <Sample label='使えない'>
        <Button tone='primary' disabled>
          募集する
        </Button>
        <Button tone='primary' disabledReason='公開停止中のため、募集できません。'>
          募集する
        </Button>
      </Sample>
      <Sample label='リンク、分かれたボタン、アイコン、メニュー'>
        <ButtonLink href='#button'>求人を見る</ButtonLink>
        <SplitButton
          label='募集する'
          menuLabel='ほかの募集方法'
          tone='primary'
          icon={<Plus aria-hidden />}
          items={items}
          onClick={nothing}
        />
        <SplitButton
          label='CSVを作成'
          menuLabel='文字コードを選ぶ'
          items={items}
          onClick={nothing}
        />
        <IconButton label='電話する' icon={<Phone aria-hidden />} outlined tone='blue' />
        <IconButton
          label='メッセージを送る'
          icon={<MessageCircle aria-hidden />}
          outlined
          tone='blue'
        />
        <Menu label='その他の操作' icon={<Ellipsis aria-hidden />} items={items} />
        <Tooltip text='直近60日のうち、開始24時間以内のキャンセルの割合です'>
          {(described) => (
            <Button size={32} {...described}>
              直前キャンセル率
            </Button>
          )}
        </Tooltip>
      </Sample>
      <Sample label='並べ替え'>
        <OrderButtons name='持ち物' onUp={undefined} onDown={nothing} />
        <OrderButtons name='服装' onUp={nothing} onDown={nothing} />
      </Sample>
      <Usages of={['buttons']} />
    </PageSection>
  )
}
