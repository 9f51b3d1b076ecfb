import { Save } from 'lucide-react'
import styled from 'styled-components'
import { useDownload } from '@/api/download'
import { useCan } from '@/components/permissions/useCan'
import type { Endpoint, Input } from '@/contracts/endpoint'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { HeaderActions } from '@/shell/layout/HeaderActions'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

type Props<E extends Endpoint> = {
  file: E
  input: Input<E>
  /** What is saved, as a part of the file's name. */
  noun: string
  isEmpty?: boolean
  size?: 32 | 40
}

/** Places the button before the main action of the page, which comes last. */
const BeforeMainAction = styled.span`
  display: inline-flex;
  order: -1;
`

/**
 * Saves all pages of a list as a table; on phones it is in the ⋯ menu of the top bar. Not rendered for an empty list or
 * without the permission to export.
 */
export function SaveCsv<E extends Endpoint>({
  file,
  input,
  noun,
  isEmpty = false,
  size = 40,
}: Props<E>) {
  const canExport = useCan(file)
  const [save, isSaving] = useDownload(file, `${dayOf(serverNow())}_${noun}.csv`)
  const isMobile = useIsMobile()
  if (isEmpty || !canExport) return null
  if (isMobile)
    return (
      <HeaderActions>
        <BeforeMainAction>
          <Menu
            label={`${noun}のその他の操作`}
            items={[
              {
                label: 'CSVで保存',
                icon: Save,
                onSelect: () => void save(input),
                disabledReason: isSaving ? '保存しています。' : undefined,
              },
            ]}
          />
        </BeforeMainAction>
      </HeaderActions>
    )
  return (
    <Button
      size={size}
      icon={<Save size={18} aria-hidden />}
      loading={isSaving}
      onClick={() => void save(input)}
    >
      CSVで保存
    </Button>
  )
}
