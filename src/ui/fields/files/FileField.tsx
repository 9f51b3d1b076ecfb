import { FileText, Upload, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { IconButton } from '@/ui/buttons/IconButton'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { fileSize, takeFiles, type FileRules } from './fileRules'
import { FileArea } from './FileField.styles'

type Props<T extends FieldValues, O> = FieldProps<T, O> & FileRules

/** Files, tapped or dropped. The value is a list of File; what does not fit is refused with its reason at once. */
export function FileField<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, label, accept, acceptLabel, maxBytes, maxCount } = props
  const { field } = useController({ control: form.control, name })
  const [refused, setRefused] = useState<readonly string[]>([])
  const [over, setOver] = useState(false)
  const files: readonly File[] = Array.isArray(field.value) ? field.value : []
  const set = (next: readonly File[]) => {
    field.onChange(next as PathValue<T, FieldPath<T>>)
  }
  function add(selectedFiles: readonly File[]) {
    const accepted = takeFiles(files, selectedFiles, props)
    setRefused(accepted.refused)
    set(accepted.files)
  }
  const frame = frameOf(props)
  return (
    <Field {...frame} error={refused.length > 0 ? refused.join('\n') : frame.error}>
      {(wiring) => (
        <FileArea>
          {files.length > 0 && (
            <ul aria-label={`選んだファイル（${label}）`}>
              {files.map((file) => (
                <li key={`${file.name}/${file.size}/${file.lastModified}`}>
                  <Thumbnail file={file} />
                  <span data-file>
                    <b>{file.name}</b>
                    <small>{fileSize(file.size)}</small>
                  </span>
                  <IconButton
                    label={`${file.name}を外す`}
                    icon={<X aria-hidden />}
                    onClick={() => {
                      setRefused([])
                      set(files.filter((f) => f !== file))
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {files.length < maxCount && (
            <span
              data-drop
              data-over={over}
              onDragOver={(e) => {
                e.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => {
                setOver(false)
              }}
              onDrop={(e) => {
                e.preventDefault()
                setOver(false)
                add([...e.dataTransfer.files])
              }}
            >
              <input
                {...wiring}
                type='file'
                name={name}
                ref={field.ref}
                accept={accept.join(',')}
                multiple={maxCount > 1}
                onBlur={field.onBlur}
                onChange={(e) => {
                  add([...(e.target.files ?? [])])
                  // The same file can be chosen again after it was taken off.
                  e.target.value = ''
                }}
              />
              <Upload aria-hidden />
              <span>
                <b>{files.length > 0 ? 'ファイルを追加する' : 'ファイルを選ぶ'}</b>
                <small>
                  {acceptLabel}・1つ{fileSize(maxBytes)}まで・{maxCount}件まで
                </small>
              </span>
            </span>
          )}
        </FileArea>
      )}
    </Field>
  )
}

function Thumbnail({ file }: { file: File }) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/') || !img.current) return
    const url = URL.createObjectURL(file)
    img.current.src = url
    return () => {
      URL.revokeObjectURL(url)
    }
  }, [file])
  return file.type.startsWith('image/') ? (
    <img ref={img} alt='' />
  ) : (
    <span data-kind>
      <FileText aria-hidden />
    </span>
  )
}
