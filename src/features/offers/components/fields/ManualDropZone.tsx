import { Upload } from 'lucide-react'
import { useState, type ComponentProps, type Ref } from 'react'
import { manualLimits } from '@/contracts/manuals/enums'
import { acceptedTypes } from '@/features/offers/hooks/useManuals'
import { FileArea } from '@/ui/fields/files/FileField.styles'
import { fileSize } from '@/ui/fields/files/fileRules'

type Props = {
  inputProps: ComponentProps<'input'>
  inputRef: Ref<HTMLInputElement>
  hasManuals: boolean
  onSelect: (files: readonly File[]) => void
}

/** Selects files, by the dialog of the browser or by drag and drop. */
export function ManualDropZone({ inputProps, inputRef, hasManuals, onSelect }: Props) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  return (
    <FileArea>
      <span
        data-drop
        data-over={isDraggedOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsDraggedOver(false)
          onSelect([...event.dataTransfer.files])
        }}
      >
        <input
          {...inputProps}
          ref={inputRef}
          type='file'
          accept={acceptedTypes.join(',')}
          multiple
          onChange={(event) => {
            onSelect([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Upload aria-hidden />
        <span>
          <b>{hasManuals ? 'ファイルを追加する' : 'ファイルを選ぶ'}</b>
          <small>
            PDF・1つ{fileSize(manualLimits.bytes)}まで・{manualLimits.count}件まで
          </small>
        </span>
      </span>
    </FileArea>
  )
}
